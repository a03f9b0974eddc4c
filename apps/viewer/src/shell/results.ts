import { useSyncExternalStore } from 'react';

const KEY = 'retrace-results';

const listeners = new Set<() => void>();
let shown = read();

/** Shows or hides results, and what is still to come in a game, everywhere; the choice is kept. */
export function showResults(next: boolean): void {
  shown = next;
  try {
    localStorage.setItem(KEY, next ? 'shown' : 'hidden');
  } catch {
    // The choice then lasts as long as the page.
  }
  listeners.forEach((listener) => listener());
}

/** Whether results show before a game is reviewed, and what is to come before it is reached: not, unless the reader asked for it. */
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
