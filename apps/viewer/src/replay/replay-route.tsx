import { useShownReplay } from '../shell/location.js';
import { UnknownPage } from '../shell/unknown-page.js';
import { ReplayPage } from './replay-page.js';

/** The replay that the address asks for; another game is another page. */
export function ReplayRoute() {
  const address = useShownReplay();
  return address ? <ReplayPage key={address.id} address={address} /> : <UnknownPage />;
}
