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

const coarse: readonly TimelineLevel[] = ['DAY', 'PHASE', 'TURN', 'DECISION'];
/** A gap that is cheaper to jump over than to fold. */
const JUMP = 32;

/** The events that a level shows: those that start it or a coarser one; all of them below `DECISION`. */
function revisionsOf({ replay, module }: ReplayedGame, level: TimelineLevel): readonly number[] {
  const shown = coarse.slice(0, coarse.indexOf(level) + 1);
  const { events, clocks } = replay;
  if (shown.length === 0) return events.map(({ revision }) => revision);
  let before: Clock = module.clock(module.initial());
  return events.flatMap(({ revision, event }) => {
    const after = clocks[revision] ?? before;
    const starts = startsOf(event, before, after);
    before = after;
    return starts.some((start) => shown.includes(start)) ? [revision] : [];
  });
}

/** One page of the timeline; problems `BAD_POSITION`, `BAD_VIEWER`. */
export function timelinePage(game: ReplayedGame, query: TimelineQuery): TimelineConnection {
  const viewer = valueOf(viewerOf(query.as, game.seats));
  const all = revisionsOf(game, query.level);
  const cut = (cursor: string | null | undefined, open: number): number =>
    cursor == null ? open : valueOf(parsePosition(cursor)).revision;
  const after = cut(query.after, -1);
  const before = cut(query.before, Infinity);
  const between = all.filter((revision) => revision > after && revision < before);
  const head = query.first == null ? between : between.slice(0, query.first);
  const page = query.last == null ? head : head.slice(Math.max(0, head.length - query.last));
  const edges: TimelineEdge[] = [];
  let at = -JUMP;
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
  return revisionsOf(game, level).map((revision) => {
    const clock = game.replay.clocks[revision];
    invariant(clock, 'every event has a clock');
    return { ...clock, position: `${revision}`, revision };
  });
}

function eventAt(game: ReplayedGame, revision: number) {
  const recorded = game.events[revision];
  invariant(recorded, `game ${game.id} has event ${revision}`);
  return recorded;
}
