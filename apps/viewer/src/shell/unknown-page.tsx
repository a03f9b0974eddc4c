import { useLocation } from 'react-router';
import { useSay } from '../words/language.js';
import { PageLink } from './page-link.js';
import { BarePage } from './bare-page.js';

/** What is shown at an address that is none of ours. */
export function UnknownPage() {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <BarePage>
      <title>{say('app.unknown-title')}</title>
      <div className="problem" role="alert" data-testid="problem" data-code="PAGE_NOT_FOUND">
        <h1>{say('app.unknown-title')}</h1>
        <p>{say('app.unknown-text', { path: pathname })}</p>
        <div className="problem-ways">
          <PageLink to="/" className="button">
            {say('app.all-games')}
          </PageLink>
        </div>
      </div>
    </BarePage>
  );
}
