import type { Place } from '#altered/rules';
import type { Option } from '#record';

/** The way in which a card is played: to which expedition, if any, and whether with Scout. */
export interface Way {
  readonly expedition?: NonNullable<Place['expedition']>;
  readonly scout?: true;
}

/**
 * Returns how a card is played to one of the platform's locations, such as `stormLeft`, `stormRight_scout` or `limbo`.
 */
export function wayTo(location: string): Way {
  const [place = '', suffix] = location.split('_');
  const expedition = place === 'stormLeft' ? 'hero' : place === 'stormRight' ? 'companion' : undefined;
  return {
    ...(expedition !== undefined && { expedition }),
    ...(suffix === 'scout' && { scout: true as const }),
  };
}

/** Returns the key of the option for playing an item in the given way. */
export const keyOfPlay = (item: number, { expedition, scout }: Way): string =>
  ['play', item, ...(expedition === undefined ? [] : [expedition]), ...(scout ? ['scout'] : [])].join(':');

export const optionOf = (item: number): Option => ({ key: `${item}`, about: { item } });
