import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const preference = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
const notify = (): void => listeners.forEach((listener) => listener());
preference.addEventListener('change', notify);

const themeNow = (): Theme => {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return preference.matches ? 'dark' : 'light';
};

/** Switches the theme. Stores the choice unless it is the theme of the system. */
export function toggleTheme(): void {
  const next: Theme = themeNow() === 'dark' ? 'light' : 'dark';
  const asSystem = preference.matches === (next === 'dark');
  if (asSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  try {
    if (asSystem) localStorage.removeItem('retrace-theme');
    else localStorage.setItem('retrace-theme', next);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  notify();
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, themeNow);
