/** A position in a game: after an event, or within the event after its first `action` atomic actions. */
export interface Position {
  readonly revision: number;
  readonly action?: number;
}

/** Parses a position such as `142` or `142.3`. Null if malformed. */
export function parsePosition(text: string): Position | null {
  const match = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text.trim());
  if (!match) return null;
  const revision = Number(match[1]);
  return match[2] === undefined ? { revision } : { revision, action: Number(match[2]) };
}

export const formatPosition = (at: Position): string =>
  at.action === undefined ? `${at.revision}` : `${at.revision}.${at.action}`;

/** Compares positions by their order in the game. `142` is the end of an event, so it comes after every `142.n`. */
export const comparePositions = (a: Position, b: Position): number =>
  a.revision - b.revision || (a.action ?? Number.MAX_SAFE_INTEGER) - (b.action ?? Number.MAX_SAFE_INTEGER);

export const samePosition = (a: Position, b: Position): boolean =>
  a.revision === b.revision && a.action === b.action;
