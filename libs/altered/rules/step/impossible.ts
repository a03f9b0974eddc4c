import { eachOf, reads, type Affected, type Selector, type Terrain } from '#altered/abilities';
import type { World } from '../world/characteristics.js';
import {
  expeditionsOf,
  facing,
  refersTo,
  seatsOf,
  type Context,
  type OneExpedition,
} from '../world/context.js';
import { isInZones } from '../world/described-zones.js';
import { fits } from '../world/matching.js';
import { ownTermsOf } from '../world/own-terms.js';
import { destination } from './modifiers.js';
import { isAbout, isActive, contextOfPassive } from '../world/passive-context.js';
import type { Proposed } from '../state/proposal.js';
import { editionIn } from '../state/edition.js';
import type { State } from '../state/state.js';
import { charactersIn } from '../world/expeditions.js';
import { seatOf, stayOf } from '../state/zones.js';
import type { ExpeditionName, Status, Stay } from '../state/objects.js';

/**
 * The reason why an action is impossible (1.4.1): a rule and, if an ability prevents the action, the object with this
 * ability (`by`).
 */
export interface Impossibility {
  readonly rule: string;
  readonly by?: number;
}

/** Returns the reason why a proposed action cannot happen (1.4.1.a). Null if it can happen. */
export function impossible(state: State, world: World, action: Proposed): Impossibility | null {
  switch (action.kind) {
    case 'status':
      return impossibleStatus(state, world, action);
    case 'expedition': {
      if (typeof action.move === 'object') return null;
      if (state.adventure.length === 1) return { rule: '4.3.g' };
      if (state.adventure[destination(state, action)] === undefined)
        return { rule: action.move === 'forward' ? '7.3.11.c' : '7.3.10.b' };
      return action.move === 'forward'
        ? heldBack(state, world, action.seat, action.expedition, action.due)
        : null;
    }
    case 'ascend': {
      // Only edition 4.0 has Ascended. In that edition, the two rules cited here are 2.4.1.f and 2.4.1.h.
      const has = seatOf(state, action.seat).ascended.includes(action.expedition);
      return has === action.on ? { rule: action.on ? '2.4.1.d' : '2.4.1.e' } : null;
    }
    case 'move': {
      if (typeof action.item !== 'number') return null;
      const stay = state.stays[action.item];
      const there =
        stay?.zone === action.to.zone &&
        stay.zone !== 'deck' &&
        (stay.expedition ?? null) === (action.to.expedition ?? null);
      return there && stay.seat === action.to.seat ? { rule: '1.2.6.f' } : null;
    }
    case 'counters': {
      const stay = stayOf(state, action.item);
      // 2.5.a: only objects have counters, and a card in a hidden zone is not an object.
      if (stay.object === null) return { rule: '2.1.g' };
      if (action.delta > 0 && isBare(state, stay)) return { rule: '|2.5.b' };
      const none = (stay.counters[action.name] ?? 0) === 0;
      if (action.delta === 0 || (action.delta < 0 && none)) return { rule: '2.5.f' };
      return action.delta > 0 ? countersForbidden(state, world, action) : null;
    }
    default:
      return null;
  }
}

/** 2.4.1.c, 2.5.b of edition 4.0: objects in a discard pile have neither counters nor statuses. */
const isBare = (state: State, { zone }: Stay): boolean =>
  zone === 'discard' && !editionIn(state).discardedKeepCounters && reads(state.started, 'bare-in-discard');

/** Returns the ability that prevents an object from gaining counters. Null if there is none. */
function countersForbidden(
  state: State,
  world: World,
  { item, name }: Extract<Proposed, { kind: 'counters' }>,
): Impossibility | null {
  for (const active of world.passives.of('counters-forbidden')) {
    const context = contextOfPassive(state, world, active);
    if (active.passive.name !== undefined && active.passive.name !== name) continue;
    if (isActive(context, active) && isForbidden(context, item, active.passive.of))
      return { rule: '1.4.1.a', by: active.source.item };
  }
  return null;
}

/**
 * Whether a restriction applies to an item. If the restriction's description names a zone, the item must be there
 * (2.2.1.h).
 */
const isForbidden = (context: Context, item: number, of: Affected): boolean =>
  typeof of === 'string' || 'target' in of || 'noted' in of
    ? isAbout(context, of, item)
    : isMeant(context, item, of);

