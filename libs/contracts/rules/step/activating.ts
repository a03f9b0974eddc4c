import type { Seat } from '#record';
import type { Trigger } from '../../abilities/index.js';
import { reads } from '../../abilities/readings.js';
import type { Action, Activate, Move } from '../state/actions.js';
import { isFaded } from '../world/characteristics.js';
import { isField, itemOf, LINE, seatOf, traitsIn, type State } from '../state/state.js';

/**
 * An effect that a step activates. `actions` are added to the step, and `rule` is the rule that triggers the effect.
 */
export interface Activation {
  readonly activate: Activate;
  readonly rule: string;
  readonly actions: readonly Action[];
}

export const ruleOfTrigger: Readonly<Record<Trigger, string>> = {
  evocation: '8.4.a',
  recycle: '8.7.a',
  'start-of-turn': '8.10.a',
  'end-of-turn': '8.11.a',
  ambush: '8.13.a',
};

/** Whether a step with this verb draws or extracts contracts, from any pile. */
const draws = (verb: string): boolean => verb === 'draw' || verb === 'extract';

/** An ability that a step triggers. */
interface Heard extends Pick<Activate, 'item' | 'object' | 'ability' | 'seat'> {
  readonly trigger: Trigger;
}

/**
 * Examines a step's atomic actions before the step happens. Finds the effects that they activate and whether the step
 * could destroy an object.
 */
class Hearing {
  /** The activated effects. Null until the first is found, because few steps activate any. */
  heard: Heard[] | null = null;
  mayDestroy = false;

  constructor(
    private readonly state: State,
    private readonly verb: string,
  ) {}

  hear(action: Action): void {
    switch (action.kind) {
      case 'move':
        this.mayDestroy ||= isField(action.from) || isField(action.to);
        return this.#moved(action);
      case 'phase':
        return action.phase === 'end' ? this.#ofTurn(this.state.turnSeat ?? 0, 'end-of-turn') : undefined;
      case 'turn':
        return this.#ofTurn(action.seat, 'start-of-turn');
      // A token that returns to a hand ceases to exist. This is not a move to the discard pile, so it does not trigger
      // Recycle.
      case 'vanish':
        this.mayDestroy = true;
        if (this.verb !== 'return' && !isFaded(this.state, action.item))
          this.#activate(action.item, action.object, 'recycle');
        return;
      case 'damage':
      case 'durability':
      case 'strengthen':
      case 'fade':
      case 'token':
      case 'rearrange':
      case 'status':
        // Provided health can depend on the creatures' positions and on which creatures are Magnetised. Therefore,
        // these actions could leave a creature without health.
        this.mayDestroy = true;
        return;
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
    const { line, globe, rune } = seatOf(this.state, seat);
    for (const item of line) if (!isFaded(this.state, item)) this.#inPlay(item, trigger);
    for (const item of globe) this.#inPlay(item, trigger);
    for (const item of rune) this.#inPlay(item, trigger);
  }

  #inPlay(item: number, trigger: Trigger): void {
    this.#activate(item, this.state.bodies[item]?.object ?? null, trigger);
  }

  #activate(item: number, object: number | null, trigger: Trigger): void {
    const abilities = traitsIn(this.state, item).triggered[trigger];
    if (abilities === undefined) return;
    const seat = itemOf(this.state, item).owner;
    for (const ability of abilities) (this.heard ??= []).push({ item, object, ability, seat, trigger });
  }
}

/** The consequences of a step, beyond its own changes. */
export interface Outcomes {
  readonly activations: readonly Activation[];
  /** Whether the step could leave an object without health or durability. */
  readonly mayDestroy: boolean;
}

/** Returns the consequences of a step that has not happened yet. */
export function outcomesOf(state: State, verb: string, actions: readonly Action[]): Outcomes {
  const hearing = new Hearing(state, verb);
  for (const action of actions) hearing.hear(action);
  const { heard, mayDestroy } = hearing;
  return { activations: heard === null ? noActivations : activated(state, heard, actions), mayDestroy };
}

/**
 * Returns the effects that a step activates. The turn player's effects come first. Each player's effects are ordered by
 * the contract's place: in the line from left to right, then in the globe, then in the rune. Interpretations before
 * `turn-player-first` use the order of the step's actions instead.
 */
function activated(state: State, heard: Heard[], actions: readonly Action[]): readonly Activation[] {
  const first = state.items.length + tokensIn(actions);
  const inOrder =
    heard.length > 1 && reads(state.started, 'turn-player-first')
      ? heard.sort((left, right) => turnOf(state, left) - turnOf(state, right))
      : heard;
  return inOrder.map(({ trigger, item, object, ability, seat }, index) => {
    const activate: Activate = { kind: 'activate', emblem: first + index, item, object, ability, seat };
    const shown: Action[] = trigger === 'ambush' ? [{ kind: 'reveal', item }, activate] : [activate];
    return { activate, rule: ruleOfTrigger[trigger], actions: shown };
  });
}

const noActivations: readonly Activation[] = [];

/** Returns the position of an effect among simultaneous effects. Contracts outside play keep their order. */
function turnOf(state: State, { seat, item }: Heard): number {
  const { line, globe, rune } = seatOf(state, seat);
  const later = seat === (state.turnSeat ?? state.firstPlayer) ? 0 : LINE + 3;
  return later + 1 + [...line, ...globe, ...rune].indexOf(item);
}

/** Returns the number of items that the step itself creates. They are numbered before the items of effects. */
const tokensIn = (actions: readonly Action[]): number =>
  actions.reduce((count, { kind }) => (kind === 'token' ? count + 1 : count), 0);
