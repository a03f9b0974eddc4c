import { useState } from 'react';

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/**
 * Returns a setting that the browser stores, and a function for changing it. If the browser cannot store the setting,
 * it is lost when the page closes.
 */
export function useHabit(name: string, first: string): [string, (value: string) => void] {
  const key = `retrace.play.${name}`;
  const [value, setValue] = useState(() => stored(key) ?? first);
  const change = (next: string): void => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // If storage is forbidden, the setting lasts until the page is closed.
    }
  };
  return [value, change];
}
