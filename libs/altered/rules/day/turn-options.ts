import { numberIn, OptionCache } from '#kernel';
import type { Option, Seat } from '#record';
import type { World } from '../world/characteristics.js';
import { lookOfSource, type Context } from '../world/context.js';
import type { ExpeditionName, Zone } from '../state/objects.js';
import { dependsOnDestination } from '../playing/costs.js';
import { scoutCostOf } from '../playing/optional-costs.js';
import { manaOf, unpayable } from '../world/payable.js';
import { quickActionKey } from '../state/today.js';
import { isUsedUp } from '../step/activation-limits.js';
import { asTemple } from '../world/printed-world.js';
import { holds, valueOf } from '../world/matching.js';
import { ownTermsOf } from '../world/own-terms.js';
import { type State } from '../state/state.js';
import { isDeclarable } from '../playing/targets.js';
import { stayOf } from '../state/zones.js';
import { playability, type Playability } from './playability.js';
import { asTempleFrom, playing, scouting, waysToPlay, playableFrom } from './plays.js';

/** The general limit on how often each quick action of an object can be played per day (1.4.6.b, 5.3.d). */
export const QUICK_ACTIONS_A_DAY = 100;

export function quickActionOf(key: string): { item: number; ability: number } | null {
  const match = /^quick:(\d{1,9}):(\d{1,9})$/.exec(key);
  return match === null ? null : { item: numberIn(match[1] ?? ''), ability: numberIn(match[2] ?? '') };
}

/** Returns the options to play cards now. Each way of playing a card is a separate option (5.1.1.b, 5.2.1.a). */
export function cardOptions(state: State, world: World, seat: Seat): Option[] {
  const options: Option[] = [];
  const look = { state, world };
  const mana = manaOf(look, seat);
  for (const item of playableFrom(state, world, seat)) {
    const from = stayOf(state, item).zone;
    const ways = waysToPlay(state, world, item);
    addTemple(options, look, seat, item, from, mana);
    let everywhere: Playability | null = null;
    for (let index = 0; index < ways.length; index++) {
      const expedition = ways[index] ?? null;
      const found: Playability = everywhere ?? playability(look, seat, item, expedition, mana);
      if (index === 0 && ways.length > 1 && !dependsOnExpedition(state, world, item)) everywhere = found;
      if (index === 0 && found.kind !== 'forbidden') addScouting(options, look, seat, item, ways);
      if (found.kind !== 'playable') continue;
      options.push(playing(item, from, found.cost, expedition));
    }
  }
  return options;
}

/**
 * Whether the choice of expedition can affect how a card is played. It does if the card's cost depends on the
 * expedition, or if only some expeditions accept cards that are exhausted in Reserve.
 */
const dependsOnExpedition = (state: State, world: World, item: number): boolean =>
  ownTermsOf({ state, world }, item).costsIn.length > 0 ||
  stayOf(state, item).statuses.includes('exhausted') ||
  world.passives.of('cost').some(dependsOnDestination);

/** Adds the options to play a card from Hand for its Scout cost (7.4.5.c of edition 4.0). */
function addScouting(
  options: Option[],
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  ways: readonly (ExpeditionName | null)[],
): void {
  if (world.of(item).terms.scout === Infinity) return;
  for (const expedition of ways) {
    const scout = scoutCostOf({ state, world }, seat, item, expedition);
    if (scout === null || scout > manaOf({ state }, seat)) continue;
    options.push(scouting(item, scout, expedition));
  }
}

/** Adds the option to play a card as a Landmark for its Temple cost. */
function addTemple(
  options: Option[],
  look: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
  from: Zone,
  mana: number,
): void {
  if (look.world.of(item).terms.temple === Infinity) return;
  const found = playability(asTemple(look, item), seat, item, null, mana, { cost: 'temple' });
  if (found.kind === 'playable') options.push(asTempleFrom(item, from, found.cost));
}

const quickActions = new OptionCache((item, ability) => ({
  key: `quick:${item}:${ability}`,
  about: { item, ability },
}));

/**
 * Returns the quick actions that a player can play: those of objects that the player controls and, as support
 * abilities, those of cards in the player's Reserve (2.2.10.f–g).
 */
export function quickActionOptions(state: State, world: World, seat: Seat): Option[] {
  const options: Option[] = [];
  for (const { source, controller, ability } of world.quickActions) {
    if (controller !== seat) continue;
    const { item, ability: index } = source;
    const { only, cost } = ability;
    const context = lookOfSource({ state, world }, seat, item);
    if (only !== undefined && !holds(context, only)) continue;
    if (unpayable(context, cost, 0) !== null) continue;
    if (ability.targets !== undefined) {
      const mana = manaOf(context, seat) - valueOf(context, cost.mana ?? 0);
      if (!isDeclarable(context, ability, mana)) continue;
    }
    if (isUsedUp(state, () => quickActionKey(source), ability.limit, QUICK_ACTIONS_A_DAY)) continue;
    options.push(quickActions.at(item, index));
  }
  return options;
}