function impossibleStatus(
  state: State,
  world: World,
  action: Extract<Proposed, { kind: 'status' }>,
): Impossibility | null {
  const { item, status, on } = action;
  if (item === null) return null;
  const stay = stayOf(state, item);
  if (stay.object === null) return { rule: '2.4.1.g' };
  if (on && isBare(state, stay)) return { rule: '|2.4.1.c' };
  const has = stay.statuses.includes(status);
  if (on && has && !gainsAgain(world, item, status))
    return { rule: status === 'exhausted' ? '7.3.8.b' : '2.4.1.d' };
  if (!on && !has) return { rule: status === 'exhausted' ? '7.3.12.b' : '2.4.1.e' };
  if (on && status === 'fleeting' && world.of(item).type === 'permanent' && stay.zone !== 'expedition')
    return { rule: '5.2.2.a' };
  for (const active of on ? world.passives.of('cannot-gain') : world.passives.of('cannot-be-readied')) {
    const { passive } = active;
    const forbids =
      passive.kind === 'cannot-gain' ? eachOf(passive.status).includes(status) : status === 'exhausted';
    if (!forbids) continue;
    const context = contextOfPassive(state, world, active);
    if (isActive(context, active) && isAbout(context, passive.of, item))
      return { rule: '1.4.1.a', by: active.source.item };
  }
  return null;
}

/**
 * Returns the rule (7.4.1.b, 7.4.1.d) or the ability that prevents an expedition from moving forward. Null if the
 * expedition can move.
 */
export function heldBack(
  state: State,
  world: World,
  seat: number,
  expedition: ExpeditionName,
  due: readonly Terrain[] = [],
): Impossibility | null {
  if (state.phase === 'dusk' && !ignoresDefenders(state, world, { seat, expedition })) {
    const defender = charactersIn({ state, world }, seat, expedition).find((item) =>
      world.of(item).keywords.includes('defender'),
    );
    if (defender !== undefined) return { rule: '7.4.1.b', by: defender };
  }
  for (const { by, except, ignored } of holding(state, world, { seat, expedition }))
    // 4.2.4.c of edition 4.0: even if an ability holds an expedition back, the expedition can move forward due to other
    // terrains.
    if (ignored === undefined && (except === undefined || !due.some((terrain) => except.includes(terrain))))
      return { rule: '1.4.1.a', by };
  return null;
}

/**
 * Yields the abilities that hold an expedition back. Each has either the terrains that it forbids or the only terrains
 * that it allows.
 */
function* holding(
  state: State,
  world: World,
  moving: OneExpedition,
): Generator<{
  readonly by: number;
  readonly except?: readonly Terrain[];
  readonly ignored?: readonly Terrain[];
}> {
  for (const active of world.passives.of('cannot-move-forward')) {
    const { passive } = active;
    if (passive.during === 'dusk' && state.phase !== 'dusk') continue;
    const context = contextOfPassive(state, world, active);
    const meant = expeditionsOf(context, passive.which);
    const all = passive.andFacing === true ? [...meant, ...facing(context, meant)] : meant;
    if (all.some((other) => isSame(other, moving)) && isActive(context, active))
      yield {
        by: active.source.item,
        ...(passive.except && { except: eachOf(passive.except) }),
        ...(passive.due && { ignored: eachOf(passive.due) }),
      };
  }
}

/**
 * 4.2.4.c–d of edition 4.0: returns the terrains that let an expedition move forward although abilities hold it back.
 */
export const dueAllowed = (
  { state, world }: { readonly state: State; readonly world: World },
  moving: OneExpedition,
  due: readonly Terrain[],
): readonly Terrain[] => {
  if (world.passives.of('cannot-move-forward').length === 0) return due;
  const held = [...holding(state, world, moving)];
  const only = held.flatMap(({ except }) => (except === undefined ? [] : [except]));
  const ignored = held.flatMap((by) => by.ignored ?? []);
  return due.filter((terrain) => !ignored.includes(terrain) && only.every((left) => left.includes(terrain)));
};

const isSame = (left: OneExpedition, right: OneExpedition): boolean =>
  left.seat === right.seat && left.expedition === right.expedition;

