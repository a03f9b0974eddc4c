import { useSay } from '../words/language.js';
import { PageLink } from './page-link.js';

/** Retrace's logo and name, as a link to the list of games. */
export function Mark() {
  const say = useSay();
  return (
    <PageLink to="/" className="brand" label={say('app.home')}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d="M8 23V9h9a4.500 4.500 0 0 1 0 9h-5.500m5.500 0L23 24" />
      </svg>
      <span>{say('app.name')}</span>
    </PageLink>
  );
}
