import { useLocation } from 'react-router';
import { useSay } from '../words/language.js';
import { PageLink } from './page-link.js';

const places = [
  { to: '/', name: 'games' },
  { to: '/drafts', name: 'drafts' },
  { to: '/lessons', name: 'lessons' },
  { to: '/assignments', name: 'assignments' },
  { to: '/statistics', name: 'statistics' },
  { to: '/help', name: 'help' },
] as const;

/** The ways to everything that Retrace keeps, the one that is open marked. */
export function Places() {
  const say = useSay();
  const { pathname } = useLocation();
  return (
    <nav className="places" aria-label={say('app.places')}>
      {places.map(({ to, name }) => (
        <PageLink
          key={name}
          to={to}
          isOpen={pathname === to || (to === '/help' && pathname.startsWith('/help/'))}
        >
          {say(`app.${name}`)}
        </PageLink>
      ))}
    </nav>
  );
}
