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

/** Switches the theme. The choice is stored unless it matches the system theme. */
export function toggleTheme(): void {
  const next: Theme = themeNow() === 'dark' ? 'light' : 'dark';
  const asSystem = preference.matches === (next === 'dark');
  if (asSystem) delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = next;
  try {
    if (asSystem) localStorage.removeItem('retrace-theme');
    else localStorage.setItem('retrace-theme', next);
  } catch {
    // If storage is forbidden, the choice lasts until the page is closed.
  }
  notify();
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, themeNow);
