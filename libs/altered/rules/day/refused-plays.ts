import type { RefusedPlay, Seat } from '#record';
import type { State } from '../state/state.js';
import type { World } from '../world/characteristics.js';
import { worldOf } from '../world/world.js';
import { playability } from './playability.js';
import { playableFrom, playOf, waysToPlay } from './plays.js';

/**
 * Returns the cards that cannot be played now although they are in a zone from which cards can be played (5.1.1.b).
 * Includes the reason for each card.
 */
export function refusedPlays(state: State): readonly RefusedPlay[] {
  const { pending } = state;
  if (pending?.kind !== 'turn') return [];
  const world = worldOf(state);
  const offered = new Set(pending.options.map(({ key }) => playOf(key)?.item));
  return playableFrom(state, world, pending.seat)
    .filter((item) => !offered.has(item))
    .flatMap((item) => refusedPlay(state, world, pending.seat, item));
}

function refusedPlay(state: State, world: World, seat: Seat, item: number): readonly RefusedPlay[] {
  const found = playability({ state, world }, seat, item, waysToPlay(state, world, item)[0] ?? null);
  switch (found.kind) {
    case 'playable':
      return [];
    case 'forbidden':
      return [{ item, rule: found.rule }];
    case 'too-dear':
      return [{ item, rule: '6.4.c', price: { cost: found.cost, mana: found.mana } }];
    case 'no-target':
      return [{ item, rule: '5.2.3.b' }];
  }
}
