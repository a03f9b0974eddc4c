import type { Seat } from '#record';
import type { Trigger } from '../abilities/index.js';
import type { Action, Activate, Move } from './actions.js';
import { isFaded, working } from './characteristics.js';
import { isField, itemOf, natureOf, type State } from './state.js';
import { traitsOf } from './traits.js';

/** An effect that a step activates: what is added to the step, and by which rule. */
export interface Activation {
  readonly activate: Activate;
  readonly rule: string;
  readonly actions: readonly Action[];
}

/** The rule of each trigger. */
export const ruleOfTrigger: Readonly<Record<Trigger, string>> = {
  evocation: '8.4.a',
  recycle: '8.7.a',
  'start-of-turn': '8.10.a',
  'end-of-turn': '8.11.a',
  ambush: '8.13.a',
};

interface Cause {
  readonly item: number;
  readonly object: number | null;
  readonly trigger: Trigger;
}

/** Drawing and extracting, from whichever pile. */
const draws = (verb: string): boolean => verb === 'draw' || verb === 'extract';

/** What each atomic action activates, given the state before the step. */
function causesOf(state: State, verb: string, actions: readonly Action[]): readonly Cause[] {
  let found: Cause[] | null = null;
  for (const action of actions) {
    const causes = causedBy(state, verb, action);
    if (causes.length > 0) found = found === null ? [...causes] : [...found, ...causes];
  }
  return found ?? nothing;
}

const nothing: readonly Cause[] = [];

function causedBy(state: State, verb: string, action: Action): readonly Cause[] {
  switch (action.kind) {
    case 'turn':
      return ofTurn(state, action.seat, 'start-of-turn');
    case 'phase':
      return action.phase === 'end' ? ofTurn(state, state.turnSeat ?? 0, 'end-of-turn') : nothing;
    // A token that goes to a hand is no more, but was not on its way to a discard pile.
    case 'vanish':
      return verb === 'return' || isFaded(state, action.item)
        ? nothing
        : [{ item: action.item, object: action.object, trigger: 'recycle' }];
    case 'move':
      return ofMove(state, verb, action);
    default:
      return nothing;
  }
}

function ofMove(state: State, verb: string, { item, from, to, object, drawn }: Move): readonly Cause[] {
  if (item === null) return nothing;
  if (to === 'discard' && isField(from))
    return isFaded(state, item)
      ? nothing
      : [{ item, object: state.bodies[item]?.object ?? null, trigger: 'recycle' }];
  if (verb === 'enter') return to === 'line' ? [{ item, object, trigger: 'evocation' }] : nothing;
  return draws(verb) && (to === 'hand' || drawn === true)
    ? [{ item, object: null, trigger: 'ambush' }]
    : nothing;
}

const ofTurn = (state: State, seat: Seat, trigger: Trigger): readonly Cause[] =>
  [...working(state, seat)].map((item) => ({ item, object: state.bodies[item]?.object ?? null, trigger }));

/** The effects that a step activates, in the order of its actions, and of the line (8.10.a). */
export function activatedBy(state: State, verb: string, actions: readonly Action[]): readonly Activation[] {
  let found: Activation[] | null = null;
  for (const { item, object, trigger } of causesOf(state, verb, actions)) {
    const abilities = traitsOf(natureOf(state, item)).triggered[trigger];
    if (abilities === undefined) continue;
    const seat = itemOf(state, item).owner;
    for (const ability of abilities) {
      const emblem = state.items.length + (found?.length ?? 0) + tokensIn(actions);
      const activate: Activate = { kind: 'activate', emblem, item, object, ability, seat };
      const shown: Action[] = trigger === 'ambush' ? [{ kind: 'reveal', item }] : [];
      (found ??= []).push({ activate, rule: ruleOfTrigger[trigger], actions: [...shown, activate] });
    }
  }
  return found ?? none;
}

const none: readonly Activation[] = [];

/** Items that the step itself makes come first. */
const tokensIn = (actions: readonly Action[]): number =>
  actions.reduce((count, { kind }) => (kind === 'token' ? count + 1 : count), 0);
