import type { Replay } from '#projections';
import type { Locale, Spot, Viewer } from '#record';
import { cardNamer } from '../printed-cards.js';
import { boardOf } from './board.js';
import { tableOf, wordFor } from './table.js';

const viewOf = (replay: Replay, revision: number, viewer: Viewer) =>
  replay.module.see.view(replay.before(revision + 1), viewer);

/**
 * Draws the table after an event from the viewer's perspective, including visible hands. Returns HTML for a page that
 * uses `reportStyle`.
 */
export const positionPicture = (replay: Replay, revision: number, viewer: Viewer, locale: Locale): string => {
  const view = viewOf(replay, revision, viewer);
  return boardOf(tableOf(replay.module.tell, view, locale, cardNamer(replay, locale), 'listed'));
};

/** Returns a function that names spots on the table after an event. Uses only what a viewer knows. */
export function spotNamer(
  replay: Replay,
  revision: number,
  viewer: Viewer,
  locale: Locale,
): (spot: Spot) => string {
  const { zones, tracks, seats } = viewOf(replay, revision, viewer);
  const { tell } = replay.module;
  const nameOf = cardNamer(replay, locale);
  const names = new Map<string, string>();
  for (const { key, kind, part, seat, cards } of zones) {
    const word = (part === null ? wordFor(tell, `${kind}-zone`, locale) : null) ?? part ?? kind;
    const owner = seats.find((entry) => entry.seat === seat)?.name;
    names.set(`zone ${key}`, owner === undefined ? word : `${word} (${owner})`);
    for (const card of cards) names.set(`card ${card.key}`, card.face === null ? word : nameOf(card.face));
  }
  for (const { spaces } of tracks) for (const { key, name } of spaces) names.set(`space ${key}`, name);
  return ({ kind, key }) => names.get(`${kind} ${key}`) ?? key;
}
