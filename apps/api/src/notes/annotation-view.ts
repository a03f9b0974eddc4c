import type { Annotation as Written, GameNotes } from '#projections';
import { comparePositions, parsePosition, type GameId, type Position } from '#record';
import type { Reader } from '../access/reader.js';
import { valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { Annotation } from './note.types.js';
import { spotOut } from './remark.js';
import { isAuthor, mayChange, mayLook } from './writing.js';

export const parsedPosition = (position: string): Position => valueOf(parsePosition(position));

/**
 * Returns the annotations that a reader is allowed to see, in the order of the game. The reader must be allowed to view
 * each annotation's perspective and position. Until the game is over, only the author of a sealed annotation can see
 * it.
 */
export const annotationsIn = (
  game: OpenedGame,
  { annotations }: Pick<GameNotes, 'annotations'>,
  reader: Reader,
): readonly Written[] =>
  annotations
    .filter(({ as, to }) => mayLook(game, as) && parsedPosition(to).revision < game.length)
    .filter(({ sealed, author }) => !sealed || game.isOver || isAuthor(game.id, reader, author))
    .toSorted((left, right) => comparePositions(parsedPosition(left.from), parsedPosition(right.from)));

export function annotationFor(game: GameId, reader: Reader, annotation: Written): Annotation {
  return {
    ...annotation,
    arrows: annotation.arrows.map(({ from, to }) => ({ from: spotOut(from), to: spotOut(to) })),
    highlights: annotation.highlights.map(spotOut),
    writtenAt: new Date(annotation.writtenAt),
    changedAt: annotation.changedAt === null ? null : new Date(annotation.changedAt),
    changeable: mayChange(game, reader, annotation),
  };
}
