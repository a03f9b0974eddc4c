import { useQueryOfPage, type PageProps } from '../shell/location.js';
import { PlayPage } from './play-page.js';

/** Lets the user play the game in the address, from the seat in the address. */
export function PlayRoute({ id = '' }: PageProps) {
  const as = useQueryOfPage().get('as');
  return <PlayPage key={id} id={id} wanted={as !== null && /^\d$/.test(as) ? Number(as) : null} />;
}
