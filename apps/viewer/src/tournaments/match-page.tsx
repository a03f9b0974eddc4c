import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import { preparePath } from '../cursor/tournament-path.js';
import { GroupGamesDocument, RemoveMatchDocument, UngroupGamesDocument } from '../generated/tournaments.js';
import { navigate } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { MatchForm } from './match-form.js';
import { MatchResult, type Match, type PathTo, type Tournament } from './match-result.js';

interface Props {
  readonly tournament: Tournament;
  readonly match: Match;
  readonly pathTo: PathTo;
}

/** Shows a match and its games. The organiser of the tournament can change the match. */
export function MatchPage({ tournament, match, pathTo }: Props) {
  const say = useSay();
  const { name, isYours } = tournament;
  const { round, players, games, isByHand } = match;
  return (
    <PageFrame
      className="tournaments-page"
      title={players.join(' – ')}
      back={{ to: pathTo(null), label: name }}
      error={null}
    >
      <div className="games-intro">
        <h1>{players.join(' – ')}</h1>
        <p>
          {say('tournaments.round', { round })} · <MatchResult match={match} />
        </p>
      </div>
      {isByHand && games.length > 0 && <p>{say('tournaments.by-hand')}</p>}
      <h2>{say('tournaments.games-of-match')}</h2>
      {games.length === 0 && <p>{say('tournaments.no-games')}</p>}
      <ol className="tournament-games" data-testid="match-games">
        {games.map((game, index) => (
          <li key={game.game ?? `hidden ${index}`}>
            <GameLine tournament={tournament} match={match} game={game} number={index + 1} />
          </li>
        ))}
      </ol>
      <p className="tournament-prepare">
        {players.map((player) => (
          <PageLink
            key={player}
            className="button button-quiet"
            to={preparePath({
              opponent: player,
              player: players.find((other) => other !== player) ?? '',
            })}
          >
            {say('tournaments.prepare', { player })}
          </PageLink>
        ))}
      </p>
      {isYours && players.length === 2 && <AddGame tournament={tournament} match={match} />}
      {isYours && <MatchForm tournament={tournament} match={match} />}
      {isYours && <RemoveMatch tournament={tournament} match={match} pathTo={pathTo} />}
    </PageFrame>
  );
}

interface GameProps extends Omit<Props, 'pathTo'> {
  readonly game: Match['games'][number];
  readonly number: number;
}

function GameLine({ tournament, match, game: { game, winner }, number }: GameProps) {
  const say = useSay();
  const [ungroup, { loading, error }] = useAttempt(UngroupGamesDocument);
  const result = winner === null ? say('tournaments.draw') : say('tournaments.winner', { player: winner });
  return (
    <>
      {game === null ? (
        <span>{say('tournaments.game', { number })}</span>
      ) : (
        <PageLink to={formatAddress(newAddress(game))}>{say('tournaments.game', { number })}</PageLink>
      )}{' '}
      <span>{result}</span> {game === null && <small>{say('tournaments.hidden')}</small>}
      {game !== null && tournament.isYours && (
        <button
          type="button"
          className="button button-quiet"
          disabled={loading}
          onClick={() => void ungroup({ tournament: tournament.id, match: match.id, games: [game] })}
        >
          {say('tournaments.ungroup', { number })}
        </button>
      )}
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </>
  );
}

/**
 * Adds a game to the match by the game's id or address. The players' names in the game can differ from those in the
 * tournament.
 */
function AddGame({ tournament, match }: Omit<Props, 'pathTo'>) {
  const say = useSay();
  const [game, setGame] = useState('');
  const [first, setFirst] = useState('');
  const [group, { loading, error }] = useAttempt(GroupGamesDocument);
  const add = async (): Promise<void> => {
    // Accepts the address of a game as well as its id.
    const id = /\/game\/([^/?#]+)/.exec(game)?.[1] ?? game.trim();
    const players = first === '' ? null : [first, ...match.players.filter((player) => player !== first)];
    if (await group({ tournament: tournament.id, match: match.id, games: [id], players })) setGame('');
  };
  return (
    <form
      className="study-new"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <label>
        {say('tournaments.add-game')}
        <input
          required
          value={game}
          data-testid="match-game"
          onChange={({ target }) => setGame(target.value)}
        />
      </label>
      <label>
        {say('tournaments.first-seat')}
        <select className="games-module" value={first} onChange={({ target }) => setFirst(target.value)}>
          <option value="">{say('tournaments.same-names')}</option>
          {match.players.map((player) => (
            <option key={player} value={player}>
              {player}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button" data-testid="match-game-add" disabled={loading}>
        {say('tournaments.add')}
      </button>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </form>
  );
}

function RemoveMatch({ tournament, match, pathTo }: Props) {
  const say = useSay();
  const [remove, { loading, error }] = useAttempt(RemoveMatchDocument);
  const discard = async (): Promise<void> => {
    if (await remove({ tournament: tournament.id, match: match.id })) navigate(pathTo(null));
  };
  return (
    <p>
      <button
        type="button"
        className="button button-quiet"
        data-testid="match-remove"
        disabled={loading}
        onClick={() => void discard()}
      >
        {say('tournaments.remove-match')}
      </button>
      {error && errorMessage(error)}
    </p>
  );
}
