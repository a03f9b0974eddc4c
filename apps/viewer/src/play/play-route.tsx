import { useQueryOfPage, type PageProps } from '../shell/location.js';
import { PlayPage } from './play-page.js';

/** Shows the game of the address, played from the seat of the address. */
export function PlayRoute({ id = '' }: PageProps) {
  const as = useQueryOfPage().get('as');
  return <PlayPage key={id} id={id} wanted={as !== null && /^\d$/.test(as) ? Number(as) : null} />;
}
