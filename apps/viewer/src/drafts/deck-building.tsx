import { useMemo, useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { BuildDeckDocument } from '../generated/drafts.js';
import type { DraftFaceFragment } from '../generated/graphql.js';
import { Choice } from '../design/choice.js';
import { useSay } from '../words/language.js';
import {
  changed,
  CONVERGENCE,
  countsOf,
  curveOf,
  deckOf,
  listOf,
  noDeck,
  sizeOf,
  type BuiltDeck,
} from './built-deck.js';
import { CardTextOf } from './card-text.js';
import { DraftLine } from './draft-line.js';
import { ManaCurve } from './mana-curve.js';
import type { SeatedDraft } from './use-draft-seat.js';

interface Props {
  /** The id of the draft. */
  readonly draft: string;
  readonly own: SeatedDraft['seats'][number];
  readonly done: () => void;
}

const NO_HERO = '';

/**
 * Lets the user build a deck from a pool by adding and removing cards. Initially shows the deck that a bot would build.
 */
export function DeckBuilding({ draft, own, done }: Props) {
  const say = useSay();
  const pool = useMemo(() => own.pool ?? [], [own.pool]);
  const [deck, setDeck] = useState<BuiltDeck>(() =>
    deckOf(own.deck ?? own.suggestion ?? { hero: null, cards: [] }),
  );
  const [build, { loading, error }] = useAttempt(BuildDeckDocument);
  const heroes = useMemo(() => distinct(pool.filter(({ type }) => type === 'hero')), [pool]);
  const cards = useMemo(() => distinct(pool.filter(({ type }) => type !== 'hero')), [pool]);
  const counts = useMemo(() => countsOf(pool), [pool]);
  const [looked, setLooked] = useState<DraftFaceFragment | null>(null);
  const send = async (): Promise<void> => {
    await build({ draft, seat: own.seat, hero: deck.hero, cards: [...listOf(deck)] });
    done();
  };
  const change = (reference: string, by: 1 | -1): void => setDeck(changed(deck, counts, reference, by));
  return (
    <section className="deck-building" aria-label={say('drafts.building')}>
      <header className="picking-head">
        <h2>{say(own.hasDeck ? 'drafts.built' : 'drafts.building')}</h2>
        <span data-testid="deck-size">{say('drafts.size', { count: sizeOf(deck) })}</span>
      </header>
      <div className="deck-tools">
        <label>
          {say('drafts.hero')}{' '}
          <Choice
            testId="deck-hero"
            value={deck.hero ?? NO_HERO}
            options={[
              [NO_HERO, say('drafts.no-hero')],
              ...heroes.map(({ reference, name }) => [reference, name] as const),
            ]}
            choose={(hero) => setDeck({ ...deck, hero: hero === NO_HERO ? null : hero })}
          />
        </label>
        {own.suggestion && (
          <button
            type="button"
            className="button"
            data-testid="deck-suggestion"
            onClick={() => setDeck(deckOf(own.suggestion ?? { hero: null, cards: [] }))}
          >
            {say('drafts.suggestion')}
          </button>
        )}
        <button
          type="button"
          className="button"
          data-testid="deck-empty"
          onClick={() => setDeck({ ...noDeck, hero: deck.hero })}
        >
          {say('drafts.empty')}
        </button>
        <button
          type="button"
          className="button button-strong"
          data-testid="deck-done"
          disabled={loading}
          onClick={() => void send()}
        >
          {say(own.hasDeck ? 'drafts.again' : 'drafts.done')}
        </button>
      </div>
      {error && (
        <p role="alert" className="problem" data-testid="deck-problem">
          {errorMessage(error)}
        </p>
      )}
      <div className="deck-aside">
        <ManaCurve curve={curveOf(deck, cards)} />
        {looked ? <CardTextOf card={looked} /> : <p className="choice-note">{say('drafts.look')}</p>}
      </div>
      <ul className="deck-cards" data-testid="deck-cards">
        {cards.map((card) => (
          <DeckCard
            key={card.reference}
            card={card}
            count={deck.counts.get(card.reference) ?? 0}
            most={counts.get(card.reference) ?? 0}
            change={(by) => change(card.reference, by)}
            look={() => setLooked(card)}
          />
        ))}
        <DeckCard
          card={null}
          count={deck.counts.get(CONVERGENCE) ?? 0}
          most={null}
          change={(by) => change(CONVERGENCE, by)}
          look={null}
        />
      </ul>
    </section>
  );
}

interface DeckCardProps {
  /** The card. Null for Mana Convergence, which no booster contains. */
  readonly card: DraftFaceFragment | null;
  readonly count: number;
  /** The number of copies in the pool. Null if the number is unlimited. */
  readonly most: number | null;
  readonly change: (by: 1 | -1) => void;
  /** Shows the text of the card. Null if the card has none. */
  readonly look: (() => void) | null;
}

/** Shows a card from the pool, and the number of its copies in the deck. */
function DeckCard({ card, count, most, change, look }: DeckCardProps) {
  const say = useSay();
  const name = card?.name ?? say('drafts.convergence');
  return (
    <li data-in={count > 0}>
      <span className="deck-count">
        <button
          type="button"
          aria-label={say('drafts.leave', { name })}
          disabled={count === 0}
          data-testid="deck-less"
          onClick={() => change(-1)}
        >
          −
        </button>
        <b>{most === null ? count : `${count}/${most}`}</b>
        <button
          type="button"
          aria-label={say('drafts.add', { name })}
          disabled={most !== null && count >= most}
          data-testid="deck-more"
          onClick={() => change(1)}
        >
          +
        </button>
      </span>
      {card && look ? (
        <button
          type="button"
          className="deck-look"
          data-testid="deck-look"
          onClick={look}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look()}
          onFocus={look}
        >
          <DraftLine card={card} />
        </button>
      ) : (
        <span className="draft-line">{name}</span>
      )}
    </li>
  );
}

/** Returns each card once, sorted by cost and then by name. */
const distinct = (cards: readonly DraftFaceFragment[]): readonly DraftFaceFragment[] =>
  [...new Map(cards.map((card) => [card.reference, card])).values()].sort(
    (a, b) => a.handCost - b.handCost || a.name.localeCompare(b.name),
  );
