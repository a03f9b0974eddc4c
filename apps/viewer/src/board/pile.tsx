import type { Zone } from '../api/shapes.js';
import { CardBack, CardView } from '../cards/card-face.js';
import { inWords } from '../design/words.js';

/** A zone as a pile: its top card, or a back, and how many there are. */
export function Pile({ zone }: { readonly zone: Zone | undefined }) {
  if (!zone) return null;
  const top = zone.kind === 'deck' ? undefined : zone.cards.at(-1);
  return (
    <section
      className={`pile pile-${zone.kind} ${zone.count === 0 ? 'is-empty' : ''}`}
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      aria-label={`${inWords(zone.kind)}, ${zone.count}`}
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
      <span className="pile-name">{inWords(zone.kind)}</span>
    </section>
  );
}
