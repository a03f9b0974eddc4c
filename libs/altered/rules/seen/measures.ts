import type { Statistics } from '#altered/abilities';
import { measuresOfSeats } from '#kernel';
import type { Seat } from '#record';
import type { World } from '../world/characteristics.js';
import { heldBack } from '../step/impossible.js';
import { expeditionNames, type ExpeditionName, type Stay } from '../state/objects.js';
import { wins } from '../day/progress.js';
import { facingExpedition } from '../state/seating.js';
import { editionIn } from '../state/edition.js';
import { limitOf } from '../day/limits.js';
import { cardOf, type State } from '../state/state.js';
import { nothing, totalOf } from '../world/expeditions.js';
import { worldOf } from '../world/world.js';
import { distanceIn, countReadyOrbs, inExpedition, seatOf } from '../state/zones.js';

/** The value that bots give to one unit of each measure. A card in hand has the value 1. */
export const unitValues: Readonly<Record<string, number>> = {
  distance: 10,
  ahead: 9,
  lead: 0.4,
  mana: 1.6,
  ready: 0.02,
  hand: 1,
  'out-of-reach': -0.15,
  reserve: 0.8,
  returning: 0.6,
  staying: 1.2,
  landmark: 1.4,
};

/** The private measures. `out-of-reach` depends on the cards in hand. */
export const ownMeasures: readonly string[] = ['out-of-reach'];

/** The largest useful lead over a facing expedition. */
const ENOUGH = 4;

/** The total statistics of each expedition's characters, by seat. */
type Totals = readonly Readonly<Record<ExpeditionName, Statistics>>[];

const totalsOf = (state: State, world: World): Totals =>
  state.seats.map((_, seat) => ({
    hero: totalOf({ state, world }, seat, 'hero'),
    companion: totalOf({ state, world }, seat, 'companion'),
  }));

/**
 * Returns each seat's measures for charts: mana, cards in hand and Reserve, objects in play, the distance of the
 * expeditions, and their statistics, such as `hero-forest`.
 */
export const measures = (state: State): Record<string, number> => measuresOfSeats(seatMeasures(state));

/** Like `measures`, but returns a separate map for each seat. */
export function seatMeasures(state: State): readonly Readonly<Record<string, number>>[] {
  const world = worldOf(state);
  const totals = totalsOf(state, world);
  return state.seats.map((zones, seat) => {
    const { hero = nothing, companion = nothing } = totals[seat] ?? {};
    const { ahead, lead } = progress(state, world, totals, seat);
    const { staying, returning } = rest(state, world, seat);
    return {
      mana: zones.mana.length,
      ready: countReadyOrbs(state, seat),
      hand: zones.hand.length,
      'out-of-reach': outOfReach(state, seat),
      reserve: zones.reserve.length,
      deck: zones.deck.length,
      discard: zones.discard.length,
      landmark: zones.landmark.length,
      distance: distanceIn(zones),
      hero: inExpedition(state, seat, 'hero').length,
      'hero-forest': hero.forest,
      'hero-mountain': hero.mountain,
      'hero-water': hero.water,
      companion: inExpedition(state, seat, 'companion').length,
      'companion-forest': companion.forest,
      'companion-mountain': companion.mountain,
      'companion-water': companion.water,
      ahead,
      lead,
      staying,
      returning,
    };
  });
}

/**
 * Returns the mana that the player lacks to play each card in hand, summed over these cards. Counts the next Morning's
 * orb as available.
 */
function outOfReach(state: State, seat: Seat): number {
  if (editionIn(state).mana === 'unlimited') return 0;
  const { hand, mana } = seatOf(state, seat);
  return hand.reduce((sum, item) => sum + Math.max(0, cardOf(state, item).handCost - mana.length - 1), 0);
}

/**
 * `ahead` is the number of expeditions that would move forward (4.2.4.f) or, in the Arena, the number of terrains that
 * they would win (4.3.h). `lead` is the sum of the expeditions' leads in their best terrains. Each lead is at most
 * `ENOUGH`. The sum excludes expeditions whose facing player has passed.
 */
function progress(state: State, world: World, totals: Totals, seat: Seat): { ahead: number; lead: number } {
  const found = { ahead: 0, lead: 0 };
  const arena = state.adventure.length === 1;
  for (const expedition of expeditionNames) {
    const region = seatOf(state, seat).expeditions[expedition];
    if (region === null) continue;
    const facing = facingExpedition(state, { seat, expedition });
    const settled = facing === null || seatOf(state, facing.seat).passed;
    const own = totals[seat]?.[expedition] ?? nothing;
    const other = facing === null ? nothing : (totals[facing.seat]?.[facing.expedition] ?? nothing);
    const here = world.terrains[region] ?? [];
    const won = wins(here, own, other);
    const counts = won.length > 0 && (arena || !isHeldBack(state, world, seat, expedition));
    if (counts) found.ahead += arena ? won.length : 1;
    const lead = Math.max(-ENOUGH, ...here.map((terrain) => own[terrain] - other[terrain]));
    if (!settled) found.lead += Math.min(ENOUGH, lead);
  }
  return found;
}

const isHeldBack = (
  state: State,
  world: World,
  seat: Seat,
  expedition: (typeof expeditionNames)[number],
): boolean => heldBack({ ...state, phase: 'dusk' }, world, seat, expedition) !== null;

/**
 * `staying` is the number of characters that do not leave at Rest (2.4.2, 2.4.3, 7.4.2). `returning` is the number that
 * go to Reserve and are within its limit.
 */
function rest(state: State, world: World, seat: Seat): { staying: number; returning: number } {
  const found = { staying: 0, returning: 0 };
  for (const item of state.expedition) {
    const stay = state.stays[item];
    if (stay?.seat !== seat) continue;
    if (stays(world, item, stay)) found.staying++;
    else if (state.items[item]?.kind === 'card' && !stay.statuses.includes('fleeting')) found.returning++;
  }
  const room = limitOf({ state, world }, seat, 'reserve') - seatOf(state, seat).reserve.length;
  return { ...found, returning: Math.max(0, Math.min(found.returning, room)) };
}

const stays = (world: World, item: number, { statuses }: Stay): boolean =>
  statuses.includes('anchored') || statuses.includes('asleep') || world.of(item).keywords.includes('eternal');
