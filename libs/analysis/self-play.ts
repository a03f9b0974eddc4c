import {
  fail,
  invariant,
  ok,
  type AtomicAction,
  type GameEvent,
  type GameModule,
  type Problem,
  type Result,
  type Setup,
  type SetupErrorCode,
} from '#record';
import type { Bot } from './bot.js';

/** The maximum number of decisions in a game. No finite game reaches it. */
export const DECISION_CAP = 20_000;

/** Thrown if a game is still not over after the maximum number of decisions. */
export class GameTooLongError extends Error {
  readonly code = 'GAME_TOO_LARGE';
  constructor(readonly decisions: number) {
    super(`The game is not over after ${decisions} decisions.`);
    this.name = 'GameTooLongError';
  }
}

/** Thrown if a game cannot continue because of an endless loop of cards. */
export class UnplayableError extends Error {
  readonly code = 'WORK_TOO_LARGE';
  constructor(message: string) {
    super(message);
    this.name = 'UnplayableError';
  }
}

/** The events between two decisions, or between the last decision and the end of the game. */
export interface Stretch<State, A extends AtomicAction> {
  readonly events: readonly GameEvent<A>[];
  /** The state after the events. It is valid only until the next part is requested. */
  readonly state: State;
}

/**
 * Continues a game from a state until it is over, with one bot for each seat. Yields the game in parts, so the caller
 * can stop at any time. Throws `GameTooLongError` after `cap` decisions. Throws `UnplayableError` if the rules refuse
 * to continue.
 */
export function* playOn<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'play'>,
  from: State,
  bots: readonly Bot<State>[],
  cap: number = DECISION_CAP,
): Generator<Stretch<State, A>, void> {
  let state = from;
  for (let made = 0; ; made++) {
    const decision = module.play.legal(state);
    if (decision === null) return;
    if (made >= cap) throw new GameTooLongError(cap);
    const bot = bots[decision.seat];
    invariant(bot !== undefined, `no bot sits at seat ${decision.seat}`);
    const decided = module.play.decide(state, decision.seat, bot(decision, state));
    if (!decided.ok && decided.error.code === 'WORK_TOO_LARGE')
      throw new UnplayableError(decided.error.message);
    invariant(decided.ok, `a bot's choice is refused: ${decided.ok ? '' : decided.error.message}`);
    state = decided.value.state;
    yield decided.value;
  }
}

/**
 * Like `playOn`, but starts from the setup. The first part ends at the first decision. Fails with the same errors as
 * `start`.
 */
export function play<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'play'>,
  setup: Setup,
  bots: readonly Bot<State>[],
  cap: number = DECISION_CAP,
): Result<Generator<Stretch<State, A>, void>, readonly Problem<SetupErrorCode>[]> {
  const started = module.play.start(setup);
  if (!started.ok) return fail(started.error);
  return ok(
    (function* () {
      yield started.value;
      yield* playOn(module, started.value.state, bots, cap);
    })(),
  );
}

/** Plays a complete game and returns all of its events. Fails with the same errors as `start`. */
export function playGame<State, A extends AtomicAction>(
  module: Pick<GameModule<State, A>, 'play'>,
  setup: Setup,
  bots: readonly Bot<State>[],
  cap: number = DECISION_CAP,
): Result<GameEvent<A>[], readonly Problem<SetupErrorCode>[]> {
  const played = play(module, setup, bots, cap);
  if (!played.ok) return played;
  const all: GameEvent<A>[] = [];
  for (const { events } of played.value) for (const event of events) all.push(event);
  return ok(all);
}
