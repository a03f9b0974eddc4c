import { entriesAt, landmarksOf, positionsAt, revisionsAt, type SeenEvent } from '#projections';
import { comparePositions, parsePosition, type Position } from '#record';
import { given } from '../../graphql/pages.js';
import { valueOf } from '../../problem-error.js';
import type { OpenedGame } from '../opened-game.js';
import { named } from '../player-names.js';
import { actionEntry, timelineEntry, wordOf } from './timeline-entry.js';
import type { Locale } from '../../graphql/shared.types.js';
import type { Landmark, TimelineConnection, TimelineFilter, TimelineLevel } from './timeline.types.js';

export interface TimelineQuery {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly level: TimelineLevel;
  readonly granularity?: TimelineLevel | null;
  readonly filter?: TimelineFilter | null;
  readonly as: string;
  readonly locale: Locale;
}

/** The default number of entries per page. */
export const DEFAULT_ENTRIES = 200;

/** Returns the revision of the last event that is complete at a position. */
export function seenWhole(cursor: string): number {
  const { revision, action } = valueOf(parsePosition(cursor));
  return action === undefined ? revision : revision - 1;
}

/** Returns all positions that match a query, and the matching positions between the query's cursors. */
function positionsFor(
  { replay }: OpenedGame,
  seen: () => readonly SeenEvent[],
  { level, granularity, filter, after, before }: TimelineQuery,
): { readonly all: readonly Position[]; readonly between: readonly Position[] } {
  if (granularity == null && filter == null) {
    const all = revisionsAt(replay, wordOf(level)).map((revision) => ({ revision }));
    const least = after == null ? -1 : seenWhole(after);
    const most = before == null ? Infinity : valueOf(parsePosition(before)).revision;
    return { all, between: all.filter(({ revision }) => revision > least && revision < most) };
  }
  const each = granularity === 'ACTION' ? 'action' : 'event';
  const all = positionsAt(replay, seen(), wordOf(granularity ?? level), given(filter), each);
  const least = after == null ? null : valueOf(parsePosition(after));
  const most = before == null ? null : valueOf(parsePosition(before));
  const between = all.filter(
    (at) =>
      (least === null || comparePositions(at, least) > 0) &&
      (most === null || comparePositions(at, most) < 0),
  );
  return { all, between };
}

/** Returns one page of the timeline. Fails with `POSITION_INVALID` or `VIEWER_INVALID`. */
export function timelinePage(game: OpenedGame, query: TimelineQuery): TimelineConnection {
  const { replay } = game;
  const viewer = valueOf(game.viewer(query.as));
  const { all, between } = positionsFor(game, () => valueOf(game.seenAs(query.as)), query);
  const first = query.first ?? (query.last == null ? DEFAULT_ENTRIES : null);
  const head = first === null ? between : between.slice(0, first);
  const page = query.last == null ? head : head.slice(Math.max(0, head.length - query.last));
  const revisions = [...new Set(page.map(({ revision }) => revision))];
  const entries = new Map(
    Array.from(entriesAt(replay, revisions, viewer, query.locale), (entry) => [
      entry.revision,
      timelineEntry(game, entry, query.locale, () => game.shows(viewer, entry.revision)),
    ]),
  );
  const edges = page.flatMap(({ revision, action }) => {
    const whole = entries.get(revision);
    if (whole === undefined) return [];
    const node = action === undefined ? whole : actionEntry(whole, action);
    return [{ cursor: node.position, node }];
  });
  const [start] = page;
  const end = page.at(-1);
  return {
    edges,
    pageInfo: {
      hasPreviousPage: start !== undefined && start !== all[0],
      hasNextPage: end !== undefined && end !== all.at(-1),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: all.length,
  };
}

/** Returns the positions at which days, phases or turns begin. Empty for finer levels, which would list every event. */
export function landmarks(game: OpenedGame, level: TimelineLevel): readonly Landmark[] {
  const word = wordOf(level);
  if (word !== 'day' && word !== 'phase' && word !== 'turn') return [];
  return landmarksOf(game.replay, word).map((landmark) => ({
    ...named(game, landmark),
    position: `${landmark.revision}`,
    end: `${landmark.end}`,
  }));
}
