/** What can stand in a position, as its JSON Schema tells it: the form of the editor is made from it, for any game. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  pattern?: string;
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export type Path = readonly (string | number)[];
export type Position = Record<string, Json>;

const REF = "#/$defs/";
/** The kinds of things that stand on the map and can be put elsewhere. */
export const MOVABLE: ReadonlySet<string> = new Set(["piece", "general", "unit", "leader"]);

/** What a schema refers to, with the kind of things that it names. */
export function resolved(schema: Schema, root: Schema): { schema: Schema; kind: string } {
  const kind = schema.$ref?.startsWith(REF) ? schema.$ref.slice(REF.length) : "";
  return kind === "" ? { schema, kind } : { schema: { ...root.$defs?.[kind], ...(schema.description === undefined ? {} : { description: schema.description }) }, kind };
}

/** The ways a value can be written, none of which is null; and whether it can be null. */
export function choices(schema: Schema): { ways: Schema[]; empty: boolean } {
  const all = schema.anyOf ?? schema.oneOf ?? [schema];
  return { ways: all.filter((one) => one.type !== "null"), empty: all.some((one) => one.type === "null") };
}

/** Which of the ways a value is written in; the first where none fits. */
export function wayOf(ways: readonly Schema[], value: Json | undefined, root: Schema): number {
  const found = ways.findIndex((one) => fits(resolved(one, root).schema, value));
  return Math.max(found, 0);
}

function fits(schema: Schema, value: Json | undefined): boolean {
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum !== undefined) return schema.enum.includes(value);
  if (isObject(value)) {
    const frame = schema.properties?.["frame"]?.const;
    return schema.type === "object" && (frame === undefined || frame === value["frame"]);
  }
  if (Array.isArray(value)) return schema.type === "array";
  return schema.type === { string: "string", number: "integer", boolean: "boolean" }[typeof value as string];
}

export const isObject = (value: unknown): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Something to begin with where a value is added. */
export function blank(schema: Schema, root: Schema): Json {
  const { schema: own } = resolved(schema, root);
  if (own.const !== undefined) return own.const as Json;
  if (own.default !== undefined) return own.default as Json;
  if (own.enum !== undefined) return (own.enum.find((one) => one !== null) ?? null) as Json;
  if (own.anyOf !== undefined || own.oneOf !== undefined) return blank(choices(own).ways[0] ?? {}, root);
  if (own.type === "array") return [];
  if (own.type === "integer") return own.minimum ?? 0;
  if (own.type === "boolean") return false;
  if (own.type !== "object") return "";
  return Object.fromEntries((own.required ?? []).map((name) => [name, blank(own.properties?.[name] ?? {}, root)]));
}

export function valueAt(value: Json | undefined, path: Path): Json | undefined {
  let now: Json | undefined = value;
  for (const step of path) {
    if (Array.isArray(now)) now = now[Number(step)];
    else if (isObject(now)) now = now[String(step)];
    else return undefined;
  }
  return now;
}

/** The value with another one at a path; undefined: without it. */
export function withValue(value: Json | undefined, path: Path, put: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return put ?? null;
  if (typeof step === "number") {
    const list = Array.isArray(value) ? [...value] : [];
    if (rest.length === 0 && put === undefined) list.splice(step, 1);
    else list[step] = withValue(list[step], rest, put);
    return list;
  }
  const own = isObject(value) ? value : {};
  if (rest.length === 0 && put === undefined) return Object.fromEntries(Object.entries(own).filter(([name]) => name !== step));
  return { ...own, [step]: withValue(own[step], rest, put) };
}

/** What a field is called that a refusal names, such as `pieces.prussia-2.troops`: from the whole to the part. */
export function namesTo(where: string, root: Schema, name: (kind: string, id: string) => string): string[] {
  let now: Schema[] = [root];
  return (where.match(/[^.[\]]+/g) ?? []).map((step) => {
    const ways = now.flatMap((one) => waysOf(one, root));
    const keys = ways.flatMap(({ propertyNames }) => (propertyNames === undefined ? [] : [resolved(propertyNames, root).kind]));
    now = ways.flatMap(({ properties, items, additionalProperties: more }) => {
      const inner = properties?.[step] ?? (/^\d+$/.test(step) ? items : undefined) ?? (typeof more === "object" ? more : undefined);
      return inner === undefined ? [] : [inner];
    });
    if (/^\d+$/.test(step) && keys.length === 0) return String(Number(step) + 1);
    return name(keys[0] ?? "field", step);
  });
}

/** The schema, and all that it may mean. */
function waysOf(schema: Schema, root: Schema): Schema[] {
  const { schema: own } = resolved(schema, root);
  return [own, ...[...(own.anyOf ?? []), ...(own.oneOf ?? [])].flatMap((one) => waysOf(one, root))];
}

/** A path as refusals write it. */
export const written = (path: Path): string =>
  path.map((step, place) => (typeof step === "number" ? `[${String(step)}]` : place === 0 ? step : `.${step}`)).join("");

/** Where a thing of the table is told of: the first object that has an entry for it. */
export function placeOf(position: Position, thing: string): Path | null {
  for (const [name, value] of Object.entries(position)) {
    if (isObject(value) && thing in value && name !== "options") return [name, thing];
  }
  return null;
}

const isMovable = (schema: Schema | undefined, root: Schema): boolean => schema !== undefined && MOVABLE.has(resolved(schema, root).kind);

/** The position with nothing that can be put on the map, and without what names such things. */
export function cleared(position: Position, root: Schema): Position {
  const kept = Object.entries(position).flatMap(([name, value]): [string, Json][] => {
    const { propertyNames, additionalProperties: inner } = root.properties?.[name] ?? {};
    if (isMovable(propertyNames, root)) return [[name, {}]];
    return typeof inner === "object" && choices(inner).ways.some((one) => isMovable(one, root)) ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}
