import { createContext, useContext, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';
import type { Card } from '../api/shapes.js';

/**
 * Functions that enlarge a card. `look` shows the enlarged card while the original is pointed at or focused. `pin`
 * shows it until it is closed.
 */
export interface Inspection {
  readonly look: (card: Card, element: HTMLElement) => void;
  readonly leave: () => void;
  /** `byKey` is true if the card was pinned with the keyboard. */
  readonly pin: (card: Card, element: HTMLElement, byKey: boolean) => void;
}

export const InspectionContext = createContext<Inspection>({
  look: () => undefined,
  leave: () => undefined,
  pin: () => undefined,
});

export const useInspection = (): Inspection => useContext(InspectionContext);

/** Returns the props of a button that shows an enlarged card. */
export function useInspected(card: Card) {
  const inspection = useInspection();
  return {
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      event.pointerType === 'mouse' && inspection.look(card, event.currentTarget),
    onPointerLeave: inspection.leave,
    onFocus: (event: FocusEvent<HTMLElement>) =>
      event.currentTarget.matches(':focus-visible') && inspection.look(card, event.currentTarget),
    onBlur: inspection.leave,
    onClick: (event: MouseEvent<HTMLElement>) =>
      inspection.pin(card, event.currentTarget, event.detail === 0),
  };
}
