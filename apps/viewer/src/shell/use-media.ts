import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches. Updated whenever the result changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** The window width below which there is no space for a panel next to the board. */
export const NARROW = '(width < 48rem)';
