import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Card } from '../api/shapes.js';
import { InspectionContext } from './inspection.js';
import type { Looked } from './inspector-panel.js';

// The panel is imported when it is first opened.
const InspectorPanel = lazy(async () => ({ default: (await import('./inspector-panel.js')).InspectorPanel }));

const HOVER_DELAY = 140;

/** Enlarges the card that is pointed at, focused or pinned, next to its position on the board. */
export function Inspector({
  players,
  moments,
  quiet = false,
  children,
}: {
  readonly players: readonly string[];
  /** Opens the list of a card's events in the game. */
  readonly moments?: (item: number) => void;
  /** Whether cards are enlarged only when pinned, because a preview would cover the next target. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const timer = useRef<number | undefined>(undefined);
  const panel = useRef<HTMLDivElement>(null);
  /** The element that was pinned last. The element's card is not enlarged again when the element regains focus. */
  const pinnedOn = useRef<HTMLElement | null>(null);
  const isPinned = useRef(false);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    isPinned.current = false;
    setLooked(null);
  }, []);
  const inspection = useMemo(
    () => ({
      look: (card: Card, element: HTMLElement) => {
        clearTimeout(timer.current);
        if (quiet || pinnedOn.current === element) return;
        timer.current = window.setTimeout(() => {
          setLooked((now) =>
            now?.pinned
              ? now
              : { card, anchor: element.getBoundingClientRect(), pinned: false, byKey: false },
          );
        }, HOVER_DELAY);
      },
      leave: () => {
        clearTimeout(timer.current);
        if (!isPinned.current) pinnedOn.current = null;
        setLooked((now) => (now?.pinned ? now : null));
      },
      pin: (card: Card, element: HTMLElement, byKey: boolean) => {
        clearTimeout(timer.current);
        const isAgain = isPinned.current && pinnedOn.current === element;
        isPinned.current = !isAgain;
        pinnedOn.current = element;
        setLooked(isAgain ? null : { card, anchor: element.getBoundingClientRect(), pinned: true, byKey });
      },
    }),
    [quiet],
  );

  useEffect(() => {
    // A user who presses an element no longer needs a preview of it.
    const onPress = (): void => {
      clearTimeout(timer.current);
      setLooked((now) => (now?.pinned ? now : null));
    };
    addEventListener('pointerdown', onPress);
    return () => removeEventListener('pointerdown', onPress);
  }, []);

  useEffect(() => {
    if (!looked?.pinned) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onPointer = (event: PointerEvent): void => {
      const target = event.target as Element;
      if (!panel.current?.contains(target) && !target.closest('[data-testid="card"], .tip')) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [looked?.pinned, close]);

  return (
    <InspectionContext value={inspection}>
      {children}
      <Suspense>
        {looked && (
          <InspectorPanel ref={panel} looked={looked} players={players} moments={moments} close={close} />
        )}
      </Suspense>
    </InspectionContext>
  );
}
