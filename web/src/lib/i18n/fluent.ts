/** Fluent bundles: one per language, made from the catalogues that ship with the Python package. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arguments = Record<string, FluentVariable>;

/** Make the bundle of one language; of two texts of a name the later one counts. A catalogue that does not parse is a fault of the build, so it throws. */
export function makeBundle(locale: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source), { allowOverrides: true });
    if (errors.length > 0) throw new Error(`${locale}: ${errors.map((error) => error.message).join("; ")}`);
  }
  return bundle;
}

/** The text of `id` or `id.attribute`; the id itself when there is none, which the catalogue check prevents. */
export function format(bundle: FluentBundle, id: string, args: Arguments = {}): string {
  const [name = "", attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`${id}: ${error.message}`);
  return tidied(text);
}

/** A sentence that ends with a name that ends by itself, and a minus sign that is a hyphen; what players write is left alone. */
const UNTIDY = /\u2068[^\u2069]*\u2069|([?!…])\.(?=\s|$)|(?<![\p{L}\p{N}_–.,:/-])-(?=\d)/gu;
const tidied = (text: string): string =>
  text.replaceAll(UNTIDY, (found: string, end?: string) => (found.startsWith("\u2068") ? found : (end ?? "−")));
