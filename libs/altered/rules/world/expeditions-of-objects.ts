import { eachOf, type Selector } from '#altered/abilities';
import { expeditionsWith, type Context, type OneExpedition } from './context.js';
import { isWhere } from './described-zones.js';
import type { Stay } from '../state/objects.js';
import { facingOne } from '../state/seating.js';
import { itemsIn, regionOf } from '../state/zones.js';

type Fits = (context: Context, item: number, like: Selector) => boolean;

/** 2.2.14.g: one of its expeditions faces one with an object that fits. */
export const facesOne = (
  context: Context,
  item: number,
  stay: Stay | null,
  like: Selector,
  fits: Fits,
): boolean =>
  stay !== null &&
  expeditionsWith(context, item, stay).some((own) => {
    const opposite = facingOne(context.state, own);
    return (
      opposite !== null &&
      itemsIn(context.state, 'expedition', opposite.seat).some((other) => {
        const there = context.state.stays[other] ?? null;
        return (
          isInOneOf(context, other, there, [opposite]) &&
          isWhere(context, there, like) &&
          fits(context, other, like)
        );
      })
    );
  });

/** 7.5.8 of edition 4.0: one of its expeditions is in a region with the terrain. */
export const isInTerrain = (
  context: Context,
  item: number,
  stay: Stay | null,
  terrain: NonNullable<Selector['inTerrain']>,
): boolean =>
  stay !== null && expeditionsWith(context, item, stay).some((place) => isOfTerrain(context, place, terrain));

/** Whether an expedition is in a region with a terrain. */
export const isOfTerrain = (
  context: Context,
  { seat, expedition }: OneExpedition,
  terrain: NonNullable<Selector['inTerrain']>,
): boolean => {
  const found = context.world.terrains[regionOf(context.state, seat, expedition)] ?? [];
  return terrain === 'single-terrain'
    ? found.length === 1
    : eachOf(terrain).some((wanted) => found.includes(wanted));
};

export function isInOneOf(
  context: Context,
  item: number,
  stay: Stay | null,
  wanted: readonly OneExpedition[],
): boolean {
  if (stay === null) return false;
  return expeditionsWith(context, item, stay).some((place) =>
    wanted.some((other) => other.seat === place.seat && other.expedition === place.expedition),
  );
}
