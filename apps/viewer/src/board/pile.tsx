import { useState } from 'react';
import type { Zone } from '../api/shapes.js';
import { CardBack, CardView } from '../cards/card-face.js';
import { useWords } from '../look/game-look.js';
import { PileCards } from './pile-cards.js';

/** A zone as a pile: its top card, or a back, and how many there are. One whose cards are known can be looked through. */
export function Pile({ zone }: { readonly zone: Zone | undefined }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  if (!zone) return null;
  const top = zone.kind === 'deck' ? undefined : zone.cards.at(-1);
  const name = words(zone.kind);
  return (
    <section
      className={`pile pile-${zone.kind} ${zone.count === 0 ? 'is-empty' : ''}`}
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      aria-label={`${name}, ${zone.count}`}
    >
      <div className="pile-cards">
        {top ? (
          <CardView card={top} small />
        ) : zone.count > 0 ? (
          <div className="card card-unknown is-small">
            <CardBack />
          </div>
        ) : (
          <div className="card is-small card-none" />
        )}
      </div>
      <b>{zone.count}</b>
      {top?.face ? (
        <button
          type="button"
          className="pile-name"
          aria-haspopup="dialog"
          data-testid={`look-through-${zone.key}`}
          onClick={() => setOpen(true)}
        >
          {name}
        </button>
      ) : (
        <span className="pile-name">{name}</span>
      )}
      {open && <PileCards zone={zone} name={name} close={() => setOpen(false)} />}
    </section>
  );
}
