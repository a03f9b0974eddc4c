import { FactList } from '#kernel';
import {
  assertNever,
  type CardVerb,
  type Fact,
  type FactSubject,
  type GameEvent,
  type Seat,
  type StepResolved,
} from '#record';
import type { Token } from '../../abilities/definition.js';
import type { Action, Activate, Move } from '../state/actions.js';
import { contractOf, isField, itemOf, natureOf, seatOf, type State } from '../state/state.js';

/**
 * Converts an event to facts in the form that all games share. The facts contain everything in the event, so callers
 * must mask the event first.
 */
export function facts(event: GameEvent<Action>, before: State): readonly Fact[] {
  return event.kind === 'StepResolved' ? new Facts(event, before).facts : [];
}

class Facts extends FactList {
  /** Tokens that the event itself summons, by item. */
  readonly #made = new Map<number, Token>();
  /** The damage on creatures after earlier actions of the same step, by item. */
  readonly #damage = new Map<number, number>();
  /** The extractors after earlier actions of the same step, by seat and colour. */
  readonly #extractors = new Map<string, number>();

  constructor(
    event: StepResolved<Action>,
    private readonly before: State,
  ) {
    super();
    for (const [index, action] of event.actions.entries()) this.#read(action, index);
  }

  #read(action: Action, index: number): void {
    switch (action.kind) {
      case 'move':
        return this.#moved(action, index);
      case 'token': {
        this.#made.set(action.item, action.token);
        const card = this.#subject(action.item, action.object);
        return this.card(index, 'created', card, action.seat, null, 'line');
      }
      case 'vanish': {
        const { item, object, seat } = action;
        const card = this.#subject(item, object);
        this.card(index, 'vanished', card, seat, 'line', null);
        return this.#left(index, item, card, seat);
      }
      case 'set-aside': {
        const items = action.items ?? Array<null>(action.count).fill(null);
        for (const item of items)
          this.card(index, 'set-aside', this.#subject(item, null), action.seat, null, 'aside');
        return;
      }
      case 'shuffle':
        return action.aside === true ? this.#shuffledIn(action, index) : undefined;
      case 'health':
        return this.counter(index, null, action.seat, 'health', action.delta, action.value);
      case 'player-attack':
        return this.counter(index, null, action.seat, 'attack', action.delta, action.value);
      case 'extractor': {
        const { seat, mana, delta } = action;
        const key = `${seat}/${mana}`;
        const value = (this.#extractors.get(key) ?? seatOf(this.before, seat).extractors[mana]) + delta;
        this.#extractors.set(key, value);
        return this.counter(index, null, seat, `extractors-${mana}`, delta, value);
      }
      case 'damage': {
        const damage = this.#damageOn(action.item) + action.amount;
        this.#damage.set(action.item, damage);
        return this.#own(index, action.item, action.object, 'damage', action.amount, damage);
      }
      case 'activate':
        return this.#activated(action, index);
      case 'over':
        this.facts.push({ kind: 'reaction-over', action: index, standIn: action.emblem, how: 'resolved' });
        return;
      case 'attack':
        for (const item of [action.attacker, action.target]) if (item !== null) this.#aboutItem(index, item);
        return;
      // The durability of a globe counts as a statistic, like attack, and not as a counter.
      case 'durability':
      case 'strengthen':
      case 'status':
      case 'fade':
      case 'done':
      case 'active':
      case 'rearrange':
      case 'reveal':
        return this.#aboutItem(index, action.item);
      case 'player-fade': {
        const { attack } = seatOf(this.before, action.seat);
        if (attack !== null) this.counter(index, null, action.seat, 'attack', -attack, 0);
        return;
      }
      case 'first-player':
      case 'turn':
      case 'phase':
      case 'mana':
      case 'special-draw':
      case 'player-status':
      case 'outcome':
        return;
      default:
        return assertNever(action);
    }
  }

  #moved(action: Move, index: number): void {
    const { item, seat, from, to, object } = action;
    const left = item === null ? null : (this.before.bodies[item]?.object ?? null);
    const card = this.#subject(item, left ?? object);
    this.card(index, verbOf(action), card, seat, from, to);
    // Only creatures, which are in the line, have damage. The state also stores a globe's lost durability as damage,
    // but the facts do not.
    if (item !== null && from === 'line' && !isField(to)) this.#left(index, item, card, seat);
  }

  /** Removes the damage of a creature that leaves play. */
  #left(action: number, item: number, on: FactSubject, seat: Seat): void {
    const damage = this.#damageOn(item);
    this.#damage.set(item, 0);
    if (damage > 0) this.counter(action, on, seat, 'damage', -damage, 0, 'left');
  }

  #damageOn(item: number): number {
    return this.#damage.get(item) ?? this.before.bodies[item]?.damage ?? 0;
  }

  /**
   * Adds a fact for each contract that was set aside and is shuffled into the deck. If the order is masked, the
   * contracts are unknown.
   */
  #shuffledIn({ seat, order }: Extract<Action, { kind: 'shuffle' }>, index: number): void {
    for (const item of seatOf(this.before, seat).aside)
      this.card(
        index,
        'returned-to-deck',
        this.#subject(order === null ? null : item, null),
        seat,
        'aside',
        'deck',
      );
  }

  #activated({ item, object, ability, emblem, seat }: Activate, index: number): void {
    const nature = this.#made.get(item) ?? natureOf(this.before, item);
    this.facts.push({
      kind: 'reaction-activated',
      action: index,
      standIn: emblem,
      seat,
      source: this.#subject(item, object),
      ability,
      // A contract's text has one line per ability, so the line has the same index as the ability.
      line: nature.text[ability] === undefined ? null : ability,
      says: nature.text[ability] ?? null,
    });
  }

  #aboutItem(action: number, item: number): void {
    const object = this.before.bodies[item]?.object ?? null;
    this.about(action, this.#subject(item, object));
  }

  #own(action: number, item: number, object: number, name: string, delta: number, value: number): void {
    const on = this.#subject(item, object);
    this.counter(action, on, itemOf(this.before, item).owner, name, delta, value);
  }

  #subject(item: number | null, object: number | null): FactSubject {
    if (item === null) return { item, object, reference: null, name: null };
    const made = this.#made.get(item);
    const token = made ?? tokenOf(this.before, item);
    if (token !== null) return { item, object, reference: `token-${token.name}`, name: token.name };
    const { reference, name } = contractOf(this.before, item);
    return { item, object, reference, name };
  }
}

function tokenOf(state: State, item: number): Token | null {
  const found = itemOf(state, item);
  return found.kind === 'token' ? found.token : null;
}

/** Returns the verb for a move, in the vocabulary that all games share. */
function verbOf({ from, to }: Move): CardVerb {
  switch (to) {
    case 'hand':
      return isField(from) ? 'returned-to-hand' : 'drawn';
    case 'playing':
      return 'played';
    case 'line':
    case 'globe':
    case 'rune':
      return 'joined';
    case 'discard':
      return 'discarded';
    case 'aside':
      return 'set-aside';
    case 'looked':
      return 'looked-at';
    case 'deck':
      return 'returned-to-deck';
  }
}
