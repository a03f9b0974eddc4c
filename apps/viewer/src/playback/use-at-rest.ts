import { useEffect, useState } from 'react';

/** The delay in browsers that cannot report idle time, in milliseconds. */
const SOON = 300;

/**
 * Whether the page has been idle for `pause` milliseconds since `isReady` became true. Used for loading in the
 * background.
 */
export function useAtRest(isReady: boolean, pause = 0): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!isReady || isAtRest) return;
    const rest = (): void => setAtRest(true);
    const canTell = typeof requestIdleCallback === 'function';
    let waiting: number | undefined;
    const timer = setTimeout(
      () => {
        if (canTell) waiting = requestIdleCallback(rest, { timeout: 2_000 });
        else rest();
      },
      canTell ? pause : pause + SOON,
    );
    return () => {
      clearTimeout(timer);
      if (waiting !== undefined) cancelIdleCallback(waiting);
    };
  }, [isReady, isAtRest, pause]);
  return isAtRest;
}
