import type { DraftFaceFragment } from '../generated/graphql.js';
import { useWords } from '../look/game-look.js';

/** Shows a card in a draft as one line with its costs, name and type. */
export function DraftLine({ card }: { readonly card: DraftFaceFragment }) {
  const words = useWords();
  const isHero = card.type === 'hero';
  return (
    <span
      className="draft-line"
      data-faction={card.faction ?? 'neutral'}
      data-rarity={card.rarity ?? card.type}
    >
      <span className="draft-cost">{isHero ? '★' : `${card.handCost}/${card.reserveCost}`}</span>
      <span className="draft-name">{card.name}</span>
      <span className="draft-kind">
        {[card.faction, card.rarity].flatMap((word) => (word ? [words(word)] : [])).join(' · ')}
      </span>
    </span>
  );
}
