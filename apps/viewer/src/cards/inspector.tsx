import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Card } from '../api/shapes.js';
import { CloseIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import { InspectionContext } from './inspection.js';
import { LargeCard } from './large-card.js';

interface Looked {
  readonly card: Card;
  readonly anchor: DOMRect;
  readonly pinned: boolean;
}

const HOVER_DELAY = 140;

/** Shows the card that is pointed at, focused or pinned, large, beside where it lies. */
export function Inspector({
  players,
  moments,
  children,
}: {
  readonly players: readonly string[];
  /** Shows what happened to a card in the game. */
  readonly moments?: (item: number) => void;
  readonly children: ReactNode;
}) {
  const say = useSay();
  const [looked, setLooked] = useState<Looked | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const panel = useRef<HTMLDivElement>(null);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setLooked(null);
  }, []);
  const inspection = useMemo(
    () => ({
      look: (card: Card, element: HTMLElement) => {
        clearTimeout(timer.current);
        timer.current = window.setTimeout(() => {
          setLooked((now) =>
            now?.pinned ? now : { card, anchor: element.getBoundingClientRect(), pinned: false },
          );
        }, HOVER_DELAY);
      },
      leave: () => {
        clearTimeout(timer.current);
        setLooked((now) => (now?.pinned ? now : null));
      },
      pin: (card: Card, element: HTMLElement) => {
        clearTimeout(timer.current);
        setLooked((now) =>
          now?.pinned && now.card === card
            ? null
            : { card, anchor: element.getBoundingClientRect(), pinned: true },
        );
      },
    }),
    [],
  );

  useEffect(() => {
    if (!looked?.pinned) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onPointer = (event: PointerEvent): void => {
      const target = event.target as Element;
      if (!panel.current?.contains(target) && !target.closest('[data-testid="card"]')) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [looked?.pinned, close]);

  useLayoutEffect(() => {
    if (looked && panel.current) place(panel.current, looked.anchor);
  }, [looked]);

  const item = looked?.card.item;
  return (
    <InspectionContext value={inspection}>
      {children}
      {looked && (
        <div
          ref={panel}
          className={looked.pinned ? 'inspector is-pinned' : 'inspector'}
          role={looked.pinned ? 'dialog' : 'presentation'}
          aria-label={looked.card.face?.name}
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
              {say('moments.open')}
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
      )}
    </InspectionContext>
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
