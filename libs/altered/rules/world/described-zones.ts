import type { Selector, ZoneName } from '#altered/abilities';
import { editionIn } from '../state/edition.js';
import type { Stay, Zone } from '../state/objects.js';
import type { State } from '../state/state.js';
import type { Context } from './context.js';

/** Returns the zones in a description. Null if it contains none. */
export const zonesOf = (like: Selector): readonly ZoneName[] | null =>
  like.zone === undefined ? null : typeof like.zone === 'string' ? [like.zone] : like.zone;

/**
 * Whether an item is in one of the zones of a description or is an object to which the description refers. If the
 * description names neither zones nor objects, the item must be in play (2.2.1.h, 2.2.2.n).
 */
export function isInZones({ state }: Pick<Context, 'state'>, stay: Stay | null, like: Selector): boolean {
  if (stay === null) return false;
  const zones = zonesOf(like);
  if (zones === null && like.among !== undefined) return true;
  if (zones === null && like.either !== undefined)
    return like.either.some((part) => isInZones({ state }, stay, part));
  return (zones ?? zonesInPlay(state, like)).includes(stay.zone);
}

/** Returns the zones that count as in play (3.1.4.a). Includes the hero zone if the description mentions heroes. */
export const zonesInPlay = (state: State, { type }: Selector): readonly Zone[] => {
  const { inPlay } = editionIn(state);
  return inPlay.includes('hero') || !namesHeroes(type) ? inPlay : ['hero', ...inPlay];
};

const namesHeroes = (type: Selector['type']): boolean =>
  typeof type === 'string' ? type === 'hero' : type?.includes('hero') === true;
