import { memo, useState } from 'react';
import type { Zone } from '../api/shapes.js';
import { CardBack, CardView } from '../cards/card-face.js';
import { useWords } from '../look/game-look.js';
import { useSay } from '../words/language.js';
import { PileCards } from './pile-cards.js';

/**
 * Shows a zone as a pile with its number of cards. The pile shows its top card or a card back. Users can browse the
 * known cards.
 */
export const Pile = memo(function Pile({
  zone,
  owner,
}: {
  readonly zone: Zone | undefined;
  readonly owner: string;
}) {
  const words = useWords();
  const say = useSay();
  const [open, setOpen] = useState(false);
  if (!zone) return null;
  const top = zone.kind === 'deck' ? undefined : zone.cards.at(-1);
  const name = words(zone.kind);
  const whose = say('board.of', { what: name, owner });
  return (
    <section
      className={`pile pile-${zone.kind} ${zone.count === 0 ? 'is-empty' : ''}`}
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      role="group"
      aria-label={`${whose}, ${zone.count}`}
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
          aria-label={whose}
          data-testid={`look-through-${zone.key}`}
          onClick={() => setOpen(true)}
        >
          {name}
        </button>
      ) : (
        <span className="pile-name">{name}</span>
      )}
      <small className="pile-owner" title={whose}>
        {owner}
      </small>
      {open && <PileCards zone={zone} name={whose} close={() => setOpen(false)} />}
    </section>
  );
});
