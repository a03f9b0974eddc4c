import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { tournamentPath } from '../cursor/tournament-path.js';
import {
  ImportTournamentDocument,
  StartTournamentDocument,
  TournamentsDocument,
} from '../generated/tournaments.js';
import { navigate } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { LocalDate } from './local-date.js';
import '../games/games.css';
import '../studies/studies.css';
import './tournaments.css';

/** Lists the user's tournaments. Lets the user create a tournament manually or from a file. */
export function TournamentsPage() {
  const say = useSay();
  const { data, error } = useQuery(TournamentsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <PageFrame className="tournaments-page" title={say('tournaments.title')} error={error}>
      <div className="games-intro">
        <h1>{say('tournaments.title')}</h1>
      </div>
      <p className="studies-about">{say('tournaments.about')}</p>
      <NewTournament />
      {data?.tournaments.length === 0 && (
        <p className="studies-about" data-testid="no-tournaments">
          {say('tournaments.none')}
        </p>
      )}
      <ul className="study-list" data-testid="tournament-list">
        {data?.tournaments.map(({ id, name, date, matchCount, link }) => (
          <li key={id}>
            <PageLink to={tournamentPath(id)} className="study-link">
              <b>{name}</b>
              <span>{say('tournaments.matches', { count: matchCount })}</span>
              <span>{link && say('tournaments.shared')}</span>
              <LocalDate date={date} />
            </PageLink>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

/** Returns the current UTC date, such as `2026-11-05`. */
const today = (): string => new Date().toISOString().slice(0, 10);

function NewTournament() {
  const say = useSay();
  const [name, setName] = useState('');
  const [date, setDate] = useState(today);
  const [file, setFile] = useState<File | null>(null);
  const [start, starting] = useAttempt(StartTournamentDocument);
  const [take, taking] = useAttempt(ImportTournamentDocument);
  const error = starting.error ?? taking.error;
  const begin = async (): Promise<void> => {
    if (file === null) {
      const answer = await start({ name, date });
      if (answer) navigate(tournamentPath(answer.startTournament.id));
      return;
    }
    const answer = await take({ file: await file.text(), name, date });
    const [first, ...others] = answer?.importTournament ?? [];
    if (first === undefined) return;
    if (others.length === 0) navigate(tournamentPath(first.id));
    else location.reload();
  };
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    if (name === '' && chosen !== null) setName(chosen.name.replace(/[.]\w+$/, '').slice(0, 80));
  };
  return (
    <form
      className="study-new"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <label>
        {say('tournaments.name')}
        <input
          required
          maxLength={80}
          value={name}
          data-testid="tournament-name"
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <label>
        {say('tournaments.date')}
        <input
          required
          type="date"
          value={date}
          data-testid="tournament-date"
          onChange={({ target }) => setDate(target.value)}
        />
      </label>
      <label>
        {say('tournaments.file')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,.json"
          data-testid="tournament-file"
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
        />
      </label>
      <button
        type="submit"
        className="button button-strong"
        data-testid="tournament-begin"
        disabled={starting.loading || taking.loading}
      >
        {say('tournaments.begin')}
      </button>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </form>
  );
}
