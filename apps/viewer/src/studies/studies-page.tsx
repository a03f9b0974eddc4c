import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { studyPath } from '../cursor/study-path.js';
import { StartStudyDocument, StudiesDocument } from '../generated/studies.js';
import { navigate } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import '../games/games.css';
import './studies.css';

/** Lists the user's studies and lets the user create new ones. */
export function StudiesPage() {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(StudiesDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <PageFrame className="studies-page" title={say('studies.title')} error={error}>
      <div className="games-intro">
        <h1>{say('studies.title')}</h1>
      </div>
      <p className="studies-about">{say('studies.about')}</p>
      <NewStudy />
      {data?.studies.length === 0 && (
        <p className="studies-about" data-testid="no-studies">
          {say('studies.none')}
        </p>
      )}
      <ul className="study-list" data-testid="study-list">
        {data?.studies.map(({ id, title, at, link, chapters }) => (
          <li key={id}>
            <PageLink to={studyPath(id)} className="study-link">
              <b>{title}</b>
              <span>{say('studies.chapters', { count: chapters.length })}</span>
              <span>{link && say('studies.shared')}</span>
              <time dateTime={at}>{dateAndTime(at, locale)}</time>
            </PageLink>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

function NewStudy() {
  const say = useSay();
  const [title, setTitle] = useState('');
  const [start, { loading, error }] = useAttempt(StartStudyDocument);
  const begin = async (): Promise<void> => {
    const answer = await start({ title });
    if (answer) navigate(studyPath(answer.startStudy.id));
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
        {say('studies.new')}
        <input
          required
          maxLength={80}
          value={title}
          placeholder={say('studies.name')}
          data-testid="study-title"
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <button type="submit" className="button button-strong" data-testid="study-begin" disabled={loading}>
        {say('studies.begin')}
      </button>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </form>
  );
}
