import type { Annotation } from '../api/shapes.js';
import type { GameLine } from '../cursor/game-line.js';
import { comparePositions, parsePosition, type Position } from '../cursor/position.js';
import { shownRevision } from '../cursor/log-groups.js';

const START: Position = { revision: 0 };

/** The first moment an annotation is about. */
export const beginning = ({ from }: Annotation): Position => parsePosition(from) ?? START;

const end = ({ to }: Annotation): Position => parsePosition(to) ?? START;

/** The annotations by the line of the log that their first moment belongs to. */
export function notesByLine(
  annotations: readonly Annotation[],
  line: GameLine,
): ReadonlyMap<number, readonly Annotation[]> {
  const found = new Map<number, Annotation[]>();
  for (const annotation of annotations) {
    const revision = shownRevision(line, beginning(annotation).revision);
    found.set(revision, [...(found.get(revision) ?? []), annotation]);
  }
  return found;
}

/** The annotations about a moment, or about the line of the log that stands for it. */
export function notesAt(
  annotations: readonly Annotation[],
  line: GameLine,
  at: Position,
): readonly Annotation[] {
  const current = shownRevision(line, at.revision);
  return annotations.filter(
    (annotation) =>
      shownRevision(line, beginning(annotation).revision) === current ||
      (comparePositions(beginning(annotation), at) <= 0 && comparePositions(at, end(annotation)) <= 0),
  );
}
