import { useLayoutEffect, type RefObject } from 'react';

const stops = 'a[href], button:not(:disabled), input, select, textarea, [tabindex="0"]';

/**
 * Keeps the focus within an element while it is open. When the element closes, restores the previous focus unless the
 * focus has moved elsewhere.
 */
export function useFocusTrap(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const root = element.current;
    if (!root || !isOpen) return;
    const before = document.activeElement;
    root.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const all = [...root.querySelectorAll<HTMLElement>(stops)].filter(({ tabIndex }) => tabIndex >= 0);
      const end = event.shiftKey ? all[0] : all.at(-1);
      const { activeElement } = document;
      if (activeElement !== end && (activeElement !== root || !event.shiftKey) && all.length > 0) return;
      event.preventDefault();
      (event.shiftKey ? all.at(-1) : all[0])?.focus();
    };
    root.addEventListener('keydown', onKey);
    return () => {
      root.removeEventListener('keydown', onKey);
      const isInside = root.contains(document.activeElement) || document.activeElement === document.body;
      if (isInside && before instanceof HTMLElement) before.focus();
    };
  }, [element, isOpen]);
}
