import { useSay } from '../words/language.js';
import { usePath } from './location.js';
import { PageLink } from './page-link.js';
import { BarePage } from './bare-page.js';

export function UnknownPage() {
  const say = useSay();
  const path = usePath();
  return (
    <BarePage>
      <title>{say('app.unknown-title')}</title>
      <div className="problem" role="alert" data-testid="problem" data-code="PAGE_NOT_FOUND">
        <h1>{say('app.unknown-title')}</h1>
        <p>{say('app.unknown-text', { path })}</p>
        <div className="problem-ways">
          <PageLink to="/" className="button">
            {say('app.all-games')}
          </PageLink>
        </div>
      </div>
    </BarePage>
  );
}
