import type { Passive, Selector } from '#altered/abilities';
import type { World } from '../world/characteristics.js';
import { expeditionsOf, isOneOf, seatsOf, type Context } from '../world/context.js';
import { fits, isWhere } from '../world/matching.js';
import { destination } from './modifiers.js';
import { isAbout, isActive, contextOfPassive } from '../world/passive-context.js';
import type { Proposed } from '../state/proposal.js';
import type { State } from '../state/state.js';
import { charactersIn } from '../world/totals.js';
import { stayOf } from '../state/zones.js';

/** Why something cannot be: the rule, and the object that says so, if one does (1.4.1). */
export interface Impossibility {
  readonly rule: string;
  readonly by?: number;
}

/** Whether a proposed action can happen at all (1.4.1.a); null when it can. */
export function impossible(state: State, world: World, action: Proposed): Impossibility | null {
  switch (action.kind) {
    case 'status':
      return impossibleStatus(state, world, action);
    case 'expedition': {
      if (typeof action.move === 'object') return null;
      if (state.adventure.length === 1) return { rule: '4.3.g' };
      if (state.adventure[destination(state, action)] === undefined)
        return { rule: action.move === 'forward' ? '7.3.11.c' : '7.3.10.b' };
      return action.move === 'forward' ? heldBack(state, world, action.seat, action.expedition) : null;
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
      // 2.5.a: counters are on objects; a card in a hidden zone is none.
      if (stay.object === null) return { rule: '2.1.g' };
      const none = (stay.counters[action.name] ?? 0) === 0;
      return action.delta === 0 || (action.delta < 0 && none) ? { rule: '2.5.f' } : null;
    }
    default:
      return null;
  }
}

function impossibleStatus(
  state: State,
  world: World,
  action: Extract<Proposed, { kind: 'status' }>,
): Impossibility | null {
  const { item, status, on } = action;
  if (item === null) return null;
  const stay = stayOf(state, item);
  if (stay.object === null) return { rule: '2.4.1.g' };
  const has = stay.statuses.includes(status);
  if (on && has) return { rule: status === 'exhausted' ? '7.3.8.b' : '2.4.1.d' };
  if (!on && !has) return { rule: status === 'exhausted' ? '7.3.12.b' : '2.4.1.e' };
  if (on && status === 'fleeting' && world.of(item).type === 'permanent') return { rule: '5.2.2.a' };
  for (const active of world.passives) {
    const { passive } = active;
    const forbids =
      (passive.kind === 'cannot-gain' && on && passive.status === status) ||
      (passive.kind === 'cannot-be-readied' && !on && status === 'exhausted');
    if (!forbids) continue;
    const context = contextOfPassive(state, world, active);
    if (isActive(context, active) && isAbout(context, passive.of, item))
      return { rule: '1.4.1.a', by: active.source.item };
  }
  return null;
}

/** 7.4.1.b, 7.4.1.d, and abilities by which an expedition cannot move forward. */
export function heldBack(
  state: State,
  world: World,
  seat: number,
  expedition: 'hero' | 'companion',
): Impossibility | null {
  if (state.phase === 'dusk') {
    const defender = charactersIn({ state, world }, seat, expedition).find((item) =>
      world.of(item).keywords.includes('defender'),
    );
    if (defender !== undefined) return { rule: '7.4.1.b', by: defender };
  }
  for (const active of world.passives) {
    const { passive } = active;
    if (passive.kind !== 'cannot-move-forward' || (passive.during === 'dusk' && state.phase !== 'dusk'))
      continue;
    const context = contextOfPassive(state, world, active);
    const about = expeditionsOf(context, passive.which).some(
      (one) => one.seat === seat && one.expedition === expedition,
    );
    if (about && isActive(context, active)) return { rule: '1.4.1.a', by: active.source.item };
  }
  return null;
}

const isOwnBan = (passive: Passive): passive is Extract<Passive, { kind: 'cannot-play' }> =>
  passive.kind === 'cannot-play' && passive.cards === 'me';

/** 2.2.2.o: cards wherever they are, unless the words name the zone they are played from. */
const isMeant = (context: Context, item: number, cards: Selector): boolean =>
  fits(context, item, cards) &&
  (cards.zone === undefined || isWhere(context.state.stays[item] ?? null, cards));

/** Abilities by which a player cannot play a card. */
export function forbiddenToPlay(
  state: State,
  world: World,
  seat: number,
  item: number,
): Impossibility | null {
  // 1.2.4.d: what an ability says about playing its own card, it says wherever the card is.
  for (const [index, ability] of world.of(item).abilities.entries()) {
    if (ability.kind !== 'passive' || !isOwnBan(ability.passive)) continue;
    const { passive } = ability;
    const { object, seat: controller } = stayOf(state, item);
    const active = { source: { item, object, ability: index }, controller, me: item, timestamp: 0, passive };
    const context = contextOfPassive(state, world, active);
    if (isActive(context, active) && isOneOf(context, passive.who, seat))
      return { rule: '1.4.1.a', by: item };
  }
  for (const active of world.passives) {
    const { passive } = active;
    if (passive.kind !== 'cannot-play' || passive.cards === 'me') continue;
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
