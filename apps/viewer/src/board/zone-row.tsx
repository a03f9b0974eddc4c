import { memo, type CSSProperties } from 'react';
import type { Zone } from '../api/shapes.js';
import { CardView } from '../cards/card-face.js';
import { useWords } from '../look/game-look.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly zone: Zone | undefined;
  readonly label?: string;
  /** The owner's name. Absent for shared zones. */
  readonly owner?: string;
  readonly className?: string;
}

/** Draws the cards of a zone side by side. The cards overlap if they do not fit. */
export const ZoneRow = memo(function ZoneRow({ zone, label, owner, className = '' }: Props) {
  const words = useWords();
  const say = useSay();
  if (!zone) return null;
  const name = label ?? words(zone.part ?? zone.kind);
  const hidden = zone.count - zone.cards.length;
  const unknown = zone.cards.every((card) => card.face === null);
  return (
    <section
      className={`zone zone-${zone.kind} ${zone.count === 0 ? 'is-empty' : ''} ${unknown ? 'is-unknown' : ''} ${className}`}
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      role="group"
      aria-label={`${owner === undefined ? name : say('board.of', { what: name, owner })}, ${zone.count}`}
      style={{ '--count': zone.cards.length } as CSSProperties}
    >
      <h3 className="zone-name">{name}</h3>
      <div className="cards" data-testid={zone.kind === 'hand' ? `hand-${zone.seat}` : undefined}>
        {zone.cards.map((card, index) => (
          <div className="card-place" key={card.key ?? `unknown-${index}`}>
            <CardView card={card} />
          </div>
        ))}
        {hidden > 0 && <span className="more-cards">{`+${hidden}`}</span>}
      </div>
    </section>
  );
});
