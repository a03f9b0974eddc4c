import { useId, useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { AddMatchDocument, ChangeMatchDocument } from '../generated/tournaments.js';
import { useSay } from '../words/language.js';
import type { Match, Tournament } from './match-result.js';

interface Props {
  readonly tournament: Tournament;
  /** The match to change. Null for a new match. */
  readonly match: Match | null;
}

/** A form for manually entering the round, the players and the result of a match. */
export function MatchForm({ tournament, match }: Props) {
  const say = useSay();
  const names = useId();
  const last = tournament.matches.at(-1)?.round ?? 1;
  const [round, setRound] = useState(`${match?.round ?? last}`);
  const [players, setPlayers] = useState([match?.players[0] ?? '', match?.players[1] ?? '']);
  const [bestOf, setBestOf] = useState(`${match?.bestOf ?? 3}`);
  const [wins, setWins] = useState(match?.isByHand === true ? match.wins.map(String) : ['', '']);
  const [add, adding] = useAttempt(AddMatchDocument);
  const [change, changing] = useAttempt(ChangeMatchDocument);
  const error = adding.error ?? changing.error;
  const send = async (): Promise<void> => {
    const given = wins.some((count) => count !== '');
    const content = {
      round: Number(round),
      players: players.filter((name) => name.trim() !== ''),
      bestOf: Number(bestOf),
      wins: given ? wins.map(Number) : null,
    };
    if (match !== null) await change({ tournament: tournament.id, match: match.id, content });
    else if (await add({ tournament: tournament.id, content })) {
      setPlayers(['', '']);
      setWins(['', '']);
    }
  };
  const replaced = (list: readonly string[], place: number, text: string): string[] =>
    list.map((before, at) => (at === place ? text : before));
  const nameAt = (place: number): string => {
    const name = players[place] ?? '';
    return name === '' ? say(place === 0 ? 'tournaments.player' : 'tournaments.opponent') : name;
  };
  return (
    <form
      className="study-new tournament-form"
      data-testid="match-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <datalist id={names}>
        {tournament.players.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label>
        {say('tournaments.round-number')}
        <input
          required
          type="number"
          min={1}
          max={60}
          value={round}
          data-testid="match-round"
          onChange={({ target }) => setRound(target.value)}
        />
      </label>
      {players.map((name, place) => (
        <label key={place}>
          {say(place === 0 ? 'tournaments.player' : 'tournaments.opponent')}
          <input
            required={place === 0}
            maxLength={60}
            list={names}
            value={name}
            data-testid={`match-player-${place}`}
            onChange={({ target }) => setPlayers(replaced(players, place, target.value))}
          />
        </label>
      ))}
      <label>
        {say('tournaments.most-games')}
        <select
          className="games-module"
          value={bestOf}
          data-testid="match-best-of"
          onChange={({ target }) => setBestOf(target.value)}
        >
          {['1', '3', '5'].map((games) => (
            <option key={games}>{games}</option>
          ))}
        </select>
      </label>
      {wins.map((count, place) => (
        <label key={place}>
          {say('tournaments.wins-of', { player: nameAt(place) })}
          <input
            type="number"
            min={0}
            max={9}
            value={count}
            data-testid={`match-wins-${place}`}
            onChange={({ target }) => setWins(replaced(wins, place, target.value))}
          />
        </label>
      ))}
      <button
        type="submit"
        className="button"
        data-testid="match-save"
        disabled={adding.loading || changing.loading}
      >
        {say(match === null ? 'tournaments.add' : 'app.save')}
      </button>
      <small>{say('tournaments.hand-hint')}</small>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </form>
  );
}
