import type { Seat } from '#record';
import type { Trigger } from '../../abilities/index.js';
import type { Action, Activate, Move } from '../state/actions.js';
import { isFaded, working } from '../world/characteristics.js';
import { isField, itemOf, natureOf, type State } from '../state/state.js';
import { traitsOf } from '../state/traits.js';

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

/** Drawing and extracting, from whichever pile. */
const draws = (verb: string): boolean => verb === 'draw' || verb === 'extract';

/** Hears the atomic actions of a step, and keeps what each activates. */
class Hearing {
  readonly activations: Activation[] = [];

  constructor(
    private readonly state: State,
    private readonly verb: string,
    private readonly actions: readonly Action[],
  ) {}

  hear(action: Action): void {
    const { state } = this;
    switch (action.kind) {
      case 'turn':
        return this.#ofTurn(action.seat, 'start-of-turn');
      case 'phase':
        return action.phase === 'end' ? this.#ofTurn(state.turnSeat ?? 0, 'end-of-turn') : undefined;
      // A token that goes to a hand is no more, but was not on its way to a discard pile.
      case 'vanish':
        if (this.verb !== 'return' && !isFaded(state, action.item))
          this.#activate(action.item, action.object, 'recycle');
        return;
      case 'move':
        return this.#moved(action);
      default:
        return;
    }
  }

  #moved({ item, from, to, object, drawn }: Move): void {
    const { state, verb } = this;
    if (item === null) return;
    if (to === 'discard' && isField(from)) {
      if (!isFaded(state, item)) this.#activate(item, state.bodies[item]?.object ?? null, 'recycle');
    } else if (verb === 'enter') {
      if (to === 'line') this.#activate(item, object, 'evocation');
    } else if (draws(verb) && (to === 'hand' || drawn === true)) this.#activate(item, null, 'ambush');
  }

  #ofTurn(seat: Seat, trigger: Trigger): void {
    const { state } = this;
    for (const item of working(state, seat))
      this.#activate(item, state.bodies[item]?.object ?? null, trigger);
  }

  #activate(item: number, object: number | null, trigger: Trigger): void {
    const { state, actions, activations } = this;
    const abilities = traitsOf(natureOf(state, item)).triggered[trigger];
    if (abilities === undefined) return;
    const seat = itemOf(state, item).owner;
    for (const ability of abilities) {
      const emblem = state.items.length + activations.length + tokensIn(actions);
      const activate: Activate = { kind: 'activate', emblem, item, object, ability, seat };
      const shown: Action[] = trigger === 'ambush' ? [{ kind: 'reveal', item }] : [];
      activations.push({ activate, rule: ruleOfTrigger[trigger], actions: [...shown, activate] });
    }
  }
}

/** The effects that a step activates, in the order of its actions, and of the line (8.10.a). */
export function activatedBy(state: State, verb: string, actions: readonly Action[]): readonly Activation[] {
  const hearing = new Hearing(state, verb, actions);
  for (const action of actions) hearing.hear(action);
  return hearing.activations;
}

/** Items that the step itself makes come first. */
const tokensIn = (actions: readonly Action[]): number =>
  actions.reduce((count, { kind }) => (kind === 'token' ? count + 1 : count), 0);
