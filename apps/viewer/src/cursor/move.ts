import type { Entry } from '../api/shapes.js';
import { entryAt, indexAt, type Direction, type GameLine, type Unit } from './game-line.js';
import type { Position } from './position.js';

/** Whether stepping stops at an entry because it changes the board or begins or ends the game. */
export const isStop = (entry: Entry): boolean =>
  entry.shows || entry.kind === 'GameStarted' || entry.kind === 'GameEnded';

/**
 * Whether stepping by atomic actions stops at an entry. It also stops at an entry whose actions do not change the
 * board.
 */
const acts = (entry: Entry): boolean => entry.actions.length > 0 || isStop(entry);

const asks = (entry: Entry): boolean => entry.kind === 'DecisionRequested';

/** Returns the position one unit forward or back. At either end of the game, returns the position unchanged. */
export function move(line: GameLine, at: Position, unit: Unit, direction: Direction): Position {
  switch (unit) {
    case 'action':
      return direction === 'forward' ? nextAction(line, at) : previousAction(line, at);
    case 'step':
    case 'decision': {
      const stops = unit === 'step' ? isStop : asks;
      if (direction === 'back') return { revision: stopBefore(line, at.revision, stops) };
      const isInside = unit === 'step' && at.action !== undefined;
      return { revision: isInside ? at.revision : stopAfter(line, at.revision, stops) };
    }
    case 'turn':
    case 'phase':
    case 'day':
      return direction === 'forward' ? nextStart(line, at, unit) : previousStart(line, at, unit);
  }
}

const stopsOf = { action: acts, step: isStop, decision: asks } as const;

/** Whether enough of the line is loaded to determine the target of a move. */
export function isKnown(line: GameLine, at: Position, unit: Unit, direction: Direction): boolean {
  if (unit === 'day' || unit === 'phase' || unit === 'turn') return true;
  const known = line.entries.at(-1)?.revision ?? -1;
  if (known >= line.last || at.revision > line.last) return true;
  if (direction === 'back' || at.action !== undefined) return at.revision <= known;
  return line.entries.slice(indexAt(line, at.revision) + 1).some(stopsOf[unit]);
}

/** Returns the nearest position that exists in the game. */
export function clampTo(line: GameLine, at: Position): Position {
  if (at.revision > line.last) return { revision: line.last };
  const count = entryAt(line, at.revision)?.actions.length;
  if (at.action === undefined || count === undefined || at.action < count) return at;
  return { revision: at.revision };
}

function nextAction(line: GameLine, at: Position): Position {
  if (at.action !== undefined) {
    const count = entryAt(line, at.revision)?.actions.length ?? 0;
    return inside(at.revision, at.action + 1, count);
  }
  const next = stopAfter(line, at.revision, acts);
  return inside(next, 1, entryAt(line, next)?.actions.length ?? 0, next === at.revision);
}

function previousAction(line: GameLine, at: Position): Position {
  const count = at.action ?? entryAt(line, at.revision)?.actions.length ?? 0;
  if (count > 1) return { revision: at.revision, action: count - 1 };
  return { revision: stopBefore(line, at.revision, acts) };
}

const inside = (revision: number, action: number, count: number, whole = false): Position =>
  whole || action >= count ? { revision } : { revision, action };

type Stops = (entry: Entry) => boolean;

/** Returns the revision of the next stop. Events that are not loaded yet all count as stops. */
function stopAfter(line: GameLine, revision: number, stops: Stops): number {
  const from = indexAt(line, revision) + 1;
  const known = line.entries.at(-1)?.revision ?? -1;
  if (revision >= known) return Math.min(revision + 1, line.last);
  for (let index = from; index < line.entries.length; index += 1) {
    const entry = line.entries[index];
    if (entry && stops(entry)) return entry.revision;
  }
  return known < line.last ? known + 1 : line.last;
}

function stopBefore(line: GameLine, revision: number, stops: Stops): number {
  const known = line.entries.at(-1)?.revision ?? -1;
  if (revision > known + 1) return Math.max(revision - 1, 0);
  for (let index = indexAt(line, revision - 1); index >= 0; index -= 1) {
    const entry = line.entries[index];
    if (entry && stops(entry)) return entry.revision;
  }
  return line.entries[0]?.revision ?? 0;
}

function nextStart(line: GameLine, at: Position, unit: 'turn' | 'phase' | 'day'): Position {
  const next = line.starts[unit].find((landmark) => landmark.revision > at.revision);
  return { revision: next?.revision ?? line.last };
}

/**
 * Returns the start of the current unit. If the position is already at that start, returns the start of the previous
 * unit. Music players behave in the same way.
 */
function previousStart(line: GameLine, at: Position, unit: 'turn' | 'phase' | 'day'): Position {
  const here = line.starts[unit].findLast(
    (landmark) =>
      landmark.revision < at.revision || (landmark.revision === at.revision && at.action !== undefined),
  );
  return { revision: here?.revision ?? line.entries[0]?.revision ?? 0 };
}
