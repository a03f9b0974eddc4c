import { reads, type Ability } from '#altered/abilities';
import type { Action, Move } from '../state/actions.js';
import { COMPLETED } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import { expeditionPlace, placeOf } from '../state/zones.js';
import { changesGigantic } from '../world/active-abilities.js';
import type { World } from '../world/characteristics.js';

/** Whether any reaction can match changes of Gigantic by an event. */
export const mayHear = (state: State, world: World, actions: readonly Action[]): boolean =>
  state.expedition.length > 0 &&
  world.listeners.hearExpeditions &&
  reads(state.started, 'gigantic-joins') &&
  (world.changesGigantic || mayBringOne(state, actions));

function mayBringOne(state: State, actions: readonly Action[]): boolean {
  for (const action of actions) if (mayBring(state, action)) return true;
  return false;
}

/** Whether an ability that changes Gigantic may become active due to an action. */
function mayBring(state: State, action: Action): boolean {
  switch (action.kind) {
    case 'token':
      return (action.definition.abilities ?? noAbilities).some(isAboutGigantic);
    case 'move':
      return action.item !== null && saysSo(state, action.item);
    case 'status':
      // A card in Reserve that is no longer exhausted has its support abilities again.
      return (
        action.status === 'exhausted' && !action.on && action.item !== null && saysSo(state, action.item)
      );
    case 'counters':
      return action.name === COMPLETED;
    case 'emblem':
      return action.emblem.kind === 'ongoing' && changesGigantic(action.emblem.passive);
    default:
      return false;
  }
}

/** Whether an item has such an ability by its printed text, in any zone. */
function saysSo(state: State, item: number): boolean {
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

/** An object in an expedition before an event. */
interface Before {
  readonly item: number;
  readonly object: number | null;
  readonly gigantic: boolean;
}

/**
 * Finds objects that join or leave their controller's other expedition by gaining or losing Gigantic (7.4.3.b, 7.4.3.k,
 * 7.5.4.a, 7.5.5.a). Represents these changes as moves that are not recorded.
 */
export class GiganticChanges {
  /** The objects in expeditions before the event, with whether they were Gigantic. */
  readonly #before: readonly Before[];
  /** The moves that represent changes. Null if there are none. */
  #moves: Map<Action, 'joins' | 'leaves'> | null = null;

  /** Must be called before the event is folded. */
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

  /** Returns moves for the objects that gained or lost Gigantic. Must be called after the event is folded. */
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

  /** Returns the change that a move represents. Undefined if it is a real move. */
  meant(action: Action): 'joins' | 'leaves' | undefined {
    return this.#moves?.get(action);
  }
}
