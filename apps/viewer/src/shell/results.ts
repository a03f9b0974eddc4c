import { useSyncExternalStore } from 'react';

const KEY = 'retrace-results';

const listeners = new Set<() => void>();
let shown = read();

/** Shows or hides the results and later events of games on all pages. The browser stores the choice. */
export function showResults(next: boolean): void {
  shown = next;
  try {
    localStorage.setItem(KEY, next ? 'shown' : 'hidden');
  } catch {
    // If storage is forbidden, the choice lasts until the page is closed.
  }
  listeners.forEach((listener) => listener());
}

/** Whether results, and events that the user has not reached yet, are shown. False by default. */
export const useResults = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'shown';
  } catch {
    return false;
  }
}
