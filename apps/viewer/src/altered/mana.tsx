import type { Zone } from '../api/shapes.js';
import { useInspection } from '../cards/inspection.js';

/** The Mana zone as orbs: full while ready, hollow when exhausted. Known cards can be looked at. */
export function Mana({ zone }: { readonly zone: Zone | undefined }) {
  const inspection = useInspection();
  if (!zone) return null;
  const ready = zone.cards.filter((card) => !card.statuses.includes('exhausted')).length;
  const hidden = zone.count - zone.cards.length;
  return (
    <section
      className="mana"
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      aria-label={`Mana, ${ready} of ${zone.count} ready`}
      title={`Mana: ${ready} of ${zone.count} ready`}
    >
      <span className="mana-name">Mana</span>
      <span className="orbs">
        {zone.cards.map((card, index) => (
          <span
            key={card.key ?? index}
            className={`orb ${card.statuses.includes('exhausted') ? 'is-spent' : ''} ${card.face ? 'is-known' : ''}`}
            data-flip={card.key ?? undefined}
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
}
