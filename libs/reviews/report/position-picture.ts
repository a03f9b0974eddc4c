import type { Replay } from '#projections';
import type { Locale, Viewer } from '#record';
import { cardNamer } from '../printed-cards.js';
import { boardOf } from './board.js';
import { tableOf } from './table.js';

/** The table after an event as a viewer sees it, in HTML for a page with `reportStyle`. */
export function positionPicture(replay: Replay, revision: number, viewer: Viewer, locale: Locale): string {
  const { see, tell } = replay.module;
  const view = see.view(replay.before(revision + 1), viewer);
  return boardOf(tableOf(tell, view, locale, cardNamer(replay, locale)));
}
