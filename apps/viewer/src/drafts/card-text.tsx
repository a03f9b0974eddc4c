import { useQuery } from '@apollo/client/react';
import { DraftCardTextDocument } from '../generated/drafts.js';
import type { DraftFaceFragment } from '../generated/graphql.js';
import { useWords } from '../look/game-look.js';
import { CardText } from '../look/sign.js';
import { useLocale, useSay } from '../words/language.js';

/** Shows the type and text of a card in a booster, if the server provides them. */
export function CardTextOf({ card }: { readonly card: DraftFaceFragment }) {
  const say = useSay();
  const words = useWords();
  const locale = useLocale();
  const { data } = useQuery(DraftCardTextDocument, { variables: { reference: card.reference, locale } });
  const found = data?.card;
  return (
    <div className="draft-text" data-testid="draft-text">
      <h3>{card.name}</h3>
      <p className="draft-kind">
        {[card.type, ...(found?.subtypes ?? []), card.faction, card.rarity]
          .flatMap((word) => (word ? [words(word)] : []))
          .join(' · ')}
      </p>
      {card.type !== 'hero' && (
        <p>{say('drafts.costs', { hand: card.handCost, reserve: card.reserveCost })}</p>
      )}
      {found && found.statistics.length > 0 && (
        <p>{found.statistics.map(({ name, value }) => `${words(name)} ${value}`).join(' · ')}</p>
      )}
      {found?.lines.map(({ text, support }) => (
        <p key={text} className={support ? 'is-support' : undefined}>
          <CardText text={text} />
        </p>
      ))}
    </div>
  );
}
