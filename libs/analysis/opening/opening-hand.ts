import {
  fail,
  invariant,
  ok,
  type AtomicAction,
  type Decision,
  type FirstHand,
  type GameEvent,
  type GameModule,
  type Problem,
  type Result,
  type Seat,
  type Setup,
  type SetupErrorCode,
} from '#record';
import { leastChoice } from '../choices.js';
import type { PlayedModule } from '../playouts/quick-play.js';

export type OpeningModule<State, A extends AtomicAction> = PlayedModule<State, A> &
  Pick<GameModule<State, A>, 'hands'>;

/** A new game, played up to a player's decision about the opening hand. */
export interface OpeningHand<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly first: FirstHand<State>;
  readonly decision: Decision;
  /** The state at the decision. */
  readonly state: State;
  /** The state at the first decision of the game, before other players gave up cards. */
  readonly dealt: State;
  /** The events up to and including the request for the decision. */
  readonly events: readonly GameEvent<A>[];
  /** Whether the player goes first. */
  readonly isFirst: boolean;
}

/**
 * Plays a new game up to a player's decision about the opening hand. Players who decide before this player make minimal
 * choices. Null if the game has no such decision. Fails with the same errors as `start`.
 */
export function openingHand<State, A extends AtomicAction>(
  module: OpeningModule<State, A>,
  setup: Setup,
  seat: Seat,
): Result<OpeningHand<State, A> | null, readonly Problem<SetupErrorCode>[]> {
  const started = module.play.start(setup);
  if (!started.ok) return fail(started.error);
  const { first } = module.hands ?? {};
  const dealt = module.fold.clone(started.value.state);
  const events = [...started.value.events];
  let { state } = started.value;
  for (;;) {
    const decision = module.play.legal(state);
    if (first === undefined || decision?.kind !== first.kind) return ok(null);
    if (decision.seat === seat)
      return ok({ first, decision, state, dealt, events, isFirst: first.goesFirst(state, seat) });
    // The other players' choices are hidden from this player, so minimal choices stand in for them here. Each trial
    // chooses again for these players.
    const decided = module.play.decide(state, decision.seat, leastChoice(decision));
    invariant(decided.ok, 'the least choice is legal');
    events.push(...decided.value.events);
    ({ state } = decided.value);
  }
}
