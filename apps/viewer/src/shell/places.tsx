import { useSay } from '../words/language.js';
import { usePath } from './location.js';
import { PageLink } from './page-link.js';

const places = [
  { to: '/', name: 'games' },
  { to: '/drafts', name: 'drafts' },
  { to: '/lessons', name: 'lessons' },
  { to: '/assignments', name: 'assignments' },
  { to: '/studies', name: 'studies' },
  { to: '/statistics', name: 'statistics' },
  { to: '/help', name: 'help' },
] as const;

/** Shows Retrace's main links and marks the current page. */
export function Places() {
  const say = useSay();
  const path = usePath();
  return (
    <nav className="places" aria-label={say('app.places')}>
      {places.map(({ to, name }) => (
        <PageLink key={name} to={to} isOpen={path === to || (to === '/help' && path.startsWith('/help/'))}>
          {say(`app.${name}`)}
        </PageLink>
      ))}
    </nav>
  );
}
