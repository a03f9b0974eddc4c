import { memo } from 'react';
import type { Card } from '../api/shapes.js';
import { useLook, useWords } from '../look/game-look.js';
import { CardText, Sign } from '../look/sign.js';
import { useSay } from '../words/language.js';
import { describeCard, shownStatistics, typeLine } from './card-description.js';
import { CardName } from './card-name.js';
import { CardMarks } from './card-marks.js';
import { useInspected } from './inspection.js';
import { Picture } from './picture.js';

interface Props {
  readonly card: Card;
  /** Whether to draw only the card back and the name, for piles. */
  readonly small?: boolean;
}

/** Draws a card on the board. */
export const CardView = memo(function CardView({ card, small = false }: Props) {
  const inspected = useInspected(card);
  const { Vignette } = useLook();
  const words = useWords();
  const say = useSay();
  const { face } = card;
  const flip = card.key === null ? {} : { 'data-flip': card.key };
  const names = ['card', face ? `faction-${face.faction ?? 'none'}` : 'card-unknown'];
  if (face) names.push(`type-${face.type}`);
  if (small) names.push('is-small');
  if (card.emblem) names.push('is-emblem');
  names.push(...card.statuses.map((status) => `has-${status}`));
  if (!face)
    return (
      <div
        className={names.join(' ')}
        data-testid="card"
        role="img"
        aria-label={describeCard(card, words, say)}
        {...flip}
      >
        <CardBack />
        <CardMarks card={card} />
      </div>
    );
  return (
    <button type="button" className={names.join(' ')} data-testid="card" {...inspected} {...flip}>
      <span className="visually-hidden">{describeCard(card, words, say)}</span>
      <span className="card-top" aria-hidden="true">
        {face.costs.length > 0 && !card.token && (
          <span className="costs">
            {face.costs.map(({ name, value }) => (
              <span key={name} className={`cost cost-${name}`}>
                {value}
              </span>
            ))}
          </span>
        )}
        <CardName name={face.name} costs={card.token ? 0 : face.costs.length} />
      </span>
      {card.emblem ? (
        <span className="emblem-text" aria-hidden="true">
          <CardText text={face.lines[0]?.text ?? ''} />
        </span>
      ) : (
        <Picture image={face.image} className="card-picture">
          <Vignette reference={face.reference} type={face.type} />
        </Picture>
      )}
      <CardFoot card={card} />
      <CardMarks card={card} />
    </button>
  );
});

function CardFoot({ card }: { readonly card: Card }) {
  const words = useWords();
  const statistics = shownStatistics(card);
  if (statistics.length === 0)
    return (
      <span className="card-type" aria-hidden="true">
        {card.emblem ? typeLine(card, words) : card.face && words(card.face.type)}
      </span>
    );
  return (
    <span className="statistics" aria-hidden="true">
      {statistics.map(({ name, value, change }) => (
        <span key={name} className={`statistic ${name} change-${change}`}>
          <Sign name={name} />
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
