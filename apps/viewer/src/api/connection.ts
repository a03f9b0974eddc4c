import { useSyncExternalStore } from 'react';

let isLost = false;
/** The number of refused requests that are waiting to be sent again. */
let refused = 0;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reports whether the socket has lost its connection and is reconnecting. */
export function socketLost(lost: boolean): void {
  if (lost === isLost) return;
  isLost = lost;
  tell();
}

/** Reports that `more` additional requests are waiting because the server is busy. */
export function serverBusy(more: number): void {
  refused += more;
  tell();
}

/** Whether the connection for updates from the server is lost. */
export const useConnectionLost = (): boolean => useSyncExternalStore(listen, () => isLost);

/** Whether requests are waiting because the server is overloaded. */
export const useServerBusy = (): boolean => useSyncExternalStore(listen, () => refused > 0);
