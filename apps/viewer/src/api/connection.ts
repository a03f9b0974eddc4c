import { useSyncExternalStore } from 'react';

let isLost = false;
/** Requests that wait to be sent again. */
let refused = 0;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets whether the socket was lost and is reconnecting. */
export function socketLost(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  tell();
}

/** Reports that `more` further queries wait because the server is busy. */
export function serverBusy(more: number): void {
  refused += more;
  tell();
}

/** Whether news from the server does not come in at the moment. */
export const useConnectionLost = (): boolean => useSyncExternalStore(listen, () => isLost);

/** Whether the server is overloaded. */
export const useServerBusy = (): boolean => useSyncExternalStore(listen, () => refused > 0);
