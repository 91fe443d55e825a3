/** What a seat may know, in the form that the map draws. */
import type { BoardFortress, BoardHussar, BoardLine, BoardPiece, PieceMark } from "../../../lib/board/types";
import type { Observation } from "../protocol";

export function boardPieces(seen: Observation, name: (typed: string) => string): BoardPiece[] {
  return seen.pieces.flatMap((piece) =>
    piece.city === null || piece.status !== "map"
      ? []
      : [
          {
            id: piece.id,
            kind: piece.kind,
            power: piece.power,
            name: name(`piece:${piece.id}`),
            rank: piece.rank,
            city: piece.city,
            faceUp: piece.face_up,
            troops: seen.phase === "setup" ? null : piece.troops,
            moved: piece.moved,
            commander: piece.commander,
          },
        ],
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
export function supplyScene(seen: Observation): { lines: BoardLine[]; pieceMarks: Record<string, PieceMark> } {
  const lines = seen.supply.flatMap(({ state, path, length, cost }): BoardLine[] => {
    if (path.length < 2) return [];
    return [{ cities: path, kind: "supply", label: state === "billed" ? `${length} = ${cost}` : String(length) }];
  });
  const hungry = seen.supply.filter(({ state }) => state === "hungry" || state === "billed");
  return { lines, pieceMarks: Object.fromEntries(hungry.map(({ general }) => [general, "hungry"])) };
}
