import type { Statistics, Condition, Expeditions, Terrain, Standing } from '#altered/abilities';
import type { Seat } from '#record';
import type { World } from './characteristics.js';
import { type ExpeditionName, type Reference, expeditionNames } from '../state/objects.js';
import type { State } from '../state/state.js';
import { baseStatistics } from './numbers.js';
import { expeditionsOf, whereabouts, type Context, type OneExpedition } from './context.js';
import { regionOf, distanceOf, seatOf, seatsFrom } from '../state/zones.js';
import { facingExpedition } from '../state/seating.js';

export const nothing: Statistics = { forest: 0, mountain: 0, water: 0 };

export const sumOf = (list: readonly Statistics[]): Statistics =>
  list.reduce(
    (a, b) => ({ forest: a.forest + b.forest, mountain: a.mountain + b.mountain, water: a.water + b.water }),
    nothing,
  );

/** Returns an expedition's characters, including Gigantic ones in the controller's other expedition (7.4.3.b). */
export function charactersIn(
  context: { state: State; world: World },
  seat: Seat,
  expedition: ExpeditionName,
): number[] {
  return context.state.expedition.filter((item) => {
    const stay = context.state.stays[item];
    if (stay?.seat !== seat) return false;
    return stay.expedition === expedition || context.world.of(item).keywords.includes('gigantic');
  });
}

/** 4.2.4.b: returns the total statistics of an expedition's characters, excluding Asleep ones (2.4.3). */
export function totalOf(
  context: { state: State; world: World },
  seat: Seat,
  expedition: ExpeditionName,
): Statistics {
  let forest = 0;
  let mountain = 0;
  let water = 0;
  for (const item of context.state.expedition) {
    const stay = context.state.stays[item];
    if (stay?.seat !== seat || stay.statuses.includes('asleep')) continue;
    const { keywords, statistics } = context.world.of(item);
    if (statistics === null || (stay.expedition !== expedition && !keywords.includes('gigantic'))) continue;
    forest += statistics.forest;
    mountain += statistics.mountain;
    water += statistics.water;
  }
  return { forest, mountain, water };
}

export const terrainsAt = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  { seat, expedition }: OneExpedition,
): readonly Terrain[] => world.terrains[regionOf(state, seat, expedition)] ?? [];

/** Returns the terrains of face-up regions (3.2.1.a–b). */
export const visibleRegions = ({
  state,
  world,
}: Pick<Context, 'state' | 'world'>): readonly (readonly Terrain[])[] =>
  world.terrains.filter((_, index) => state.adventure[index]?.faceDown === false);

type RegionKind = Extract<Condition, { kind: 'in' }>['region'];

/** 7.5.8 of edition 4.0: whether an object is in a region of a given kind, or was in such a region when it left. */
export const isInRegion = (context: Context, reference: Reference, region: RegionKind): boolean =>
  whereabouts(context, reference).some((place) => {
    if (region === 'ascended') return hasStanding(context, place, 'ascended');
    const found = terrainsAt(context, place);
    if (region === 'single-terrain') return found.length === 1;
    if (region === 'of-a-statistic-of-0')
      return found.some((terrain) => baseStatistics(context.state, reference.item, terrain).includes(0));
    return found.includes(region);
  });

/** Returns the characters in the described expeditions, without duplicates (7.4.3.b). */
export const objectsFacing = (context: Context, word: Expeditions): readonly number[] => [
  ...new Set(
    expeditionsOf(context, word).flatMap(({ seat, expedition }) => charactersIn(context, seat, expedition)),
  ),
];

/** Returns an expedition's distance from its start. */
const cameFar = ({ state }: Pick<Context, 'state'>, { seat, expedition }: OneExpedition): number =>
  distanceOf(seatOf(state, seat).way, expedition, regionOf(state, seat, expedition));

/** Like `stands`, for the real position: ignores abilities that make an expedition count as ahead, behind or tied. */
export function hasStanding(
  context: Pick<Context, 'state'>,
  own: OneExpedition,
  standing: Standing,
): boolean {
  const facing = facingExpedition(context.state, own);
  // An expedition without a facing expedition is neither ahead nor behind.
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

/** Whether another player's expedition is in the same region as the given expedition. */
function isMet({ state }: Pick<Context, 'state'>, { seat, expedition }: OneExpedition): boolean {
  const region = regionOf(state, seat, expedition);
  return seatsFrom(state, seat)
    .slice(1)
    .some((other) => expeditionNames.some((name) => regionOf(state, other, name) === region));
}
