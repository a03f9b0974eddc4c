import { useLayoutEffect, type RefObject } from 'react';
import type { Card } from '../api/shapes.js';
import { CloseIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import { useFocusTrap } from '../shell/use-focus-trap.js';
import { LargeCard } from './large-card.js';

/** A card to enlarge, and its position on the board. */
export interface Looked {
  readonly card: Card;
  readonly anchor: DOMRect;
  readonly pinned: boolean;
  /** Whether the card was pinned with the keyboard. If so, the focus moves to the panel. */
  readonly byKey: boolean;
}

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly looked: Looked;
  readonly players: readonly string[];
  readonly moments: ((item: number) => void) | undefined;
  readonly close: () => void;
}

/** Shows an enlarged card next to its position on the board. */
export function InspectorPanel({ ref: panel, looked, players, moments, close }: Props) {
  const say = useSay();
  useLayoutEffect(() => {
    const put = (): void => {
      if (panel.current) place(panel.current, looked.anchor);
    };
    put();
    addEventListener('resize', put);
    return () => removeEventListener('resize', put);
  }, [panel, looked]);

  useFocusTrap(panel, looked.pinned && looked.byKey);

  // The events of an emblem are listed with those of the card that created it.
  const item = looked.card.emblem?.item ?? looked.card.item;
  return (
    <div
      ref={panel}
      className={looked.pinned ? 'inspector is-pinned' : 'inspector'}
      role={looked.pinned ? 'dialog' : 'region'}
      aria-label={looked.card.face?.name}
      tabIndex={-1}
    >
      <LargeCard card={looked.card} players={players} />
      {looked.pinned && moments && typeof item === 'number' && (
        <button
          type="button"
          className="button inspector-moments"
          data-testid="inspector-moments"
          onClick={() => {
            close();
            moments(item);
          }}
        >
          {say('cards.moments')}
        </button>
      )}
      {looked.pinned && (
        <button
          type="button"
          className="icon-button inspector-close"
          aria-label={say('cards.close')}
          onClick={close}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}

/**
 * Places the panel next to its card. Chooses the side on which the panel fits and hides the fewest elements that the
 * user can choose. On narrow screens, the style sheet overrides this position.
 */
function place(panel: HTMLElement, anchor: DOMRect): void {
  const margin = 10;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const within = (at: number, size: number, all: number): number =>
    Math.max(margin, Math.min(at, all - size - margin));
  const beside = within(anchor.top + anchor.height / 2 - height / 2, height, innerHeight);
  const along = within(anchor.left + anchor.width / 2 - width / 2, width, innerWidth);
  const offered = [...document.querySelectorAll('[data-offer], .choice-option')].map((spot) =>
    spot.getBoundingClientRect(),
  );
  const places = [
    { left: anchor.right + margin, top: beside },
    { left: anchor.left - width - margin, top: beside },
    { left: along, top: anchor.top - height - margin },
    { left: along, top: anchor.bottom + margin },
  ].filter(
    ({ left, top }) =>
      left >= margin && top >= margin && left + width <= innerWidth && top + height <= innerHeight,
  );
  const covered = ({ left, top }: { readonly left: number; readonly top: number }): number =>
    offered.filter(
      (spot) => spot.left < left + width && left < spot.right && spot.top < top + height && top < spot.bottom,
    ).length;
  const least = Math.min(...places.map(covered));
  const { left, top } = places.find((each) => covered(each) === least) ?? { left: margin, top: beside };
  panel.style.setProperty('--left', `${left}px`);
  panel.style.setProperty('--top', `${top}px`);
}
