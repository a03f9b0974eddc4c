import { createBrowserRouter } from 'react-router';
import { BrokenPage } from './shell/broken-page.js';
import { followRouter } from './shell/location.js';
import { UnknownPage } from './shell/unknown-page.js';

/** The pages of the viewer by their path; each is fetched when somebody goes there. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: BrokenPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', lazy: async () => ({ Component: (await import('./games/games-page.js')).GamesPage }) },
      {
        path: '/game/:id',
        lazy: async () => ({ Component: (await import('./replay/replay-route.js')).ReplayRoute }),
      },
      { path: '*', Component: UnknownPage },
    ],
  },
]);
followRouter(router);
