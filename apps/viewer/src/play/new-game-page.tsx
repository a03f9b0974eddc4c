import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { keepSeat } from '../api/seats.js';
import { errorMessage, problemsIn } from '../api/problems.js';
import { PlayableGamesDocument, StartGameDocument } from '../generated/graphql.js';
import { navigate } from '../shell/location.js';
import { useSay } from '../words/language.js';
import type { PlayableGame } from './deck-choice.js';
import { Entrance } from './entrance.js';
import { byLot, inputOf, OWN_SEAT, placeOf, type NewGame } from './new-game.js';
import { NewGameForm, type PlacedProblems } from './new-game-form.js';
import { useHabit } from './play-habits.js';

/** Where a game is begun: against a bot, or against a friend who gets a link. */
export function NewGamePage() {
  const say = useSay();
  const [query] = useSearchParams();
  const { data, error, refetch } = useQuery(PlayableGamesDocument);
  const games = data?.playableGames;
  const first = games?.find(({ id }) => id === query.get('game')) ?? games?.[0];
  return (
    <Entrance title={say('play.new')}>
      {error && (
        <div className="problem" role="alert" data-testid="problem">
          <p>{errorMessage(error)}</p>
          <button type="button" className="button" onClick={() => void refetch()}>
            {say('app.retry')}
          </button>
        </div>
      )}
      {games && first && <Begin games={games} first={first} />}
    </Entrance>
  );
}

interface BeginProps {
  readonly games: readonly PlayableGame[];
  readonly first: PlayableGame;
}

function Begin({ games, first }: BeginProps) {
  const say = useSay();
  const [name, keepName] = useHabit('name', '');
  const [game, setGame] = useState<NewGame>({
    module: first.id,
    edition: first.editions[0] ?? '',
    name,
    deck: byLot,
    opponent: 'GREEDY',
    opponentName: '',
    opponentDeck: byLot,
    visibility: 'PRIVATE',
  });
  const [start, { loading, error, reset }] = useMutation(StartGameDocument, { onError: () => undefined });

  const begin = async (): Promise<void> => {
    keepName(game.name.trim());
    const { data } = await start({ variables: { input: inputOf(game, say('play.friend-name')) } });
    if (!data) return;
    const { id, seats } = data.startGame;
    const token = seats.find((one) => one.seat === OWN_SEAT)?.token;
    if (token == null) return;
    const invitations = seats.flatMap((one) =>
      one.invitation === null ? [] : [{ seat: one.seat, invitation: one.invitation }],
    );
    const names = seats.map((one) => one.name);
    keepSeat({ game: id, seat: OWN_SEAT, token, names, invitations, over: false });
    navigate(`/play/${encodeURIComponent(id)}?as=${OWN_SEAT}`);
  };
  const problems: PlacedProblems = { deck: [], opponentDeck: [], name: [], opponentName: [], game: [] };
  for (const problem of error ? problemsIn(error) : []) {
    const { at, line } = placeOf(problem.where);
    problems[at].push({ ...problem, line });
  }
  return (
    <NewGameForm
      games={games}
      game={game}
      problems={problems}
      isBusy={loading}
      change={(next) => {
        setGame(next);
        reset();
      }}
      begin={() => void begin()}
    />
  );
}
