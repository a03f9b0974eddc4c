import { memo } from 'react';
import type { Card } from '../api/shapes.js';
import { describeCard, shownStatistics } from './card-description.js';
import { CardMarks } from './card-marks.js';
import { useInspection } from './inspection.js';
import { StatisticSymbol } from './symbols.js';
import { Vignette } from './vignette-drawing.js';

interface Props {
  readonly card: Card;
  /** Only its back and name matter here: piles, mana orbs. */
  readonly small?: boolean;
}

/** A card as it lies on the board. */
export const CardView = memo(function CardView({ card, small = false }: Props) {
  const inspection = useInspection();
  const { face } = card;
  const exhausted = card.statuses.includes('exhausted');
  const flip = card.key === null ? {} : { 'data-flip': card.key };
  const names = ['card', face ? `faction-${face.faction ?? 'none'}` : 'card-unknown'];
  if (exhausted) names.push('is-exhausted');
  if (small) names.push('is-small');
  if (card.statuses.includes('asleep')) names.push('is-asleep');
  if (!face)
    return (
      <div
        className={names.join(' ')}
        data-testid="card"
        role="img"
        aria-label={describeCard(card)}
        {...flip}
      >
        <CardBack />
        <CardMarks card={card} />
      </div>
    );
  return (
    <button
      type="button"
      className={names.join(' ')}
      data-testid="card"
      aria-label={describeCard(card)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && inspection.look(card, event.currentTarget)}
      onPointerLeave={inspection.leave}
      onFocus={(event) =>
        event.currentTarget.matches(':focus-visible') && inspection.look(card, event.currentTarget)
      }
      onBlur={inspection.leave}
      onClick={(event) => inspection.pin(card, event.currentTarget)}
      {...flip}
    >
      <span className="card-top">
        {face.costs.length > 0 && !card.token && (
          <span className="costs">
            {face.costs.map(({ name, value }) => (
              <span key={name} className={`cost cost-${name}`}>
                {value}
              </span>
            ))}
          </span>
        )}
        <span className="card-name">{face.name}</span>
      </span>
      <Vignette reference={face.reference} type={face.type} />
      <CardFoot card={card} />
      <CardMarks card={card} />
    </button>
  );
});

function CardFoot({ card }: { readonly card: Card }) {
  const statistics = shownStatistics(card);
  if (statistics.length === 0) return <span className="card-type">{card.face?.type}</span>;
  return (
    <span className="statistics">
      {statistics.map(({ name, value, change }) => (
        <span key={name} className={`statistic ${name} change-${change}`}>
          <StatisticSymbol name={name} />
          {value}
        </span>
      ))}
    </span>
  );
}

export function CardBack() {
  return (
    <svg className="card-back" viewBox="0 0 50 70" preserveAspectRatio="none" aria-hidden="true">
      <rect className="back-ground" width="50" height="70" />
      <path
        className="back-lines"
        d="M25 14 40 35 25 56 10 35ZM25 23l8.500 12L25 47l-8.500-12ZM0 0l10 14M50 0 40 14M0 70l10-14M50 70 40 56"
      />
    </svg>
  );
}
