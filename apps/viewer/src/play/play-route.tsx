import { useQueryOfPage, type PageProps } from '../shell/location.js';
import { PlayPage } from './play-page.js';

/** The game that is played, from the seat that the address asks for. */
export function PlayRoute({ id = '' }: PageProps) {
  const as = useQueryOfPage().get('as');
  return <PlayPage key={id} id={id} wanted={as !== null && /^\d$/.test(as) ? Number(as) : null} />;
}
