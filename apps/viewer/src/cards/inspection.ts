import { createContext, useContext } from 'react';
import type { Card } from '../api/shapes.js';

/** Looking at a card closely: while it is pointed at or focused, or pinned until closed. */
export interface Inspection {
  readonly look: (card: Card, element: HTMLElement) => void;
  readonly leave: () => void;
  readonly pin: (card: Card, element: HTMLElement) => void;
}

export const InspectionContext = createContext<Inspection>({
  look: () => undefined,
  leave: () => undefined,
  pin: () => undefined,
});

export const useInspection = (): Inspection => useContext(InspectionContext);
