import type { Spot } from '../api/shapes.js';

/** The HTML attribute that contains the key of a board element, by kind of spot. */
const attributes: Readonly<Record<Spot['kind'], string>> = {
  CARD: 'data-flip',
  SPACE: 'data-space',
  ZONE: 'data-zone',
};
/** The kinds of spots, topmost first. */
const kinds = ['CARD', 'SPACE', 'ZONE'] as const;

/** Returns the element of a spot. Null if the spot is not visible on the board. */
export function elementOf(board: Element, { kind, key }: Spot): Element | null {
  const found = [...board.querySelectorAll(`[${attributes[kind]}]`)];
  return found.find((element) => element.getAttribute(attributes[kind]) === key) ?? null;
}

/** Returns the spot (card, space or zone) that contains an element. Null if the element is in none. */
export function spotAt(element: Element): Spot | null {
  for (const kind of kinds) {
    const key = element.closest(`[${attributes[kind]}]`)?.getAttribute(attributes[kind]) ?? null;
    // Markers have the same attribute as cards, because they are animated like cards, but they are not cards.
    if (key !== null && !(kind === 'CARD' && key.startsWith('marker-'))) return { kind, key };
  }
  return null;
}
