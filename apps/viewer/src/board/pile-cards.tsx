import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Zone } from '../api/shapes.js';
import { CardView } from '../cards/card-face.js';
import { CloseIcon } from '../design/icons.js';
import { useLook } from '../look/game-look.js';
import { useFocusTrap } from '../shell/use-focus-trap.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly zone: Zone;
  readonly name: string;
  readonly close: () => void;
}

/**
 * Shows all cards of a pile, last card first. Rendered outside the board, because cards in the board would be animated.
 */
export function PileCards({ zone, name, close }: Props) {
  const look = useLook();
  const say = useSay();
  const panel = useRef<HTMLDivElement>(null);
  useFocusTrap(panel, true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const onPointer = (event: PointerEvent): void => {
      if (!(event.target as Element).closest('.pile-panel, .inspector')) close();
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, [close]);
  return createPortal(
    <div
      ref={panel}
      className={`pile-panel ${look.name}`}
      role="dialog"
      aria-label={`${name}, ${zone.count}`}
      data-testid="pile-panel"
      tabIndex={-1}
    >
      <div className="pile-panel-head">
        <h2>
          {name} <small>{zone.count}</small>
        </h2>
        <button type="button" className="icon-button" aria-label={say('board.close-pile')} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      <div className="pile-panel-cards">
        {zone.cards.toReversed().map((card, index) => (
          <CardView key={card.key ?? index} card={card} />
        ))}
      </div>
    </div>,
    document.body,
  );
}
