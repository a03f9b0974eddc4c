import { useEffect, useRef } from 'react';
import { commandOf, type Command } from './keys.js';

/** Hears the keyboard wherever the focus is, except where keys are for writing or pressing a button. */
export function useKeys(run: (command: Command) => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input:not([type=range]), select, textarea, [contenteditable], dialog')) return;
      if (event.key === ' ' && target?.closest('button, a, summary')) return;
      const command = commandOf(event);
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
