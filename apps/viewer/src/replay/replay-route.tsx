import { useShownReplay } from '../shell/location.js';
import { UnknownPage } from '../shell/unknown-page.js';
import { ReplayPage } from './replay-page.js';

/** Shows the replay in the address. Opening another game creates a new page component. */
export function ReplayRoute() {
  const address = useShownReplay();
  return address ? <ReplayPage key={address.id} address={address} /> : <UnknownPage />;
}
