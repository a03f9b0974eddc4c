import type { Spot } from '../api/shapes.js';

/** The attributes by which elements of the board name their content, by kind of spot. */
const attributes: Readonly<Record<Spot['kind'], string>> = {
  CARD: 'data-flip',
  SPACE: 'data-space',
  ZONE: 'data-zone',
};
/** The kinds of spots, the topmost first. */
const kinds = ['CARD', 'SPACE', 'ZONE'] as const;

/** Returns the element of a spot. Null if it is not on the visible table. */
export function elementOf(board: Element, { kind, key }: Spot): Element | null {
  const found = [...board.querySelectorAll(`[${attributes[kind]}]`)];
  return found.find((element) => element.getAttribute(attributes[kind]) === key) ?? null;
}

/** Returns the spot of an element. Null outside spots. */
export function spotAt(element: Element): Spot | null {
  for (const kind of kinds) {
    const key = element.closest(`[${attributes[kind]}]`)?.getAttribute(attributes[kind]) ?? null;
    // Markers are animated like cards, but are not cards.
    if (key !== null && !(kind === 'CARD' && key.startsWith('marker-'))) return { kind, key };
  }
  return null;
}
