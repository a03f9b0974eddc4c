import { memo } from 'react';
import type { Card, Zone } from '../api/shapes.js';
import { useWords } from '../look/game-look.js';
import { useSay } from '../words/language.js';

const shapes: Readonly<Record<string, string>> = {
  extractors: 'M10 1 18 5.600v8.800L10 19l-8-4.600V5.600Z',
  reservoirs: 'M7 2h6v4.200l4.500 7.600A2.800 2.800 0 0 1 15 18H5a2.800 2.800 0 0 1-2.500-4.200L7 6.200Z',
};

/** Shows extractors as crystals and reservoirs as flasks. Full ones are coloured and empty ones are hollow. */
export const Mana = memo(function Mana({
  zone,
  owner,
}: {
  readonly zone: Zone | undefined;
  readonly owner: string;
}) {
  const words = useWords();
  const say = useSay();
  if (!zone) return null;
  const full = zone.cards.filter(isFull).length;
  return (
    <section
      className={`vessel-row of-${zone.kind}`}
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      role="group"
      aria-label={say('board.of', { what: `${words(zone.kind)} ${full}/${zone.count}`, owner })}
      title={`${words(zone.kind)}: ${full}/${zone.count}`}
    >
      <b>
        {full}
        <small>/{zone.count}</small>
      </b>
      <span className="vessels">
        {zone.cards.map((card, index) => (
          <svg
            key={card.key ?? index}
            className={`vessel of-${colourOf(card)} ${isFull(card) ? 'is-full' : 'is-spent'}`}
            viewBox="0 0 20 20"
            aria-hidden="true"
            data-flip={card.key ?? undefined}
            data-pulse={`vessel-${card.key ?? `${zone.key}-${index}`}`}
            data-value={isFull(card) ? 'full' : 'empty'}
          >
            <path d={shapes[zone.kind]} />
          </svg>
        ))}
      </span>
    </section>
  );
});

const isFull = (card: Card): boolean => card.statuses.includes('full');
const colourOf = (card: Card): string => card.face?.faction ?? 'pure';
