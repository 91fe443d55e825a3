/** What a seat may know, in the form that the map draws. */
import type { BoardBox, BoardElector, BoardFortress, BoardHussar, BoardLine, BoardPiece, PieceMark } from "../map/types";
import type { Observation } from "../protocol";
import type { BoardInfo } from "./board";

/** A box beside the map as a place of the board; it is the box's typed name as well. */
export const boxPlace = (box: string): string => `offmap:${box}`;

/** Where every piece stands that can be seen: in a city or in a box beside the map. */
export function placesOf(seen: Observation): Map<string, string> {
  const boxes = (seen.realm?.off_map ?? []).flatMap(({ box, pieces }) => pieces.map((id) => [id, boxPlace(box)] as const));
  const cities = seen.pieces.flatMap(({ id, city, status }) =>
    city !== null && status === "map" ? [[id, city] as const] : [],
  );
  return new Map([...boxes, ...cities]);
}

export function boardPieces(seen: Observation, name: (typed: string) => string): BoardPiece[] {
  const places = placesOf(seen);
  return seen.pieces.flatMap((piece) => {
    const city = places.get(piece.id);
    return city === undefined
      ? []
      : [
          {
            id: piece.id,
            kind: piece.kind,
            power: piece.power,
            name: name(`piece:${piece.id}`),
            rank: piece.rank,
            city,
            faceUp: piece.face_up,
            troops: seen.phase === "setup" ? null : piece.troops,
            moved: piece.moved,
            commander: piece.commander,
          },
        ];
  });
}

/** The boxes beside the map; none in the introductory game. */
export function boardBoxes(seen: Observation): BoardBox[] {
  return (seen.realm?.off_map ?? []).map(({ box, owner, entry }) => ({ id: boxPlace(box), place: box, power: owner, entry }));
}

/** The electors of nobody's country, whose markers are turned; the vote of the others is that of their fortress. */
export function boardElectors(seen: Observation, board: BoardInfo): BoardElector[] {
  return (seen.realm?.electors ?? []).flatMap(({ city, voter }) =>
    voter !== null && board.city(city)?.country === "empire" ? [{ city, side: voter }] : [],
  );
}

export function boardHussars(seen: Observation): BoardHussar[] {
  return seen.hussars.flatMap(({ id, city }) => (city === null ? [] : [{ id, city }]));
}

export function boardFortresses(seen: Observation): BoardFortress[] {
  return seen.fortresses.map(({ city, controller, marker, question, protected: safe }) => ({
    city,
    controller,
    marker,
    question,
    protected: safe,
  }));
}

/** The supply of the own generals as it would be checked now. */
export function supplyScene(seen: Observation): { lines: BoardLine[]; pieceMarks: Record<string, PieceMark>; about: string[] } {
  const lines = seen.supply.flatMap(({ state, path, length, cost }): BoardLine[] => {
    if (path.length < 2) return [];
    return [{ cities: path, kind: "supply", label: state === "billed" ? `${length} = ${cost}` : String(length) }];
  });
  const hungry = seen.supply.filter(({ state }) => state === "hungry" || state === "billed");
  return { lines, pieceMarks: Object.fromEntries(hungry.map(({ general }) => [general, "hungry"])), about: lines.flatMap(({ cities }) => cities) };
}
