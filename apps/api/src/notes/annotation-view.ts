import type { Annotation as Written, GameNotes } from '#projections';
import { comparePositions, parsePosition, type GameId, type Position } from '#record';
import type { Reader } from '../access/reader.js';
import { valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { Annotation } from './note.types.js';
import { spotOut } from './remark.js';
import { isAuthor, mayChange, mayLook } from './writing.js';

/** A position as it is stored. Problem `POSITION_INVALID`. */
export const momentOf = (position: string): Position => valueOf(parsePosition(position));

/**
 * Returns the annotations that a reader may see, in the order of the game: those written from a perspective that the reader can
 * view, about moments that the reader can see. Until the game is over, sealed ones are for their authors alone.
 */
export const annotationsIn = (
  game: OpenedGame,
  { annotations }: Pick<GameNotes, 'annotations'>,
  reader: Reader,
): readonly Written[] =>
  annotations
    .filter(({ as, to }) => mayLook(game, as) && momentOf(to).revision < game.length)
    .filter(({ sealed, author }) => !sealed || game.isOver || isAuthor(game.id, reader, author))
    .toSorted((left, right) => comparePositions(momentOf(left.from), momentOf(right.from)));

/** Returns an annotation as a reader sees it. */
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
