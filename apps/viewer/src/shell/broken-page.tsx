import { useSay } from '../words/language.js';
import { PageLink } from './page-link.js';
import { BarePage } from './bare-page.js';

/** Shown when a page cannot be loaded or rendered. */
export function BrokenPage() {
  const say = useSay();
  return (
    <BarePage>
      <div className="problem" role="alert" data-testid="problem" data-code="PAGE_BROKEN">
        <h1>{say('app.broken-title')}</h1>
        <p>{say('app.broken-text')}</p>
        <div className="problem-ways">
          <button type="button" className="button" onClick={() => location.reload()}>
            {say('app.reload')}
          </button>
          <PageLink to="/" className="button button-quiet">
            {say('app.all-games')}
          </PageLink>
        </div>
      </div>
    </BarePage>
  );
}
