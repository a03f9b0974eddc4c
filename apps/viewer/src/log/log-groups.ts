import type { Entry } from '../api/shapes.js';
import { indexAt, type GameLine } from '../cursor/game-line.js';

/** The entries of one turn (or of the part of a phase outside turns). */
export interface TurnGroup {
  readonly turn: number;
  readonly seat: number | null;
  readonly entries: readonly Entry[];
}

export interface PhaseGroup {
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

/** Entries that say nothing a reader of the log would miss: what is asked is told by what was answered. */
export const isQuiet = (entry: Entry, last: number): boolean =>
  entry.kind === 'DecisionRequested' && entry.revision !== last;

/** The line of the log that stands for a revision: its own, or the one before where its own is left out. */
export function shownRevision(line: GameLine, revision: number): number {
  for (let index = indexAt(line, revision); index >= 0; index -= 1) {
    const entry = line.entries[index];
    if (entry && !isQuiet(entry, line.last)) return entry.revision;
  }
  return revision;
}

/** Groups entries, in order, by day, phase and turn. */
export function groupEntries(entries: readonly Entry[]): readonly DayGroup[] {
  return runs(entries, (entry) => `${entry.clock.day}`).map((day) => ({
    day: day[0].clock.day,
    first: day[0].revision,
    last: day.at(-1)?.revision ?? day[0].revision,
    phases: runs(day, (entry) => entry.clock.phase).map((phase) => ({
      phase: phase[0].clock.phase,
      first: phase[0].revision,
      last: phase.at(-1)?.revision ?? phase[0].revision,
      turns: runs(phase, ({ clock }) => (clock.seat === null ? 'none' : `${clock.turn}/${clock.seat}`)).map(
        (turn) => ({ turn: turn[0].clock.turn, seat: turn[0].clock.seat, entries: turn }),
      ),
    })),
  }));
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
