import type { World } from './characteristics.js';
import type { OneExpedition } from './context.js';
import { expeditionNames, type ExpeditionName } from '../state/objects.js';
import type { State } from '../state/state.js';
import { regionOf, stayOf } from '../state/zones.js';

/** 5.2.1.a: the expeditions a card may be played to; some cannot be played in a starting region (1.4.1). */
export function expeditionsOpenTo(state: State, world: World, item: number): readonly ExpeditionName[] {
  const isBarred = world
    .of(item)
    .abilities.some((ability) => ability.kind === 'passive' && ability.passive.kind === 'cannot-be-played');
  if (!isBarred) return expeditionNames;
  const { seat } = stayOf(state, item);
  return expeditionNames.filter((expedition) => !isStarting(state, { seat, expedition }));
}

/** Whether an expedition is in a region where expeditions begin (3.2.1.b). */
export const isStarting = (state: State, { seat, expedition }: OneExpedition): boolean =>
  starting.includes(state.adventure[regionOf(state, seat, expedition)]?.name ?? 'arena');

const starting: readonly string[] = ['hero', 'companion'];
