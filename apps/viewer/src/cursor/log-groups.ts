import type { Entry } from '../api/shapes.js';
import type { TimelineLevel } from '../generated/graphql.js';
import { indexAt, type GameLine } from './game-line.js';

/** The entries of one turn, or of a part of a phase outside any turn. */
export interface TurnGroup {
  /** The entry that only begins the turn and is shown as its heading. Null if there is none. */
  readonly head: Entry | null;
  readonly turn: number;
  readonly seat: number | null;
  readonly entries: readonly Entry[];
}

export interface PhaseGroup {
  readonly head: Entry | null;
  readonly phase: string;
  readonly first: number;
  readonly last: number;
  readonly turns: readonly TurnGroup[];
}

export interface DayGroup {
  readonly day: number;
  readonly first: number;
  readonly last: number;
  readonly phases: readonly PhaseGroup[];
}

/**
 * Whether the log omits an entry. The log omits choices and requests for decisions, because it shows the effects of the
 * choices. The last entry is never omitted.
 */
export const isQuiet = (entry: Entry, last: number): boolean =>
  (entry.kind === 'DecisionRequested' || entry.kind === 'DecisionMade') && entry.revision !== last;

/**
 * Returns the revision of an event's log line. If the log omits the event, returns the revision of the preceding line.
 */
export function shownRevision(line: GameLine, revision: number): number {
  for (let index = indexAt(line, revision); index >= 0; index -= 1) {
    const entry = line.entries[index];
    if (entry && !isQuiet(entry, line.last)) return entry.revision;
  }
  return revision;
}

/** Groups entries by day, phase and turn, in order. */
export function groupEntries(entries: readonly Entry[]): readonly DayGroup[] {
  return runs(entries, (entry) => `${entry.clock.day}`).map((day) => ({
    day: day[0].clock.day,
    first: day[0].revision,
    last: (day.at(-1) ?? day[0]).revision,
    phases: runs(day, (entry) => entry.clock.phase).map(groupPhase),
  }));
}

function groupPhase(entries: Run): PhaseGroup {
  const [head, rest] = beheaded(entries, 'PHASE');
  return {
    head,
    phase: entries[0].clock.phase,
    first: entries[0].revision,
    last: (entries.at(-1) ?? entries[0]).revision,
    turns: runs(rest, ({ clock }) => (clock.seat === null ? 'none' : `${clock.turn}/${clock.seat}`)).map(
      (turn) => {
        const [turnHead, lines] = beheaded(turn, 'TURN');
        const { turn: number, seat } = turn[0].clock;
        return { head: turnHead, turn: number, seat, entries: lines };
      },
    ),
  };
}

function beheaded(entries: Run, level: TimelineLevel): readonly [Entry | null, readonly Entry[]] {
  const [first, ...rest] = entries;
  return first.starts.includes(level) && first.actions.length < 2 ? [first, rest] : [null, entries];
}

type Run = readonly [Entry, ...Entry[]];

function runs(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly Run[] {
  const found: [Entry, ...Entry[]][] = [];
  let key: string | undefined;
  for (const entry of entries) {
    const here = keyOf(entry);
    if (here === key) found.at(-1)?.push(entry);
    else found.push([entry]);
    key = here;
  }
  return found;
}
