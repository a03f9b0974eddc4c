import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { keepSeat } from '../api/seats.js';
import { errorMessage, problemsIn } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { PlayableGamesDocument, StartGameDocument } from '../generated/play.js';
import { navigate, useQueryOfPage } from '../shell/location.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { Entrance } from './entrance.js';
import {
  inputOf,
  OWN_SEAT,
  placeOf,
  usualWay,
  type NewGame,
  type PlacedProblem,
  type PlayableGame,
} from './new-game.js';
import { NewGameForm, type PlacedProblems } from './new-game-form.js';
import { useHabit } from './play-habits.js';
import type { ShownProblem } from './problem-list.js';

/** Starts a game with bots, or with friends who get invitation links. */
export function NewGamePage() {
  const say = useSay();
  const query = useQueryOfPage();
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
      <p className="choice-note">
        {say('play.or')}{' '}
        <PageLink to="/drafts/new" className="button button-quiet">
          {say('drafts.new')}
        </PageLink>
      </p>
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
    ...usualWay,
    visibility: 'PRIVATE',
  });
  const [start, { loading, error, reset }] = useAttempt(StartGameDocument);

  const begin = async (): Promise<void> => {
    keepName(game.name.trim());
    const playable = games.find(({ id }) => id === game.module) ?? first;
    const unnamed = {
      FRIEND: say('play.friend-name'),
      GREEDY: say('play.bot-names.GREEDY'),
      RANDOM: say('play.bot-names.RANDOM'),
      SEARCH: say('play.bot-names.SEARCH'),
    };
    const begun = await start({ input: inputOf(game, playable, unnamed) });
    if (!begun) return;
    const { id, seats } = begun.startGame;
    const token = seats.find((place) => place.seat === OWN_SEAT)?.token;
    if (token == null) return;
    const invitations = seats.flatMap((place) =>
      place.invitation === null ? [] : [{ seat: place.seat, invitation: place.invitation }],
    );
    const names = seats.map((place) => place.name);
    keepSeat({ game: id, seat: OWN_SEAT, token, names, invitations, over: false });
    navigate(`/play/${encodeURIComponent(id)}?as=${OWN_SEAT}`);
  };
  const placed = (error ? problemsIn(error) : []).map((problem) => ({
    problem,
    place: placeOf(problem.where),
  }));
  const shownFor = (is: (at: PlacedProblem['at']) => boolean): readonly ShownProblem[] =>
    placed.flatMap(({ problem, place: { at, line } }) => (is(at) ? [{ ...problem, line }] : []));
  const problems: PlacedProblems = {
    of: (seat, field) => shownFor((at) => at?.seat === seat && at.field === field),
    // Problems in fields that are not visible are shown below the form.
    ofAll: shownFor((at) => at === null || at.seat > game.others.length),
  };
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
