import { useEffect, useRef } from 'react';
import { commandOf, type Command } from './keys.js';

/** Runs the command for a key, unless the focus is in a text field or on a button that uses the key itself. */
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
