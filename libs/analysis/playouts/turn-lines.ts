import type { AtomicAction } from '#record';
import { QuickPlay, type PlayedModule } from './quick-play.js';
import { resultOf } from './result.js';
import { chancesOf } from './value-model.js';

/** Decisions of one turn that are played at most. */
const DECISIONS = 60;

/** The turn that is played to its end. */
export interface Turn {
  /** Its number, as `see.clock` has it. */
  readonly turn: number;
  /** The ways in which it is played. */
  readonly lines: number;
}

/**
 * Plays the rest of a turn in several ways, the first with care and the others quickly, and keeps the end that the value model
 * likes best for the player whose turn it is. What a choice is worth depends on the use its player makes of it: one way of
 * playing on by chance wastes it more often than not. The state is used up. The same for the same seed. Null: it takes more
 * work than any game needs.
 */
export function bestLine<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  from: State,
  seats: number,
  { turn, lines }: Turn,
  seed: string,
): State | null {
  const { model } = module.bots;
  const { seat } = module.see.clock(from);
  if (model === undefined || seat === null || !isIn(module, from, turn)) return from;
  let best: State | null = null;
  let most = -Infinity;
  for (let line = 0; line < lines; line++) {
    const copy = line === lines - 1 ? from : module.fold.clone(from);
    const end = played(module, copy, turn, `${seed}/${line}`, line === 0 && lines > 1);
    if (end === null) continue;
    const isOver = module.play.legal(end) === null;
    const chances = isOver ? resultOf(module, end, seats) : chancesOf(module, model, end);
    const chance = chances[seat] ?? 0;
    if (chance <= most) continue;
    best = end;
    most = chance;
  }
  return best;
}

/** Whether somebody decides in that turn. */
const isIn = <State, A extends AtomicAction>(
  { play, see }: PlayedModule<State, A>,
  state: State,
  turn: number,
): boolean => {
  const clock = see.clock(state);
  return play.legal(state) !== null && clock.seat !== null && clock.turn === turn;
};

/** Null: it takes more work than any game needs. */
function played<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  from: State,
  turn: number,
  seed: string,
  isCareful: boolean,
): State | null {
  const quick = new QuickPlay(module, seed);
  let state = from;
  for (let made = 0; made < DECISIONS && isIn(module, state, turn); made++) {
    const decision = module.play.legal(state);
    if (decision === null) break;
    const next = isCareful ? quick.nextWithCare(state, decision) : quick.next(state, decision);
    if (next === null) return null;
    state = next;
  }
  return state;
}
