import { useParams, useSearchParams } from 'react-router';
import { PlayPage } from './play-page.js';

/** The game that is played, from the seat that the address asks for. */
export function PlayRoute() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const as = query.get('as');
  return <PlayPage key={id} id={id} wanted={as !== null && /^\d$/.test(as) ? Number(as) : null} />;
}
