import type { Condition, Expeditions, Terrain } from '#altered/abilities';
import { baseStatistics } from './base-statistics.js';
import { expeditionsOf, whereabouts, type Context, type OneExpedition } from './context.js';
import { stands } from './standings.js';
import { charactersIn } from './totals.js';
import type { Reference } from '../state/objects.js';
import { regionOf } from '../state/zones.js';

/** The terrains of the region an expedition is in. */
export const terrainsAt = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  { seat, expedition }: OneExpedition,
): readonly Terrain[] => world.terrains[regionOf(state, seat, expedition)] ?? [];

/** The terrains of each face-up region (3.2.1.a–b). */
export const visibleRegions = ({
  state,
  world,
}: Pick<Context, 'state' | 'world'>): readonly (readonly Terrain[])[] =>
  world.terrains.filter((_, index) => state.adventure[index]?.faceDown === false);

type Asked = Extract<Condition, { kind: 'in' }>['region'];

/** 7.5.8 of edition 4.0: whether a referenced object is, or last was, in a region. */
export const isInRegion = (context: Context, reference: Reference, region: Asked): boolean =>
  whereabouts(context, reference).some((place) => {
    if (region === 'ascended') return stands(context, place, 'ascended');
    const found = terrainsAt(context, place);
    if (region === 'single-terrain') return found.length === 1;
    if (region === 'of-a-statistic-of-0')
      return found.some((terrain) => baseStatistics(context.state, reference.item, terrain).includes(0));
    return found.includes(region);
  });

/** The characters in some expeditions, each once (7.4.3.b). */
export const objectsFacing = (context: Context, word: Expeditions): readonly number[] => [
  ...new Set(
    expeditionsOf(context, word).flatMap(({ seat, expedition }) => charactersIn(context, seat, expedition)),
  ),
];
