import { useState } from 'react';
import type { OfferedChoice } from './choice-list.js';

/**
 * Returns the key of a choice. Each offered choice contains a single option. To select several options, the user clicks
 * several choices.
 */
const keyOf = ({ choice }: OfferedChoice): string => choice[0] ?? '';

/** Tracks the options that the user has selected. A complete selection contains between `min` and `max` options. */
export function usePicked({ min, max }: { readonly min: number; readonly max: number }) {
  const [picked, pick] = useState<readonly string[]>([]);
  const isPicked = (offered: OfferedChoice): boolean => picked.includes(keyOf(offered));
  return {
    picked,
    isPicked,
    isEnough: picked.length >= min && picked.length <= max,
    isFull: (offered: OfferedChoice): boolean => !isPicked(offered) && max > 1 && picked.length >= max,
    press: (offered: OfferedChoice): void => {
      const key = keyOf(offered);
      if (picked.includes(key)) pick(picked.filter((other) => other !== key));
      else pick(max === 1 ? [key] : [...picked, key]);
    },
    clear: (): void => pick([]),
  };
}
