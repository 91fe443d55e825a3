/** Everything that the page asks of the server. */
import createClient from "openapi-fetch";
import { at } from "../root";
import type { components, paths } from "../schema";
import { ApiError } from "./error";
import { HOST, notePart } from "./parts";
import { newKey, retrying } from "./retry";
import type { ClockWish, Created, Instruction, NewTable, OfferWay, VoteWish } from "./types";
import { Wishes } from "./wishes";

type Schemas = components["schemas"];

/** Seconds that the server may keep a question for news. */
const NEWS_WAIT = 20;

export const client = createClient<paths>({ baseUrl: at(""), credentials: "same-origin", fetch: retrying() });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What was answered, or the refusal as an exception. */
export async function told<T>(request: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await request.catch((cause: unknown) => {
    throw new ApiError(0, { detail: String(cause) });
  });
  if (!response.ok) throw new ApiError(response.status, error);
  return data as T;
}

/** Marks a submission so that the server knows it again when it is repeated. */
const once = (): { "Idempotency-Key": string } => ({ "Idempotency-Key": newKey() });

/** A table that has been opened: what this browser has added to its chance is kept with the seal that it was told. */
async function opened(body: NewTable, answer: Promise<Created>): Promise<Created> {
  const created = await answer;
  if (body.part != null) notePart(created.id, HOST, body.part, created.commitment);
  return created;
}

const wishes = new Wishes((wish) => {
  const header = { "Idempotency-Key": wish.key };
  if (wish.table === null) return opened(wish.body, told(client.POST("/api/tables", { params: { header }, body: wish.body })));
  const { table: table_id, body } = wish;
  return told(client.POST("/api/tables/{table_id}/join", { params: { path: { table_id }, header }, body }));
});

/** A request that tells what this browser holds: first it is given what it has asked for. */
async function settled<T>(request: () => Promise<T>): Promise<T> {
  await wishes.settle();
  return request();
}

