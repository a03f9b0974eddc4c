import { useEffect } from 'react';
import { spotName, type Spot } from './option-spots.js';

/** Whether a spot on the board can be selected or has been selected. */
export type Offer = 'offered' | 'picked';

/** The HTML attributes that contain the keys of board elements, by kind of spot. */
const attributes = { CARD: 'data-flip', ZONE: 'data-zone', PLAYER: 'data-player' } as const;
const kinds = ['CARD', 'ZONE', 'PLAYER'] as const;

function spotOf(element: Element): Spot | null {
  for (const kind of kinds) {
    const key = element.getAttribute(attributes[kind]);
    if (key !== null) return { kind, key };
  }
  return null;
}

/** Sets the attribute `data-offer` on board elements that the user can choose or has chosen. Works on every board. */
export function useOffers(offers: ReadonlyMap<string, Offer>): void {
  useEffect(() => {
    const mark = (): void => {
      for (const element of document.querySelectorAll('[data-flip], [data-zone], [data-player]')) {
        const spot = spotOf(element);
        const offer = spot === null ? undefined : offers.get(spotName(spot));
        if (offer === undefined) element.removeAttribute('data-offer');
        else if (element.getAttribute('data-offer') !== offer) element.setAttribute('data-offer', offer);
      }
    };
    mark();
    // If the board can scroll, scrolls to the first element that can be clicked.
    if (![...offers.values()].includes('picked'))
      document.querySelector('.board [data-offer]')?.scrollIntoView({ block: 'nearest' });
    // Sets the attributes again when cards appear or disappear, and when piles are opened.
    const watcher = new MutationObserver(mark);
    const options = { childList: true, subtree: true, attributes: true };
    watcher.observe(document.body, { ...options, attributeFilter: Object.values(attributes) });
    return () => watcher.disconnect();
  }, [offers]);
}

/** Returns the spot that can be chosen at an element. Null if there is none. */
export function offeredAt(element: Element): Spot | null {
  const offered = element.closest('[data-offer]');
  return offered === null ? null : spotOf(offered);
}
