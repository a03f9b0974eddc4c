import { useLayoutEffect, type RefObject } from 'react';
import type { Card } from '../api/shapes.js';
import { CloseIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import { useKeptFocus } from '../shell/use-kept-focus.js';
import { LargeCard } from './large-card.js';

/** A card that somebody looks at, and where it lies. */
export interface Looked {
  readonly card: Card;
  readonly anchor: DOMRect;
  readonly pinned: boolean;
  /** Pinned by the keyboard: focus goes along. */
  readonly byKey: boolean;
}

interface Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly looked: Looked;
  readonly players: readonly string[];
  readonly moments: ((item: number) => void) | undefined;
  readonly close: () => void;
}

/** The card, large, beside where it lies. */
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

  useKeptFocus(panel, looked.pinned && looked.byKey);

  // An emblem has no moments of its own: those of the card that made it tell of it.
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

/** Beside the card, where there is room; a narrow screen shows it from below by its style sheet. */
function place(panel: HTMLElement, anchor: DOMRect): void {
  const margin = 10;
  const { offsetWidth: width, offsetHeight: height } = panel;
  const right = anchor.right + margin;
  const left = right + width > innerWidth - margin ? anchor.left - width - margin : right;
  const top = Math.min(
    Math.max(margin, anchor.top + anchor.height / 2 - height / 2),
    innerHeight - height - margin,
  );
  panel.style.setProperty('--left', `${Math.max(margin, left)}px`);
  panel.style.setProperty('--top', `${Math.max(margin, top)}px`);
}