export const api = {
  games: () => told(client.GET("/api/games")),

  board: (game: string, board_digest: string) =>
    told(client.GET("/api/games/{game}/board/{board_digest}", { params: { path: { game, board_digest } } })),

  rules: (game: string, language: string) =>
    told(client.GET("/api/games/{game}/rules", { params: { path: { game }, query: { language } } })),

  puzzles: (game: string) => told(client.GET("/api/games/{game}/puzzles", { params: { path: { game } } })),

  lessons: (game: string) => told(client.GET("/api/games/{game}/lessons", { params: { path: { game } } })),

  /** A lesson after these answers. */
  lesson: (game: string, lesson: string, answers: string[][]) =>
    told(client.POST("/api/lessons/{game}/{lesson}", { params: { path: { game, lesson } }, body: { answers } })),

  lessonPosition: (game: string, lesson: string, answers: string[][]) =>
    told(client.POST("/api/lessons/{game}/{lesson}/position", { params: { path: { game, lesson } }, body: { answers } })),
  lessonPlans: (game: string, lesson: string, answers: string[][], targets: string[]) =>
    told(client.POST("/api/lessons/{game}/{lesson}/plans", { params: { path: { game, lesson } }, body: { answers, targets } })),

  lessonWhyNot: (game: string, lesson: string, answers: string[][], target: string) =>
    told(client.POST("/api/lessons/{game}/{lesson}/why-not", { params: { path: { game, lesson } }, body: { answers, targets: [target] } })),

  lessonOdds: (game: string, lesson: string, answers: string[][], target: string) =>
    told(client.POST("/api/lessons/{game}/{lesson}/odds", { params: { path: { game, lesson } }, body: { answers, targets: [target] } })),

  lessonLook: (game: string, lesson: string, answers: string[][], target: string) =>
    told(client.POST("/api/lessons/{game}/{lesson}/look", { params: { path: { game, lesson } }, body: { answers, targets: [target] } })),

  glossary: (game: string, language: string) =>
    told(client.GET("/api/games/{game}/glossary", { params: { path: { game }, query: { language } } })),

  guides: (language: string) => told(client.GET("/api/guides", { params: { query: { language } } })),

  guide: (guide: string, language: string) =>
    told(client.GET("/api/guides/{guide}", { params: { path: { guide }, query: { language } } })),

  tables: () => settled(() => told(client.GET("/api/tables"))),

  waiting: () => told(client.GET("/api/waiting")),

  channels: () => told(client.GET("/api/channels")),

  addPage: (body: Schemas["PageRequest"]) => told(client.POST("/api/channels/page", { body })),

  addPush: (body: Schemas["PushRequest"]) => told(client.POST("/api/channels/push", { body })),

  addMail: (body: Schemas["MailRequest"]) => told(client.POST("/api/channels/mail", { body })),

  addHook: (body: Schemas["HookRequest"]) => told(client.POST("/api/channels/hooks", { body })),

  addFeed: (language: string) => told(client.POST("/api/channels/feed", { body: { language } })),

  confirmMail: (secret: string) => told(client.POST("/api/channels/confirm", { body: { secret } })),

  unsubscribe: (secret: string) => told(client.POST("/api/unsubscribe/{secret}", { params: { path: { secret } } })),

  wantFrom: (channel_id: string, wanted: Schemas["WantedRequest"]["wanted"], language: string) =>
    told(client.POST("/api/channels/{channel_id}", { params: { path: { channel_id } }, body: { wanted, language } })),

  tryChannel: (channel_id: string) => told(client.POST("/api/channels/{channel_id}/trial", { params: { path: { channel_id } }, body: {} })),
  forgetChannel: (channel_id: string) => told(client.DELETE("/api/channels/{channel_id}", { params: { path: { channel_id } } })),

  open: (body: NewTable) => wishes.open(body),

  join: (table_id: string, secret: string, part?: string, name = "") =>
    wishes.join(table_id, { secret, name, ...optional({ part }) }),

  /** Sit down at a seat that is open to everybody. */
  sit: (table_id: string, seat: string, part?: string, name = "") => wishes.join(table_id, { seat, name, ...optional({ part }) }),

  table: (table_id: string, as?: string) =>
    settled(() => told(client.GET("/api/tables/{table_id}", { params: { path: { table_id }, query: optional({ as }) } }))),

  events: (table_id: string, since: number, as?: string) =>
    told(
      client.GET("/api/tables/{table_id}/events", {
        params: { path: { table_id }, query: { since, ...optional({ as }) } },
      }),
    ),

  /** What a socket would have told since; the server waits a while for it, but not the first time. */
  news: (table_id: string, since: number, heard: number, mark: string, as: string, signal: AbortSignal) =>
    told(
      client.GET("/api/tables/{table_id}/news", {
        params: { path: { table_id }, query: { since, heard, mark, as, wait: mark === "" ? 0 : NEWS_WAIT } },
        signal,
      }),
    ),

  /** Messages to a seat, from the `since`-th on. */
  messages: (table_id: string, since: number, most: number, as: string) =>
    told(client.GET("/api/tables/{table_id}/messages", { params: { path: { table_id }, query: { since, most, as } } })),

  replay: (table_id: string, step: number, as?: string) =>
    told(
      client.GET("/api/tables/{table_id}/replay", {
        params: { path: { table_id }, query: { step, ...optional({ as }) } },
      }),
    ),

  /** How a match went that is over. */
  course: (table_id: string) => told(client.GET("/api/tables/{table_id}/course", { params: { path: { table_id } } })),

  act: (table_id: string, seat: string, version: number, actions: string[]) =>
    told(
      client.POST("/api/tables/{table_id}/actions", {
        params: { path: { table_id }, header: once() },
        body: { seat, version, actions },
      }),
    ),

  undo: (table_id: string, seat: string, count: number) =>
    told(
      client.POST("/api/tables/{table_id}/undo", {
        params: { path: { table_id }, header: once() },
        body: { seat, count },
      }),
    ),

  say: (table_id: string, seat: string, readers: string[], text: string) =>
    told(
      client.POST("/api/tables/{table_id}/messages", {
        params: { path: { table_id }, header: once() },
        body: { seat, readers, text },
      }),
    ),

  /** Whole moves that begin with these actions. */
  plans: (table_id: string, seat: string, action: string[]) =>
    told(client.GET("/api/tables/{table_id}/plans", { params: { path: { table_id }, query: { seat, action } } })),

  whyNot: (table_id: string, seat: string, target: string) =>
    told(client.GET("/api/tables/{table_id}/why-not", { params: { path: { table_id }, query: { seat, target } } })),

  odds: (table_id: string, seat: string, action: string) =>
    told(client.GET("/api/tables/{table_id}/odds", { params: { path: { table_id }, query: { seat, action } } })),

  /** What the rules tell of a thing on the table, such as how far it reaches. */
  look: (table_id: string, target: string, as?: string) =>
    told(
      client.GET("/api/tables/{table_id}/look", {
        params: { path: { table_id }, query: { target, ...optional({ as }) } },
      }),
    ),

  /** Answer questions beforehand; nobody else is told. */
  instruct: (table_id: string, seat: string, instructions: Instruction[]) =>
    told(
      client.POST("/api/tables/{table_id}/instructions", {
        params: { path: { table_id }, header: once() },
        body: { seat, instructions },
      }),
    ),

  /** The game's usual bot plays on. */
  seatBot: (table_id: string, seat: string) =>
    told(
      client.POST("/api/tables/{table_id}/seats/{seat}/bot", {
        params: { path: { table_id, seat }, header: once() },
        body: {},
      }),
    ),

  seatPeople: (table_id: string, seat: string) =>
    told(
      client.DELETE("/api/tables/{table_id}/seats/{seat}/bot", { params: { path: { table_id, seat }, header: once() } }),
    ),

  keepSeat: (table_id: string, seat: string) =>
    told(
      client.DELETE("/api/tables/{table_id}/seats/{seat}/others", {
        params: { path: { table_id, seat }, header: once() },
      }),
    ),

  seatDevice: (table_id: string, seat: string) =>
    told(
      client.POST("/api/tables/{table_id}/seats/{seat}/device", {
        params: { path: { table_id, seat }, header: once() },
        body: {},
      }),
    ),

  /** What a seat wishes of the clocks; `to`: who is to have more time. */
  clocks: (table_id: string, seat: string, wish: ClockWish, to: string | null) =>
    told(
      client.POST("/api/tables/{table_id}/clocks", {
        params: { path: { table_id }, header: once() },
        body: { seat, wish, to },
      }),
    ),

  /** What a seat proposes or answers, for the end of the match; `winners`: who would have won. */
  vote: (table_id: string, seat: string, wish: VoteWish, winners: readonly string[] = []) =>
    told(
      client.POST("/api/tables/{table_id}/votes", {
        params: { path: { table_id }, header: once() },
        body: { seat, wish, winners: [...winners] },
      }),
    ),

  /** Leave a seat to a successor: the link for him, or null where anybody may take it. */
  offer: (table_id: string, seat: string, way: OfferWay, bot_plays: boolean) =>
    told(
      client.POST("/api/tables/{table_id}/seats/{seat}/offer", {
        params: { path: { table_id, seat }, header: once() },
        body: { way, bot_plays },
      }),
    ),

  comeBack: (table_id: string, seat: string) =>
    told(client.DELETE("/api/tables/{table_id}/seats/{seat}/offer", { params: { path: { table_id, seat }, header: once() } })),

  succeed: (table_id: string, seat: string) =>
    told(
      client.POST("/api/tables/{table_id}/seats/{seat}/succeed", {
        params: { path: { table_id, seat }, header: once() },
        body: { name: "" },
      }),
    ),

  /** What the player of a seat is called; "": nothing. */
  nameSeat: (table_id: string, seat: string, name: string) =>
    told(
      client.POST("/api/tables/{table_id}/seats/{seat}/name", {
        params: { path: { table_id, seat }, header: once() },
        body: { name },
      }),
    ),

  link: (table_id: string, seat: string) =>
    told(
      client.POST("/api/tables/{table_id}/seats/{seat}/link", {
        params: { path: { table_id, seat }, header: once() },
        body: {},
      }),
    ),
};

/** Query parameters without those that are not given. */
function optional<T extends Record<string, string | undefined>>(query: T): { [K in keyof T]: string } {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as { [K in keyof T]: string };
}
