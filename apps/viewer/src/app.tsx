import { GamesPage } from './games/games-page.js';
import { ReplayPage } from './replay/replay-page.js';
import { useAddress } from './shell/location.js';

/** The page the address asks for. */
export function App() {
  const address = useAddress();
  switch (address.page) {
    case 'games':
      return <GamesPage />;
    case 'replay':
      return <ReplayPage key={address.id} address={address} />;
  }
}
