import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import {
  ChangeTournamentDocument,
  DeleteTournamentDocument,
  RenamePlayerDocument,
  ShareTournamentDocument,
  UnshareTournamentDocument,
} from '../generated/tournaments.js';
import { CopiedLink } from '../play/copied-link.js';
import { navigate } from '../shell/location.js';
import { useSay } from '../words/language.js';
import type { Tournament } from './match-result.js';
import '../play/play.css';

/** Lets the organiser change the name, date, players and share link of a tournament, or delete it. */
export function TournamentTools({ tournament }: { readonly tournament: Tournament }) {
  const say = useSay();
  const { id, link } = tournament;
  const [name, setName] = useState(tournament.name);
  const [date, setDate] = useState(tournament.date);
  const [isDeleting, setDeleting] = useState(false);
  const [change, changing] = useAttempt(ChangeTournamentDocument);
  const [share, sharing] = useAttempt(ShareTournamentDocument);
  const [unshare, unsharing] = useAttempt(UnshareTournamentDocument);
  const [remove, removing] = useAttempt(DeleteTournamentDocument);
  const error = changing.error ?? sharing.error ?? unsharing.error ?? removing.error;
  const destroy = async (): Promise<void> => {
    if (await remove({ tournament: id })) navigate('/tournaments');
  };
  return (
    <section className="study-tools" aria-label={say('tournaments.change')} data-testid="tournament-tools">
      <form
        className="study-new"
        onSubmit={(event) => {
          event.preventDefault();
          void change({ tournament: id, name, date });
        }}
      >
        <label>
          {say('tournaments.name')}
          <input required maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
        </label>
        <label>
          {say('tournaments.date')}
          <input required type="date" value={date} onChange={({ target }) => setDate(target.value)} />
        </label>
        <button
          type="submit"
          className="button"
          disabled={changing.loading || (name === tournament.name && date === tournament.date)}
        >
          {say('app.save')}
        </button>
      </form>
      {tournament.players.length > 0 && <RenamePlayer tournament={tournament} />}
      {link ? (
        <>
          <CopiedLink
            id="tournament"
            link={new URL(link.link, location.href).href}
            name={say('tournaments.link')}
          />
          <button
            type="button"
            className="button button-quiet"
            data-testid="tournament-unshare"
            disabled={unsharing.loading}
            onClick={() => void unshare({ tournament: id })}
          >
            {say('tournaments.unshare')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button"
          data-testid="tournament-share"
          disabled={sharing.loading}
          onClick={() => void share({ tournament: id })}
        >
          {say('tournaments.share')}
        </button>
      )}
      {isDeleting ? (
        <div className="choice-send">
          <button
            type="button"
            className="button button-strong"
            data-testid="tournament-delete-sure"
            disabled={removing.loading}
            onClick={() => void destroy()}
          >
            {say('tournaments.delete-sure')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setDeleting(false)}>
            {say('app.cancel')}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          data-testid="tournament-delete"
          onClick={() => setDeleting(true)}
        >
          {say('tournaments.delete')}
        </button>
      )}
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}

/** Renames a player, or merges two spellings of a player's name. */
function RenamePlayer({ tournament: { id, players } }: { readonly tournament: Tournament }) {
  const say = useSay();
  const [player, setPlayer] = useState('');
  const [name, setName] = useState('');
  const [rename, { loading, error }] = useAttempt(RenamePlayerDocument);
  const send = async (): Promise<void> => {
    if (!(await rename({ tournament: id, player, name }))) return;
    setPlayer('');
    setName('');
  };
  return (
    <form
      className="study-new"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        {say('tournaments.player')}
        <select
          required
          className="games-module"
          value={player}
          data-testid="rename-player"
          onChange={({ target }) => setPlayer(target.value)}
        >
          <option value="" />
          {players.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <label>
        {say('tournaments.new-name')}
        <input
          required
          maxLength={60}
          value={name}
          data-testid="rename-name"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="button" data-testid="rename" disabled={loading}>
        {say('tournaments.rename')}
      </button>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </form>
  );
}
