import { reads, type Ability } from '#altered/abilities';
import type { Action, Move } from '../state/actions.js';
import { COMPLETED } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import { expeditionPlace, placeOf } from '../state/zones.js';
import { changesGigantic } from '../world/active-abilities.js';
import type { World } from '../world/characteristics.js';

/** Whether an event can give or remove Gigantic and any reaction can respond to the change. */
export const mayHear = (state: State, world: World, actions: readonly Action[]): boolean =>
  state.expedition.length > 0 &&
  world.listeners.hearExpeditions &&
  reads(state.started, 'gigantic-joins') &&
  (world.changesGigantic || anyMayChange(state, actions));

function anyMayChange(state: State, actions: readonly Action[]): boolean {
  for (const action of actions) if (mayChange(state, action)) return true;
  return false;
}

/** Whether an action can activate an ability that gives or removes Gigantic. */
function mayChange(state: State, action: Action): boolean {
  switch (action.kind) {
    case 'token':
      return (action.definition.abilities ?? noAbilities).some(isAboutGigantic);
    case 'move':
      return action.item !== null && changesGiganticSomewhere(state, action.item);
    case 'status':
      // A card in Reserve regains its support abilities when it is no longer exhausted.
      return (
        action.status === 'exhausted' &&
        !action.on &&
        action.item !== null &&
        changesGiganticSomewhere(state, action.item)
      );
    case 'counters':
      return action.name === COMPLETED;
    case 'emblem':
      return action.emblem.kind === 'ongoing' && changesGigantic(action.emblem.passive);
    default:
      return false;
  }
}

/** Whether an item has printed abilities that can give or remove Gigantic, regardless of its zone. */
function changesGiganticSomewhere(state: State, item: number): boolean {
  const kind = state.items[item]?.kind;
  return (
    (kind === 'card' || kind === 'token') &&
    (cardOf(state, item).abilities ?? noAbilities).some(isAboutGigantic)
  );
}

const isAboutGigantic = (ability: Ability): boolean =>
  ability.kind === 'in-reserve' || ability.kind === 'completed'
    ? isAboutGigantic(ability.ability)
    : ability.kind === 'passive' && changesGigantic(ability.passive);

const noAbilities: readonly Ability[] = [];

const noMoves: readonly Move[] = [];

/** The state of an object in an expedition before an event. */
interface Before {
  readonly item: number;
  readonly object: number | null;
  readonly gigantic: boolean;
}

/**
 * Detects objects that gain or lose Gigantic, and thereby join or leave their controller's other expedition (7.4.3.b,
 * 7.4.3.k, 7.5.4.a, 7.5.5.a). Represents these changes as moves, which are not recorded.
 */
export class GiganticChanges {
  /** The objects that were in expeditions before the event. */
  readonly #before: readonly Before[];
  /** The moves that represent gains and losses of Gigantic. Null if there are none. */
  #moves: Map<Action, 'joins' | 'leaves'> | null = null;

  /** Must be called before the event is applied. */
  constructor(
    private readonly state: State,
    before: World,
  ) {
    const there: Before[] = [];
    for (const item of state.expedition) {
      const gigantic = before.of(item).keywords.includes('gigantic');
      there.push({ item, object: state.stays[item]?.object ?? null, gigantic });
    }
    this.#before = there;
  }

  /** Returns a move for each object that gained or lost Gigantic. Must be called after the event is applied. */
  moves(after: World): readonly Move[] {
    let found: Move[] | null = null;
    for (const { item, object, gigantic } of this.#before) {
      const stay = this.state.stays[item];
      if (stay?.zone !== 'expedition' || stay.expedition === null || stay.object !== object) continue;
      const is = after.of(item).keywords.includes('gigantic');
      if (is === gigantic) continue;
      const here = placeOf(stay);
      const there = expeditionPlace(stay.seat, stay.expedition === 'hero' ? 'companion' : 'hero');
      const [from, to] = is ? [here, there] : [there, here];
      const move: Move = { kind: 'move', item, from, to, left: object, becomes: object };
      (this.#moves ??= new Map()).set(move, is ? 'joins' : 'leaves');
      (found ??= []).push(move);
    }
    return found ?? noMoves;
  }

  /** Returns the change that a move represents. Undefined for a real move. */
  meant(action: Action): 'joins' | 'leaves' | undefined {
    return this.#moves?.get(action);
  }
}
