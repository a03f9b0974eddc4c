import { memo } from 'react';
import type { Zone } from '../api/shapes.js';
import { useInspection } from '../cards/inspection.js';
import { useWords } from '../look/game-look.js';
import { useSay } from '../words/language.js';

/**
 * Shows the Mana zone as orbs. Ready orbs are full, and exhausted orbs are hollow. Pointing at the orb of a known card
 * enlarges the card.
 */
export const Mana = memo(function Mana({
  zone,
  owner,
}: {
  readonly zone: Zone | undefined;
  readonly owner: string;
}) {
  const inspection = useInspection();
  const words = useWords();
  const say = useSay();
  if (!zone) return null;
  const ready = zone.cards.filter((card) => !card.statuses.includes('exhausted')).length;
  const hidden = zone.count - zone.cards.length;
  const label = say('expeditions.mana', { ready, count: zone.count });
  return (
    <section
      className="mana"
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      role="group"
      aria-label={say('board.of', { what: label, owner })}
      title={label}
    >
      <span className="mana-name">{words('mana')}</span>
      <span className="orbs">
        {zone.cards.map((card, index) => (
          <span
            key={card.key ?? index}
            className={`orb ${card.statuses.includes('exhausted') ? 'is-spent' : ''} ${card.face ? 'is-known' : ''}`}
            data-flip={card.key ?? undefined}
            data-pulse={`orb-${card.key ?? `${zone.key}-${index}`}`}
            data-value={card.statuses.includes('exhausted') ? 'spent' : 'ready'}
            onPointerEnter={(event) => card.face && inspection.look(card, event.currentTarget)}
            onPointerLeave={inspection.leave}
          />
        ))}
      </span>
      <b>
        {ready}
        <small>/{zone.count}</small>
      </b>
      {hidden > 0 && zone.cards.length > 0 && <small>+{hidden}</small>}
    </section>
  );
});
