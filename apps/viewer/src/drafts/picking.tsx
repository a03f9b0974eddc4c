import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { PickDocument } from '../generated/drafts.js';
import { useSay } from '../words/language.js';
import { CardTextOf } from './card-text.js';
import { DraftCard } from './draft-card.js';
import { PoolCards } from './pool-cards.js';
import { TimeLeft } from './time-left.js';
import type { SeatedDraft } from './use-draft-seat.js';

interface Props {
  readonly draft: SeatedDraft;
  readonly seat: number;
  /** Called after a pick to fetch the draft again. */
  readonly done: () => void;
}

/**
 * Shows a player's booster and the cards taken so far. The first click on a card enlarges it. The second click takes
 * it.
 */
export function Picking({ draft, seat, done }: Props) {
  const say = useSay();
  const own = draft.seats[seat];
  const moment = `${draft.round} ${draft.pick}`;
  const [looked, setLooked] = useState<{ readonly moment: string; readonly reference: string } | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const [pick, { loading, error }] = useAttempt(PickDocument);
  const hand = own?.hand ?? [];
  const card =
    looked?.moment === moment ? hand.find(({ reference }) => reference === looked.reference) : null;
  // Pointing at a card shows its text, but only a clicked card can be taken.
  const read = hand.find(({ reference }) => reference === pointed) ?? card;
  const take = async (reference: string): Promise<void> => {
    const picked = await pick({ draft: draft.id, card: reference, seat });
    if (picked) setLooked(null);
    done();
  };
  return (
    <section className="picking" aria-label={say('drafts.picking')}>
      <header className="picking-head">
        <h2 data-testid="pick-moment" aria-live="polite">
          {say('drafts.now', { round: draft.round, pick: draft.pick })}
        </h2>
        {draft.timeLeft !== null && own?.asked && <TimeLeft key={moment} left={draft.timeLeft} />}
      </header>
      {own?.asked ? (
        <>
          <ul className="draft-hand" data-testid="draft-hand">
            {hand.map((dealt) => (
              <li key={dealt.reference}>
                <button
                  type="button"
                  aria-pressed={dealt.reference === card?.reference}
                  data-testid="hand-card"
                  onClick={() => setLooked({ moment, reference: dealt.reference })}
                  onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(dealt.reference)}
                  onPointerLeave={() => setPointed(null)}
                  onFocus={() => setPointed(dealt.reference)}
                  onBlur={() => setPointed(null)}
                >
                  <DraftCard card={dealt} />
                </button>
              </li>
            ))}
          </ul>
          <div className="picking-card">
            {read ? <CardTextOf card={read} /> : <p>{say('drafts.choose')}</p>}
            <button
              type="button"
              className="button button-strong"
              data-testid="take-card"
              disabled={!card || loading}
              onClick={() => card && void take(card.reference)}
            >
              {card ? say('drafts.take', { name: card.name }) : say('drafts.take-none')}
            </button>
            {error && (
              <p role="alert" data-testid="pick-problem">
                {errorMessage(error)}
              </p>
            )}
          </div>
        </>
      ) : (
        <p data-testid="pick-waiting">{say('drafts.waiting')}</p>
      )}
      <PoolCards title={say('drafts.pool')} cards={own?.pool ?? []} />
    </section>
  );
}
