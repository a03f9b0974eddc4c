import { useState } from 'react';
import { errorMessage, problemsIn } from '../api/problems.js';
import { DeckChoice } from '../play/deck-choice.js';
import { byLot, deckOf, type ChosenDeck, type PlayableGame } from '../play/new-game.js';
import { ProblemList } from '../play/problem-list.js';
import { Segments } from '../play/segments.js';
import { useSay } from '../words/language.js';
import { problemsOf, usualSeed, type OpeningDecks } from './opening-decks.js';

interface Props {
  readonly games: readonly PlayableGame[];
  readonly isBusy: boolean;
  /** The server's error if it refused the decks. Null if there is none. */
  readonly error: unknown;
  readonly changed: () => void;
  readonly deal: (decks: OpeningDecks) => void;
  readonly makeTable: (decks: OpeningDecks) => void;
}

const firstOf = (game: PlayableGame | undefined): ChosenDeck => ({
  kind: 'shipped',
  name: game?.decks[0]?.name ?? '',
  list: '',
});

/** Lets the user choose the decks for opening hands. The input remains if the server refuses it. */
export function OpeningForm({ games, isBusy, error, changed, deal, makeTable }: Props) {
  const say = useSay();
  const [module, setModule] = useState(games[0]?.id ?? '');
  const game = games.find(({ id }) => id === module);
  const [own, setOwn] = useState(() => firstOf(game));
  const [rival, setRival] = useState(byLot);
  if (!game) return null;
  const problems = error == null ? [] : problemsIn(error);
  const others = problemsOf(null, problems);
  const decks = { module, deck: deckOf(own) ?? '', against: deckOf(rival), seed: usualSeed };
  return (
    <form
      className="new-game opening-form"
      onSubmit={(event) => {
        event.preventDefault();
        deal(decks);
      }}
    >
      <Segments
        id="opening-module"
        label={say('openings.game')}
        value={module}
        options={games.map(({ id, name }) => [id, name])}
        choose={(chosen) => {
          setModule(chosen);
          setOwn(firstOf(games.find(({ id }) => id === chosen)));
          setRival(byLot);
          changed();
        }}
      />
      <DeckChoice
        id="opening-deck"
        label={say('openings.deck')}
        game={game}
        deck={own}
        lot={null}
        change={(deck) => {
          setOwn(deck);
          changed();
        }}
        problems={problemsOf('deck', problems)}
      />
      <DeckChoice
        id="opening-against"
        label={say('openings.against')}
        game={game}
        deck={rival}
        lot={say('openings.field')}
        change={(deck) => {
          setRival(deck);
          changed();
        }}
        problems={problemsOf('against', problems)}
      />
      <ProblemList id="opening-problems" problems={others} />
      {error != null && problems.length === 0 && (
        <p className="choice-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
      <div className="choice-send">
        <button type="submit" className="button button-strong" data-testid="opening-deal" disabled={isBusy}>
          {say(isBusy ? 'openings.dealing' : 'openings.train')}
        </button>
        <button
          type="button"
          className="button"
          data-testid="opening-make-table"
          disabled={isBusy}
          onClick={() => makeTable(decks)}
        >
          {say('openings.make-table')}
        </button>
      </div>
    </form>
  );
}
