import { randomBot, type Bot } from '#analysis';
import {
  concession,
  type AtomicAction,
  type Choice,
  type Decision,
  type GameEvent,
  type GameModule,
  type Setup,
} from '#record';
import { below, type SeededRandom } from '#record/testing';

/** The part of the state that all games share: the first event. */
export interface Begun {
  readonly started: unknown;
}

/** A game with its specific invariants. They are checked in addition to those of every game. */
export interface CheckedGame<State, A extends AtomicAction> {
  readonly module: GameModule<State, A>;
  /** Lists the problems of an event, given the state before it. */
  readonly eventProblems: (event: GameEvent<A>, before: State) => readonly string[];
  /** Lists the problems of a state, such as items in two zones or lost cards. */
  readonly stateProblems: (state: State) => readonly string[];
  /** Returns the serial number of the most recent object. */
  readonly timestampOf: (state: State) => number;
  readonly agendaOf: (state: State) => unknown;
}

/** The violated invariants, and facts about the checked game. */
export interface Findings<A extends AtomicAction> {
  readonly broken: readonly string[];
  readonly events: readonly GameEvent<A>[];
  readonly decisions: number;
  readonly actions: number;
}

/**
 * The checks to run. The slowest check is `resume`, which saves the state as JSON at every decision and continues from
 * it.
 */
export interface Thoroughness<State, A extends AtomicAction> {
  readonly resume?: boolean;
  readonly cap?: number;
  /** Creates a bot. Called once for each seat, with different seeds. By default, creates random bots. */
  readonly bot?: (seed: string) => Bot<State>;
  /** The mean number of decisions after which a random player concedes. By default, no player concedes. */
  readonly concedes?: number;
  /** Called after each decision is made. */
  readonly watch?: (position: CheckedPosition<State, A>) => void;
}

/** A decision and its result. Callers can read the states but must not change them. */
export interface CheckedPosition<State, A extends AtomicAction> {
  /** The decision that was made. Null for the setup. */
  readonly taken: { readonly before: State; readonly decision: Decision; readonly choice: Choice } | null;
  readonly events: readonly GameEvent<A>[];
  readonly after: State;
}

/**
 * Plays a game at random and checks the invariants of every state. No card is lost, no item is in two zones, object
 * numbers increase, and every event has a rule and an effect. The folded state equals the played state and the state
 * reached without recording. If `resume` is checked, saving and restoring the state at every decision produces the same
 * record.
 */
export function playAndCheck<State extends Begun, A extends AtomicAction>(
  { module, eventProblems, stateProblems, timestampOf, agendaOf }: CheckedGame<State, A>,
  setup: Setup,
  seed: string,
  { resume = false, cap = 3000, bot = randomBot, concedes = Infinity, watch }: Thoroughness<State, A> = {},
): Findings<A> {
  const broken: string[] = [];
  const events: GameEvent<A>[] = [];
  const started = module.play.start(setup);
  if (!started.ok)
    return { broken: started.error.map(({ message }) => message), events, decisions: 0, actions: 0 };
  let { state } = started.value;
  let folded = module.fold.initial();
  let decisions = 0;
  let actions = 0;
  const random: SeededRandom = { seed: `${seed}/concedes`, count: 0 };
  const begun: unknown = resume ? JSON.parse(JSON.stringify(state.started)) : null;
  const bots = setup.seats.map((_, seat) => bot(`${seed}/${seat}`));
  let fresh = started.value.events;
  watch?.({ taken: null, events: fresh, after: state });
  for (;;) {
    for (const event of fresh) {
      const timestamp = timestampOf(folded);
      broken.push(...stepProblems(module, event, setup.edition), ...eventProblems(event, folded));
      folded = module.fold.evolve(folded, event);
      if (timestampOf(folded) < timestamp) broken.push('timestamps went back');
      if (event.kind === 'StepResolved') actions += event.actions.length;
      events.push(event);
    }
    broken.push(...stateProblems(state));
    if (JSON.stringify(module.fold.canonical(folded)) !== JSON.stringify(module.fold.canonical(state)))
      broken.push(`live and folded states differ after decision ${decisions}`);
    const pending = module.play.legal(state);
    if (pending === null || broken.length > 0) break;
    if (JSON.stringify(agendaOf(folded)) !== JSON.stringify(agendaOf(state)))
      broken.push('live and folded agendas differ');
    if (++decisions > cap)
      return { broken: [...broken, `no end after ${cap} decisions`], events, decisions, actions };
    if (resume) state = { ...(JSON.parse(written(state)) as State), started: begun };
    const concedesNow = concedes < Infinity && below(random, concedes) === 0;
    const seat = concedesNow ? below(random, setup.seats.length) : pending.seat;
    const choice = concedesNow ? concession : (bots[seat]?.(pending, state) ?? []);
    const before = module.fold.clone(state);
    const reached = module.play.reach(module.fold.clone(state), seat, choice);
    const decided = module.play.decide(state, seat, choice);
    const silent = reached.ok ? written(module.fold.clone(reached.value)) : JSON.stringify(reached.error);
    const recorded = decided.ok
      ? written(module.fold.clone(decided.value.state))
      : JSON.stringify(decided.error);
    if (silent !== recorded || (reached.ok && reached.value.started !== before.started))
      broken.push(`decision ${decisions} leads elsewhere where nothing is recorded`);
    // This refusal is not an error, because a player who has left the game cannot concede again.
    if (concedesNow && !decided.ok && decided.error.code === 'SEAT_NOT_ASKED') {
      fresh = [];
      continue;
    }
    if (!decided.ok) {
      broken.push(`a listed option was refused: ${decided.error.message}`);
      break;
    }
    fresh = decided.value.events;
    state = decided.value.state;
    watch?.({ taken: { before, decision: pending, choice }, events: fresh, after: state });
  }
  return { broken, events, decisions, actions };
}

/** Returns a state as JSON without its first event, because this event is long and all states share it. */
const written = ({ started: _, ...state }: Begun): string => JSON.stringify(state);

/**
 * Lists the problems of a step in any game, such as a missing rule, a missing effect, or actions that cannot be stored.
 */
function stepProblems<State, A extends AtomicAction>(
  module: GameModule<State, A>,
  event: GameEvent<A>,
  edition: string,
): string[] {
  if (event.kind !== 'StepResolved') return [];
  const problems: string[] = [];
  if (event.rules.length === 0) problems.push(`"${event.verb}" cites no rule`);
  if (event.actions.length === 0) problems.push(`"${event.verb}" has no effect`);
  for (const rule of event.rules)
    if (module.tell.rule?.(rule, 'en', edition) === null)
      problems.push(`"${event.verb}" cites ${rule}, which is no rule`);
  for (const action of event.actions) {
    const malformed = module.records.malformed(JSON.parse(JSON.stringify(action)));
    if (malformed !== null) problems.push(`"${event.verb}": ${malformed}`);
  }
  return problems;
}
