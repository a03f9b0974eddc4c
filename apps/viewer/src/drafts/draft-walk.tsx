import { useState } from 'react';
import type { DraftFaceFragment } from '../generated/graphql.js';
import { useSay } from '../words/language.js';
import { CardTextOf } from './card-text.js';
import { DraftCard } from './draft-card.js';
import type { OpenedDraft } from './draft-page.js';
import { PoolCards } from './pool-cards.js';
import { offeredAt, poolBefore } from './walk.js';

type Pick = OpenedDraft['picks'][number];

/** A card whose text is shown, and the pick that lists it. */
interface Looked {
  readonly pick: Pick;
  readonly card: DraftFaceFragment;
}

interface Props {
  readonly draft: OpenedDraft;
  /** The seat's picks. */
  readonly own: OpenedDraft['picks'];
  /** The index of the shown pick, starting at 0. */
  readonly place: number;
  readonly go: (place: number) => void;
}

/**
 * Shows one pick and the seat's earlier picks. For each offered card, shows whether it was taken or which seat took it
 * later.
 */
export function DraftWalk({ draft, own, place, go }: Props) {
  const say = useSay();
  const pick = own[place];
  const [last, setLast] = useState<Looked | null>(null);
  if (pick === undefined) return null;
  const looked = last?.pick === pick ? last : null;
  const look = (at: Pick, card: DraftFaceFragment): void =>
    setLast(card.reference === looked?.card.reference ? null : { pick: at, card });
  const nameOf = (seat: number): string => draft.seats[seat]?.name ?? '';
  const offered = offeredAt(draft.picks, pick);
  return (
    <section className="draft-walk" aria-label={say('drafts.picks')}>
      <div className="draft-steps">
        <button
          type="button"
          className="button"
          data-testid="draft-before"
          disabled={place === 0}
          onClick={() => go(place - 1)}
        >
          {say('drafts.before')}
        </button>
        <input
          type="range"
          min={1}
          max={own.length}
          value={place + 1}
          aria-label={say('drafts.pick')}
          data-testid="draft-place"
          onChange={(event) => go(Number(event.target.value) - 1)}
        />
        <button
          type="button"
          className="button"
          data-testid="draft-next"
          disabled={place === own.length - 1}
          onClick={() => go(place + 1)}
        >
          {say('drafts.next')}
        </button>
      </div>
      <p className="draft-moment" data-testid="draft-moment" aria-live="polite">
        {say('drafts.moment', { round: pick.round, pick: pick.pick, booster: pick.booster })}
        {pick.thinkingTime !== null &&
          ` · ${say('drafts.seconds', { seconds: Math.round(pick.thinkingTime / 100) / 10 })}`}
        {pick.by !== 'PERSON' && ` · ${say(`drafts.by.${pick.by}`)}`}
      </p>
      <ul className="draft-offered" data-testid="draft-offered">
        {offered.map(({ card, isTaken, later }) => (
          <li key={card.reference} data-taken={isTaken}>
            <button
              type="button"
              aria-pressed={card.reference === looked?.card.reference}
              data-testid="offered-card"
              onClick={() => look(pick, card)}
            >
              <DraftCard card={card} />
            </button>
            <span className="draft-fate">
              {isTaken && say('drafts.taken')}
              {later && say('drafts.taken-by', { name: nameOf(later.seat), pick: later.pick })}
            </span>
          </li>
        ))}
      </ul>
      {looked && (
        <div className="picking-card">
          <CardTextOf card={looked.card} />
        </div>
      )}
      <PoolCards title={say('drafts.had')} cards={poolBefore(own, place)} />
    </section>
  );
}
