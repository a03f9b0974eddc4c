import { useEffect, useState } from 'react';
import { navigate, type PageProps } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { UnknownPage } from '../shell/unknown-page.js';
import { useLocale, useSay } from '../words/language.js';
import { fetchDocument, helpPages, type HelpDocument, type HelpPage as Page } from './documents.js';
import '../games/games.css';
import './help.css';

/** Shows the help for players and coaches, one document per page. */
export function HelpPage({ id = 'using' }: PageProps) {
  const known = helpPages.find((name) => name === id);
  return known === undefined ? <UnknownPage /> : <Help page={known} />;
}

function Help({ page }: { readonly page: Page }) {
  const say = useSay();
  const locale = useLocale();
  const [shown, setShown] = useState<HelpDocument | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isGone = false;
    fetchDocument(page, locale).then(
      (document) => {
        if (isGone) return;
        setShown(document);
        setError(null);
        scrollTo(0, 0);
      },
      (problem: unknown) => !isGone && setError(problem),
    );
    return () => {
      isGone = true;
    };
  }, [page, locale]);
  return (
    <PageFrame className="help-page" title={shown?.title ?? say('help.title')} error={error}>
      <nav className="segments" aria-label={say('help.title')}>
        {helpPages.map((name) => (
          <PageLink key={name} to={`/help/${name}`} isOpen={name === page}>
            {say(`help.${name}`)}
          </PageLink>
        ))}
      </nav>
      {shown && (
        <article data-testid="help-document" onClick={followInside}>
          <h1>{shown.title}</h1>
          <div dangerouslySetInnerHTML={{ __html: shown.html }} />
        </article>
      )}
    </PageFrame>
  );
}

/** Opens another help page without reloading the viewer. */
function followInside(event: React.MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (address?.startsWith('/help/') !== true) return;
  event.preventDefault();
  navigate(address);
}
