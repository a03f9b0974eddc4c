import type { Annotation } from '../api/shapes.js';
import { entryAt, type GameLine } from '../cursor/game-line.js';
import { comparePositions, parsePosition, type Position } from '../cursor/position.js';
import { isQuiet, shownRevision } from '../cursor/log-groups.js';

const START: Position = { revision: 0 };

/** Returns the first position that an annotation is about. */
export const beginning = ({ from }: Annotation): Position => parsePosition(from) ?? START;

const end = ({ to }: Annotation): Position => parsePosition(to) ?? START;

/**
 * Returns the revision of the log line to which an annotation belongs, based on the annotation's first position. A note
 * about a choice belongs to the line with the choice's effects. The preceding line is already shown before the choice,
 * so the note would reveal the choice there.
 */
function lineOf(annotation: Annotation, line: GameLine): number {
  const { revision } = beginning(annotation);
  const entry = entryAt(line, revision);
  if (entry === undefined) return revision;
  if (entry.kind !== 'DecisionMade') return shownRevision(line, revision);
  const next = line.entries.find((each) => each.revision >= revision && !isQuiet(each, line.last));
  return next?.revision ?? revision;
}

/** Groups annotations by the revision of their log line. */
export function notesByLine(
  annotations: readonly Annotation[],
  line: GameLine,
): ReadonlyMap<number, readonly Annotation[]> {
  const found = new Map<number, Annotation[]>();
  for (const annotation of annotations) {
    const revision = lineOf(annotation, line);
    found.set(revision, [...(found.get(revision) ?? []), annotation]);
  }
  return found;
}

/** Returns the annotations about a position or about its log line. */
export function notesAt(
  annotations: readonly Annotation[],
  line: GameLine,
  at: Position,
): readonly Annotation[] {
  const current = shownRevision(line, at.revision);
  return annotations.filter((annotation) => {
    const own = lineOf(annotation, line);
    const isAbout = comparePositions(beginning(annotation), at) <= 0;
    return own === current || (isAbout && (at.revision < own || comparePositions(at, end(annotation)) <= 0));
  });
}