/** Whether an ability lets an expedition ignore Defenders. */
const ignoresDefenders = (state: State, world: World, moving: OneExpedition): boolean =>
  world.passives.of('defenders-ignored').some((active) => {
    const context = contextOfPassive(state, world, active);
    return (
      expeditionsOf(context, active.passive.which).some((other) => isSame(other, moving)) &&
      isActive(context, active)
    );
  });

/** Whether an object has an ability such as "I can gain Fleeting even if I was already Fleeting" (1.4.2.a). */
const gainsAgain = (world: World, item: number, status: Status): boolean =>
  world.passives.of('gains-again').some(({ me, passive }) => me === item && passive.status === status);

/**
 * 2.4.6.c of edition 4.0: returns the rule against playing a card that is exhausted in Reserve. Null if the card is not
 * exhausted there or if an ability allows the play (1.4.2.a). Such an ability can be limited to one expedition.
 */
export function exhaustedInReserve(
  look: Pick<Context, 'state' | 'world'>,
  seat: number,
  item: number,
  to: ExpeditionName | null = null,
): Impossibility | null {
  if (!editionIn(look.state).exhaustionInReserve) return null;
  const stay = look.state.stays[item];
  if (stay?.zone !== 'reserve' || !stay.statuses.includes('exhausted')) return null;
  return isPermitted(look, seat, item, to) ? null : { rule: '|2.4.6.c' };
}

/** Whether an ability allows a card to be played although it is exhausted in Reserve. */
const isPermitted = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: number,
  item: number,
  to: ExpeditionName | null,
): boolean =>
  world.passives.of('may-play').some((active) => {
    const { passive, controller } = active;
    if (passive.what.status !== 'exhausted' || controller !== seat) return false;
    const context = contextOfPassive(state, world, active);
    // The card is not in an expedition yet. An expedition in the description therefore means the one to which the card
    // is played.
    const { expedition: where, ...what } = passive.what;
    const isThere =
      where === undefined ||
      to === null ||
      expeditionsOf(context, where).some((place) => place.seat === seat && place.expedition === to);
    return isThere && isActive(context, active) && isMeant(context, item, what);
  });

/** 2.2.2.o: whether a card matches a description. If the description names a zone, the card must be there. */
const isMeant = (context: Context, item: number, cards: Selector): boolean =>
  fits(context, item, cards) &&
  (cards.zone === undefined || isInZones(context, context.state.stays[item] ?? null, cards));

/**
 * The maximum number of times that a card can be played per phase if mana is unlimited. Quick actions and reactions
 * have the same limit per day (1.4.6.b, 1.4.6.c).
 */
const PLAYS_A_DAY = 100;

/**
 * M2.12: whether a card that keeps returning has been played too often in this phase. Always false if mana is limited.
 */
const isPlayedOut = (state: State, item: number): boolean =>
  state.played.length >= PLAYS_A_DAY &&
  editionIn(state).mana === 'unlimited' &&
  state.played.filter((card) => card.item === item && card.phase === state.phase).length >= PLAYS_A_DAY;

/** Returns why a player is not allowed to play a card. Null if the play is allowed. */
export function forbiddenToPlay(
  state: State,
  world: World,
  seat: number,
  item: number,
): Impossibility | null {
  if (isPlayedOut(state, item)) return { rule: 'M2.12' };
  const { manaOnly, bans } = ownTermsOf({ state, world }, item);
  if (manaOnly) return { rule: '1.4.1.a', by: item };
  // 1.2.4.d: an ability about playing its own card is active in every zone.
  for (const { index, passive } of bans) {
    const { object, seat: controller } = stayOf(state, item);
    const active = { source: { item, object, ability: index }, controller, me: item, timestamp: 0, passive };
    const context = contextOfPassive(state, world, active);
    if (isActive(context, active) && refersTo(context, passive.who, seat))
      return { rule: '1.4.1.a', by: item };
  }
  for (const active of world.passives.of('cannot-play')) {
    const { passive } = active;
    if (passive.cards === 'me') continue;
    const context = contextOfPassive(state, world, active);
    if (
      isActive(context, active) &&
      seatsOf(context, passive.who).includes(seat) &&
      isMeant(context, item, passive.cards)
    )
      return { rule: '1.4.1.a', by: active.source.item };
  }
  return null;
}
