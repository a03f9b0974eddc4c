import type { GameState, Zone } from '../api/shapes.js';
import type { Saying } from '../words/saying.js';
import { describeTotal, isPending, parts, standingOf } from './faceoff.js';

/**
 * Describes an expedition's total in each terrain, whether the total is enough to advance, and whether the expedition
 * would advance.
 */
export function describeExpedition(state: GameState, zone: Zone, saying: Saying): readonly string[] {
  const part = parts.find((each) => each === zone.part);
  if (zone.kind !== 'expedition' || zone.seat === null || part === undefined) return [];
  const standing = standingOf(state, zone.seat, part);
  return [
    ...standing.terrains.map((terrain) => describeTotal(terrain, saying)),
    ...(isPending(state, standing) ? [saying.say('expeditions.would-advance')] : []),
  ];
}
