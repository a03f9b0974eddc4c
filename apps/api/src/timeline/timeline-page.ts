import { invariant, parsePosition, type Clock } from '#record';
import { valueOf } from '../problem-error.js';
import type { ReplayedGame } from '../replays/replayed-game.js';
import { viewerOf } from '../viewers.js';
import { startsOf, tellAndFold } from './telling.js';
import type { Landmark, Locale, TimelineConnection, TimelineEdge, TimelineLevel } from './timeline.types.js';

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

const coarse: readonly TimelineLevel[] = ['DAY', 'PHASE', 'TURN', 'DECISION'];
/** A gap that is cheaper to jump over than to fold. */
const JUMP = 32;

/** The levels that begin with each event. */
function startsOfAll({ replay, module }: ReplayedGame): readonly (readonly TimelineLevel[])[] {
  let before: Clock = module.clock(module.initial());
  return replay.events.map(({ revision, event }) => {
    const after = replay.clocks[revision] ?? before;
    const starts = startsOf(event, before, after);
    before = after;
    return starts;
  });
}

/** The events that a level shows: those that start it or a coarser one; all of them below `DECISION`. */
function revisionsOf(game: ReplayedGame, level: TimelineLevel): readonly number[] {
  const shown = coarse.slice(0, coarse.indexOf(level) + 1);
  if (shown.length === 0) return game.events.map(({ revision }) => revision);
  return startsOfAll(game).flatMap((starts, revision) =>
    starts.some((start) => shown.includes(start)) ? [revision] : [],
  );
}

/** The last event that somebody at a position has seen whole. */
function seenWhole(cursor: string): number {
  const { revision, action } = valueOf(parsePosition(cursor));
  return action === undefined ? revision : revision - 1;
}

/** One page of the timeline; problems `BAD_POSITION`, `BAD_VIEWER`. */
export function timelinePage(game: ReplayedGame, query: TimelineQuery): TimelineConnection {
  const viewer = valueOf(viewerOf(query.as, game.seats));
  const all = revisionsOf(game, query.level);
  const after = query.after == null ? -1 : seenWhole(query.after);
  const before = query.before == null ? Infinity : valueOf(parsePosition(query.before)).revision;
  const between = all.filter((revision) => revision > after && revision < before);
  const first = query.first ?? (query.last == null ? DEFAULT_ENTRIES : null);
  const head = first === null ? between : between.slice(0, first);
  const page = query.last == null ? head : head.slice(Math.max(0, head.length - query.last));
  const edges: TimelineEdge[] = [];
  let at = -Infinity;
  let state: unknown;
  for (const revision of page) {
    if (revision - at > JUMP) state = game.replay.before((at = revision));
    for (; at < revision; at++) state = game.module.evolve(state, eventAt(game, at).event);
    const told = tellAndFold(game.module, eventAt(game, revision), state, viewer, query.locale);
    state = told.state;
    at = revision + 1;
    edges.push({ cursor: told.entry.position, node: told.entry });
  }
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

/** Where each day, phase or turn starts. */
export function landmarksOf(game: ReplayedGame, level: TimelineLevel): readonly Landmark[] {
  return startsOfAll(game).flatMap((starts, revision) => {
    const clock = game.replay.clocks[revision];
    return clock && starts.includes(level) ? [{ ...clock, position: `${revision}`, revision }] : [];
  });
}

function eventAt(game: ReplayedGame, revision: number) {
  const recorded = game.events[revision];
  invariant(recorded, `game ${game.id} has event ${revision}`);
  return recorded;
}
