import { memo } from 'react';
import type { Card, Zone } from '../api/shapes.js';
import { CardBack } from '../cards/card-face.js';
import { describeCard, shownStatistics } from '../cards/card-description.js';
import { Picture } from '../cards/picture.js';
import { useInspected } from '../cards/inspection.js';
import { useWords } from '../look/game-look.js';
import { Sign } from '../look/sign.js';
import { useSay } from '../words/language.js';
import { Seal } from './seal.js';

/** Shows a zone that contains one contract, drawn horizontally with its seal, name and numbers. */
export function TileZone({ zone, owner }: { readonly zone: Zone | undefined; readonly owner: string }) {
  const words = useWords();
  const say = useSay();
  if (!zone) return null;
  const card = zone.cards[0];
  return (
    <section
      className={`tile-zone tile-${zone.kind}`}
      data-testid={`zone-${zone.key}`}
      data-zone={zone.key}
      role="group"
      aria-label={`${say('board.of', { what: words(zone.kind), owner })}, ${zone.count}`}
    >
      {card ? <Tile card={card} /> : <span className="tile-none">{words(zone.kind)}</span>}
    </section>
  );
}

/** Draws a contract horizontally. */
export const Tile = memo(function Tile({ card }: { readonly card: Card }) {
  const words = useWords();
  const say = useSay();
  const inspected = useInspected(card);
  const { face } = card;
  const flip = card.key === null ? {} : { 'data-flip': card.key };
  if (!face)
    return (
      <div className="tile is-unknown" role="img" aria-label={describeCard(card, words, say)} {...flip}>
        <CardBack />
      </div>
    );
  const states = card.statuses.map((status) => `has-${status}`).join(' ');
  return (
    <button
      type="button"
      className={`tile faction-${face.faction ?? 'none'} ${states}`}
      data-testid="card"
      {...inspected}
      {...flip}
    >
      <span className="visually-hidden">{describeCard(card, words, say)}</span>
      <Picture image={face.image} className="seal">
        <Seal reference={face.reference} type={face.type} />
      </Picture>
      <span className="tile-words" aria-hidden="true">
        <b>{face.name}</b>
        <span className="tile-numbers">
          <small>{words(face.type)}</small>
          {shownStatistics(card).map(({ name, value, change }) => (
            <span key={name} className={`tile-number change-${change}`}>
              <Sign name={name} />
              {value}
            </span>
          ))}
          {card.statuses.includes('active') && <span className="tile-active">{words('active')}</span>}
        </span>
      </span>
    </button>
  );
});
