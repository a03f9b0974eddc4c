import type { Condition, Passive, Standing } from '#altered/abilities';
import type { World } from './characteristics.js';
import { noListeners } from './listeners-by-action.js';
import { noPassives } from './passives-by-kind.js';
import { expeditionsOf, nothingBound, type Context, type OneExpedition } from './context.js';
import { expeditionNames } from '../state/objects.js';
import { facingOne } from '../state/seating.js';
import { distanceOf, regionOf, seatOf, seatsFrom } from '../state/zones.js';

/** The distance of an expedition from its start. */
const cameFar = ({ state }: Pick<Context, 'state'>, { seat, expedition }: OneExpedition): number =>
  distanceOf(seatOf(state, seat).way, expedition, regionOf(state, seat, expedition));

type Look = Pick<Context, 'state' | 'world'>;

/**
 * 7.5.2 of edition 4.0: whether an expedition is, or counts as, ahead, behind or tied relative to the one
 * facing it. All are tied in the Arena. For a `character`, only effects on its expedition's characters count.
 */
export function standsOrCounts(
  context: Look,
  own: OneExpedition,
  standing: Standing,
  of: 'expedition' | 'character',
  holds: Holds,
): boolean {
  return stands(context, own, standing) || isConsidered(context, own, standing, of, holds);
}

/** Whether a condition holds, which may depend on the standing of expeditions. */
type Holds = (context: Context, condition: Condition) => boolean;

/** The real standing of an expedition, without effects. */
export function stands(context: Pick<Context, 'state'>, own: OneExpedition, standing: Standing): boolean {
  const facing = facingOne(context.state, own);
  // An expedition that faces none is neither ahead nor behind.
  const lead = facing === null ? 0 : cameFar(context, own) - cameFar(context, facing);
  switch (standing) {
    case 'ahead':
      return lead > 0;
    case 'behind':
      return lead < 0;
    case 'tied':
      return lead === 0;
    case 'behind-or-tied':
      return lead <= 0;
    case 'ascended':
      return seatOf(context.state, own.seat).ascended.includes(own.expedition);
    case 'in-contact':
      return isMet(context, own);
  }
}

/** Whether another player's expedition is in its region, as cards explain it. */
function isMet({ state }: Pick<Context, 'state'>, { seat, expedition }: OneExpedition): boolean {
  const region = regionOf(state, seat, expedition);
  return seatsFrom(state, seat)
    .slice(1)
    .some((other) => expeditionNames.some((name) => regionOf(state, other, name) === region));
}

type Considers = Extract<Passive, { kind: 'expedition-considered' }>;

/**
 * 1.4.2.a: whether an ability makes an expedition count as having a standing. Abilities read its real
 * standing.
 */
function isConsidered(
  { state, world }: Look,
  own: OneExpedition,
  standing: Standing,
  of: 'expedition' | 'character',
  holds: Holds,
): boolean {
  const says = (passive: Considers): boolean =>
    (passive.as === standing || (standing === 'behind-or-tied' && ['behind', 'tied'].includes(passive.as))) &&
    (of === 'expedition' || passive.characters === true);
  return world.passives.of('expedition-considered').some(({ passive, controller, me, source, bound }) => {
    if (!says(passive)) return false;
    const context = {
      state,
      world: withoutStandings(world),
      controller,
      bound: bound ?? nothingBound(me, source.object),
    };
    return (
      expeditionsOf(context, passive.which).some(
        ({ seat, expedition }) => seat === own.seat && expedition === own.expedition,
      ) &&
      (passive.if === undefined || holds(context, passive.if))
    );
  });
}

const withoutStandings = (world: World): World => ({
  budget: world.budget,
  of: (item) => world.of(item),
  terrains: world.terrains,
  passives: noPassives,
  listeners: noListeners,
  quickActions: [],
  grantsAbilities: false,
  changesGigantic: false,
});
