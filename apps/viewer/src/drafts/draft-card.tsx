import { CardName } from '../cards/card-name.js';
import { Picture } from '../cards/picture.js';
import type { DraftFaceFragment } from '../generated/graphql.js';
import { useLook, useWords } from '../look/game-look.js';
import { useSay } from '../words/language.js';

/** Draws a card in a draft with its costs, name and type. */
export function DraftCard({ card }: { readonly card: DraftFaceFragment }) {
  const say = useSay();
  const words = useWords();
  const { Vignette } = useLook();
  const costs =
    card.type === 'hero' ? [] : [['hand', card.handCost] as const, ['reserve', card.reserveCost] as const];
  return (
    <span
      className={`card type-${card.type} faction-${card.faction ?? 'none'}`}
      data-rarity={card.rarity ?? card.type}
    >
      {costs.length > 0 && (
        <span className="visually-hidden">
          {say('drafts.costs', { hand: card.handCost, reserve: card.reserveCost })}
        </span>
      )}
      <span className="card-top">
        {costs.length > 0 && (
          <span className="costs" aria-hidden="true">
            {costs.map(([from, value]) => (
              <span key={from} className={`cost cost-${from}`}>
                {value}
              </span>
            ))}
          </span>
        )}
        <CardName name={card.name} costs={costs.length} />
      </span>
      <Picture image={card.image} className="card-picture">
        <Vignette reference={card.reference} type={card.type} />
      </Picture>
      <span className="card-type">
        {[card.type, card.rarity].flatMap((word) => (word ? [words(word)] : [])).join(' · ')}
      </span>
    </span>
  );
}
