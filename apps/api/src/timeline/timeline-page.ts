import { entriesAt, landmarksOf, revisionsAt } from '#projections';
import { parsePosition } from '#record';
import { valueOf } from '../problem-error.js';
import type { ReplayedGame } from '../replays/replayed-game.js';
import { viewerOf } from '../viewers.js';
import { timelineEntry, wordOf } from './timeline-entry.js';
import type { Locale } from '../graphql/shared.types.js';
import type { Landmark, TimelineConnection, TimelineLevel } from './timeline.types.js';

export interface TimelineQuery {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly level: TimelineLevel;
  readonly as: string;
  readonly locale: Locale;
}

/** Entries of a page when nobody says how many. */
export const DEFAULT_ENTRIES = 200;

/** The last event that somebody at a position has seen whole. */
export function seenWhole(cursor: string): number {
  const { revision, action } = valueOf(parsePosition(cursor));
  return action === undefined ? revision : revision - 1;
}

/** One page of the timeline; problems `BAD_POSITION`, `BAD_VIEWER`. */
export function timelinePage(game: ReplayedGame, query: TimelineQuery): TimelineConnection {
  const { replay, module } = game;
  const viewer = valueOf(viewerOf(query.as, game.seats));
  const all = revisionsAt(replay, wordOf(query.level));
  const after = query.after == null ? -1 : seenWhole(query.after);
  const before = query.before == null ? Infinity : valueOf(parsePosition(query.before)).revision;
  const between = all.filter((revision) => revision > after && revision < before);
  const first = query.first ?? (query.last == null ? DEFAULT_ENTRIES : null);
  const head = first === null ? between : between.slice(0, first);
  const page = query.last == null ? head : head.slice(Math.max(0, head.length - query.last));
  const edges = Array.from(entriesAt(replay, page, viewer, query.locale), (told) => {
    const node = timelineEntry(module, told, query.locale);
    return { cursor: node.position, node };
  });
  const [start] = page;
  const end = page.at(-1);
  return {
    edges,
    pageInfo: {
      hasPreviousPage: start !== undefined && start !== all[0],
      hasNextPage: end !== undefined && end !== all.at(-1),
      startCursor: start === undefined ? null : `${start}`,
      endCursor: end === undefined ? null : `${end}`,
    },
    totalCount: all.length,
  };
}

/** Where each day, phase or turn starts; below turns there are none, because every event would be one. */
export function landmarks({ replay }: ReplayedGame, level: TimelineLevel): readonly Landmark[] {
  const word = wordOf(level);
  if (word !== 'day' && word !== 'phase' && word !== 'turn') return [];
  return landmarksOf(replay, word).map((landmark) => ({ ...landmark, position: `${landmark.revision}` }));
}
