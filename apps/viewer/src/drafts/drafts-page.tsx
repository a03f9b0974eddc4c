import { useQuery } from '@apollo/client/react';
import { setName } from '../cards/set-name.js';
import { DraftsDocument } from '../generated/drafts.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { DraftsFrame } from './drafts-frame.js';

const LISTED = 50;

/** Lists drafts and sealed events, newest first. */
export function DraftsPage() {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(DraftsDocument, {
    variables: { first: LISTED },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <DraftsFrame title={say('drafts.title')} error={error}>
      <div className="games-intro">
        <h1>{say('drafts.title')}</h1>
        <PageLink to="/drafts/new" className="button button-strong">
          <span data-testid="new-draft-link">{say('drafts.new')}</span>
        </PageLink>
      </div>
      {data?.drafts.length === 0 && <p data-testid="no-drafts">{say('drafts.none')}</p>}
      <ul className="draft-list" data-testid="draft-list">
        {data?.drafts.map(({ id, set, form, phase, players, startedAt }) => (
          <li key={id}>
            <PageLink to={`/draft/${encodeURIComponent(id)}`}>
              <b>{say(`drafts.form.${form}`)}</b> <span>{setName(set)}</span>{' '}
              <span>{players.join(', ')}</span> <span>{say(`drafts.phase.${phase}`)}</span>{' '}
              <time dateTime={startedAt}>{dateAndTime(startedAt, locale)}</time>
            </PageLink>
          </li>
        ))}
      </ul>
    </DraftsFrame>
  );
}
