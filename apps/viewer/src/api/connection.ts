import { useSyncExternalStore } from 'react';

let isLost = false;
const listeners = new Set<() => void>();

/** Says whether the socket was lost and is being connected again. */
export function socketLost(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  listeners.forEach((listener) => listener());
}

/** Whether news from the server does not come in at the moment. */
export const useConnectionLost = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLost,
  );
