import type { Ability, Effect, Nth, Selector } from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive, Listener, SaysOfPlayed } from './characteristics.js';
import { expeditionsOf, refersTo, type Context } from './context.js';
import { fits } from './matching.js';
import { isActive, contextOfPassive } from './passive-context.js';
import { printedWorld } from './printed-world.js';
import type { ExpeditionName, Zone } from '../state/objects.js';
import type { State } from '../state/state.js';

export const changesPlayed = (active: ActivePassive): active is SaysOfPlayed =>
  active.passive.kind === 'played';

type Says = SaysOfPlayed['passive'];
type Reaction = Extract<Ability, { kind: 'reaction' }>;

const change = (passive: Says): Effect => ({
  kind: 'sequence',
  effects: [
    ...[
      ...(passive.gain
        ? [{ kind: 'status', change: 'gain', status: passive.gain, what: 'it' } as const]
        : []),
      ...(passive.lose
        ? [{ kind: 'status', change: 'lose', status: passive.lose, what: 'it' } as const]
        : []),
      ...(passive.counters
        ? [{ kind: 'counters', change: 'gain', ...passive.counters, what: 'it' } as const]
        : []),
    ].map((step) => ({ kind: 'step', step }) as const),
    ...(passive.then ? [passive.then] : []),
  ],
});

/** Caches the reaction for each passive ability, because abilities never change. */
const reactions = new WeakMap<Says, Reaction>();

function reactionOf(passive: Says): Reaction {
  const known = reactions.get(passive);
  if (known !== undefined) return known;
  const { who, cards, onlyFrom, from = onlyFrom } = passive;
  const made: Reaction = {
    kind: 'reaction',
    trigger: { kind: 'played', what: cards, by: who, ...(from && { from }) },
    ...(passive.if && { condition: passive.if }),
    effect: change(passive),
  };
  reactions.set(passive, made);
  return made;
}

/**
 * Converts a passive ability, such as "The next Character you play this turn gains 1 boost", to a reaction to playing
 * the card. If the card is a Spell, the ability's effect on Fleeting applies earlier, when the Spell moves to Limbo.
 */
export const listenerOf = (active: SaysOfPlayed): Listener => ({
  source: active.source,
  controller: active.controller,
  ability: reactionOf(active.passive),
  says: active,
});

/** Whether a passive ability gives something to played cards or removes something. Preventing a gain does not count. */
export const givesToPlayed = ({ passive: { gain, lose, counters, then } }: SaysOfPlayed): boolean =>
  gain !== undefined || lose !== undefined || counters !== undefined || then !== undefined;

/**
 * Describes the nth matching card that a player plays, such as "your second Spell each turn". If there is no number,
 * describes every matching card.
 */
interface Counted {
  readonly nth?: Nth;
  readonly first?: 'afternoon';
  /** The zone from which cards must be played to be counted. */
  readonly from?: 'hand' | 'reserve';
  readonly cards: Selector;
}

const nthOf = ({ nth, first }: Counted): Nth | undefined =>
  nth ?? (first === undefined ? undefined : { number: 1, each: first });

/**
 * Whether a card is the nth matching card that was played. Always true if `counted` contains no number. `item` is
 * absent if the card has not been played yet.
 */
export function isNthPlayed(context: Context, counted: Counted, seat: Seat, item?: number): boolean {
  const nth = nthOf(counted);
  if (nth === undefined) return true;
  const { state } = context;
  if (nth.each === 'afternoon' && state.phase !== 'afternoon') return false;
  const itself = state.played.findLastIndex((card) => card.item === item);
  // Earlier cards are compared by their printed characteristics. `played` does not contain cancelled plays.
  const printed = { ...context, world: printedWorld(state, context.world) };
  const before = state.played.filter(
    (card, index) =>
      index !== itself &&
      card.seat === seat &&
      (nth.each === 'day' || card.phase === state.phase) &&
      (nth.each !== 'turn' || card.turn === state.turn) &&
      (counted.from === undefined || card.from === counted.from) &&
      fits(printed, card.item, counted.cards),
  );
  return before.length === nth.number - 1;
}

/** Whether a card was the last in its player's hand when it was played. */
export const wasLast = ({ played }: Pick<State, 'played'>, item: number): boolean =>
  played.findLast((card) => card.item === item)?.last === true;

/** Whether a passive ability affects a card that is being played or has just been played. */
export function isAboutPlayed(context: Context, saying: SaysOfPlayed, item: number, seat: Seat): boolean {
  const { passive } = saying;
  return (
    refersTo(context, passive.who, seat) &&
    fits(context, item, passive.cards) &&
    isNthPlayed(context, passive, seat, item)
  );
}

/** Determines whether a spell is Fleeting in Limbo, and which "next" emblems it uses up. */
export function spellPlayed(
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  zone: Zone,
  fleeting: boolean,
): { readonly fleeting: boolean; readonly used: readonly number[] } {
  const used: number[] = [];
  let spared = false;
  for (const active of world.passives.of('played')) {
    const { passive, emblem } = active;
    if (passive.from !== undefined && passive.from !== zone) continue;
    const context = contextOfPassive(state, world, active);
    if (!isActive(context, active) || !isAboutPlayed(context, active, item, seat)) continue;
    if (passive.next === true && emblem !== undefined) used.push(emblem);
    if (passive.onlyFrom !== undefined && passive.onlyFrom !== zone) continue;
    if (passive.gain === 'fleeting') fleeting = true;
    if (passive.lose === 'fleeting') fleeting = false;
    if (passive.notGained === 'fleeting') spared = true;
  }
  return { fleeting: fleeting && !spared, used };
}

/** 7.4.1.b of edition 4.0: whether an ability gives Cooldown to a Spell that has resolved. */
export const gainsCooldown = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
): boolean => {
  const from = state.played.findLast((card) => card.item === item)?.from;
  return world.passives.of('played').some((active) => {
    const { passive } = active;
    if (passive.keyword !== 'cooldown' || (passive.from !== undefined && passive.from !== from)) return false;
    const context = contextOfPassive(state, world, active);
    return isActive(context, active) && isAboutPlayed(context, active, item, seat);
  });
};

/**
 * Whether an ability prevents a card from becoming Fleeting. Concerns cards that are played to an expedition or as a
 * Landmark.
 */
export const isSpared = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  zone: Zone,
  to: ExpeditionName | null,
): boolean =>
  world.passives.of('played').some((active) => {
    const { from, onlyFrom = from, notGained } = active.passive;
    if (notGained === undefined || (onlyFrom !== undefined && onlyFrom !== zone)) return false;
    const context = contextOfPassive(state, world, active);
    const { expedition, ...cards } = active.passive.cards;
    // The card is not in the expedition yet, so its destination is compared instead.
    const isThere =
      expedition === undefined ||
      expeditionsOf(context, expedition).some((place) => place.seat === seat && place.expedition === to);
    const about = { ...active, passive: { ...active.passive, cards } };
    return isThere && isActive(context, active) && isAboutPlayed(context, about, item, seat);
  });
