import { useState } from 'react';

const stored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

/** Returns a setting that the browser stores. If the browser stores nothing, the setting lasts as long as the page. */
export function useHabit(name: string, first: string): [string, (value: string) => void] {
  const key = `retrace.play.${name}`;
  const [value, setValue] = useState(() => stored(key) ?? first);
  const change = (next: string): void => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // The habit then lasts as long as the page.
    }
  };
  return [value, change];
}
