import { randomBot } from '#analysis';
import { altered, type Action, type State } from '#altered/rules';
import type { Choice, Decision, GameEvent, Setup } from '#record';

/** What a game of Altered was found to break, and what it was like. */
export interface Findings {
  readonly broken: readonly string[];
  readonly events: readonly GameEvent<Action>[];
  readonly decisions: number;
  readonly actions: number;
}

/** How thorough to be: writing the state as JSON at every decision and going on from it costs the most. */
export interface Thoroughness {
  readonly resume?: boolean;
  readonly cap?: number;
  /** Is told of every decision, once it is played out. */
  readonly watch?: (moment: Moment) => void;
}

/** A decision that was taken, and what came of it. The states may be looked at, not played on. */
export interface Moment {
  /** Null: the setup. */
  readonly taken: { readonly before: State; readonly decision: Decision; readonly choice: Choice } | null;
  readonly events: readonly GameEvent<Action>[];
  readonly after: State;
}

/**
 * Plays a game at random and holds every moment against what is always true: cards conserved, no item in two zones,
 * timestamps growing, no counter below zero, every event with a rule and an effect, the folded state equal to the
 * live one, and the same record when the state is written down at every decision and read back.
 */
export function playAndCheck(
  setup: Setup,
  seed: string,
  { resume = false, cap = 3000, watch }: Thoroughness = {},
): Findings {
  const broken: string[] = [];
  const events: GameEvent<Action>[] = [];
  const started = altered.start(setup);
  if (!started.ok)
    return { broken: started.error.map(({ message }) => message), events, decisions: 0, actions: 0 };
  let { state } = started.value;
  let folded = altered.initial();
  let decisions = 0;
  let actions = 0;
  const bots = setup.seats.map((_, seat) => randomBot(`${seed}/${seat}`));
  let fresh = started.value.events;
  watch?.({ taken: null, events: fresh, after: state });
  for (;;) {
    for (const event of fresh) {
      const timestamp = folded.timestamp;
      broken.push(...eventProblems(event, folded));
      folded = altered.evolve(folded, event);
      if (folded.timestamp < timestamp) broken.push('timestamps went back');
      if (event.kind === 'StepResolved') actions += event.actions.length;
      events.push(event);
    }
    broken.push(...stateProblems(state));
    if (JSON.stringify(altered.canonical(folded)) !== JSON.stringify(altered.canonical(state)))
      broken.push(`live and folded states differ after decision ${decisions}`);
    const pending = altered.legal(state);
    if (pending === null || broken.length > 0) break;
    if (JSON.stringify(folded.agenda) !== JSON.stringify(state.agenda))
      broken.push('live and folded agendas differ');
    if (++decisions > cap)
      return { broken: [...broken, `no end after ${cap} decisions`], events, decisions, actions };
    if (resume) state = JSON.parse(JSON.stringify(state)) as State;
    const choice = bots[pending.seat]?.(pending) ?? [];
    const before = watch === undefined ? null : altered.clone(state);
    const decided = altered.decide(state, pending.seat, choice);
    if (!decided.ok) {
      broken.push(`a listed option was refused: ${decided.error.message}`);
      break;
    }
    fresh = decided.value.events;
    state = decided.value.state;
    if (before !== null)
      watch?.({ taken: { before, decision: pending, choice }, events: fresh, after: state });
  }
  return { broken, events, decisions, actions };
}

/** What is wrong with an event as a record of something that happened. */
function eventProblems(event: GameEvent<Action>, before: State): string[] {
  if (event.kind !== 'StepResolved') return [];
  const problems: string[] = [];
  if (event.rules.length === 0) problems.push(`"${event.verb}" cites no rule`);
  if (event.actions.length === 0) problems.push(`"${event.verb}" has no effect`);
  for (const action of event.actions) {
    const malformed = altered.malformed(JSON.parse(JSON.stringify(action)));
    if (malformed !== null) problems.push(`"${event.verb}": ${malformed}`);
    if (
      action.kind === 'move' &&
      action.becomes !== null &&
      action.becomes !== action.left &&
      action.becomes <= before.timestamp
    )
      problems.push(`"${event.verb}" gives a timestamp that is not greater than all before`);
    if (action.kind === 'counters' && action.value < 0)
      problems.push(`a counter of ${action.name} is negative`);
  }
  return problems;
}

/** What is wrong with a state: items in two zones, stays that do not fit their zones, lost cards. */
function stateProblems(state: State): string[] {
  const problems: string[] = [];
  const seen = new Map<number, string>();
  const look = (items: readonly number[], zone: string): void => {
    for (const item of items) {
      if (seen.has(item)) problems.push(`item ${item} is in ${seen.get(item) ?? ''} and in ${zone}`);
      seen.set(item, zone);
      if (state.stays[item]?.zone !== zone)
        problems.push(`item ${item} in ${zone} says it is in ${state.stays[item]?.zone ?? 'none'}`);
    }
  };
  for (const seat of state.seats)
    for (const zone of ['deck', 'discard', 'hand', 'hero', 'landmark', 'mana', 'reserve'] as const)
      look(seat[zone], zone);
  look(state.expedition, 'expedition');
  look(state.limbo, 'limbo');
  const objects = new Set<number>();
  for (const [index, item] of state.items.entries()) {
    const stay = state.stays[index];
    if (item.kind === 'card' && !seen.has(index)) problems.push(`card ${index} is lost`);
    if (stay === null || stay === undefined) continue;
    if (!seen.has(index)) problems.push(`item ${index} has a stay but is in no zone`);
    if (stay.object !== null && objects.has(stay.object)) problems.push(`two objects ${stay.object}`);
    if (stay.object !== null) objects.add(stay.object);
    if (Object.values(stay.counters).some((value) => value < 0))
      problems.push(`item ${index} has a negative counter`);
  }
  return problems;
}
