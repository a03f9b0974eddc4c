import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { OpeningsQuery } from '../generated/graphql.js';
import { OpeningHandDocument, OpeningsDocument } from '../generated/openings.js';
import { PlayableGamesDocument } from '../generated/play.js';
import { PageFrame } from '../shell/page-frame.js';
import { useLocale, useSay } from '../words/language.js';
import { OpeningForm } from './opening-form.js';
import { OpeningHandView } from './opening-hand.js';
import { OpeningTableView } from './opening-table.js';
import type { OpeningDecks } from './opening-decks.js';
import '../games/games.css';
import '../lessons/lessons.css';
import '../play/play.css';
import './openings.css';

/** The hand that the user is asked about. */
interface Hand {
  readonly decks: OpeningDecks;
  readonly number: number;
}

/** Lets the user practise opening hands with a deck. Also shows the values of the deck's cards in opening hands. */
export function OpeningPage() {
  const say = useSay();
  const locale = useLocale();
  const client = useApolloClient();
  const { data, error } = useQuery(PlayableGamesDocument);
  const trained = useQuery(OpeningsDocument, { fetchPolicy: 'cache-and-network' });
  const [hand, setHand] = useState<Hand | null>(null);
  const [table, setTable] = useState<OpeningDecks | null>(null);
  const [refused, refuse] = useState<unknown>(null);
  const [isDealing, setDealing] = useState(false);
  const deal = (decks: OpeningDecks): void => {
    setDealing(true);
    refuse(null);
    client
      .query({
        query: OpeningHandDocument,
        variables: { ...decks, number: null, locale },
        fetchPolicy: 'network-only',
      })
      .then(({ data: dealt }) => dealt && setHand({ decks, number: dealt.openingHand.number }), refuse)
      .finally(() => setDealing(false));
  };
  const games = data?.playableGames;
  const title = say('openings.title');
  if (hand)
    return (
      <OpeningHandView
        key={hand.number}
        decks={hand.decks}
        number={hand.number}
        next={() => deal(hand.decks)}
        isDealing={isDealing}
        leave={() => {
          setHand(null);
          void trained.refetch().catch(() => undefined);
        }}
      />
    );
  return (
    <PageFrame
      className="lessons-page"
      title={title}
      back={{ to: '/lessons', label: say('lessons.all-lessons') }}
      error={error ?? trained.error}
    >
      <div className="games-intro">
        <h1>{title}</h1>
      </div>
      <p className="lessons-about">{say('openings.about')}</p>
      {games && (
        <OpeningForm
          games={games}
          isBusy={isDealing}
          error={refused}
          changed={() => refuse(null)}
          deal={deal}
          makeTable={(decks) => {
            refuse(null);
            setTable(decks);
          }}
        />
      )}
      {table && (
        <OpeningTableView
          key={JSON.stringify(table)}
          decks={table}
          failed={(problem) => {
            refuse(problem);
            setTable(null);
          }}
          cancel={() => setTable(null)}
        />
      )}
      <Trained trainings={trained.data?.openings ?? []} isBusy={isDealing} deal={deal} />
    </PageFrame>
  );
}

interface TrainedProps {
  readonly trainings: OpeningsQuery['openings'];
  readonly isBusy: boolean;
  readonly deal: (decks: OpeningDecks) => void;
}

/** Lists the decks with which the user has practised. */
function Trained({ trainings, isBusy, deal }: TrainedProps) {
  const say = useSay();
  if (trainings.length === 0) return null;
  return (
    <section>
      <h2>{say('openings.trained')}</h2>
      <ul className="lesson-list" data-testid="openings-trained">
        {trainings.map(({ module, deck, against, seed, hands, best, due }) => (
          <li key={JSON.stringify([module, deck, against, seed])} className="opening-training">
            <b>
              {against === null
                ? say('openings.versus-field', { deck: deck.name })
                : say('openings.versus', { deck: deck.name, against: against.name })}
            </b>
            <small>{say('openings.answered', { count: hands, best })}</small>
            <small className={due > 0 ? 'is-due' : ''}>{say('openings.due', { count: due })}</small>
            <button
              type="button"
              className="button"
              data-testid="opening-continue"
              disabled={isBusy}
              onClick={() => deal({ module, deck: deck.list, against: against?.list ?? null, seed })}
            >
              {say('openings.continue')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
