import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, redirect, type RouteObject } from 'react-router';
import { ExpiryNotice } from './sign-in/expiry-notice.js';
import { BrokenPage } from './shell/broken-page.js';
import { followRouter } from './shell/location.js';
import { UnknownPage } from './shell/unknown-page.js';
import { fetchPageTexts } from './words/language.js';

/** Whatever page is shown, and that the reader's token has expired. */
function Pages() {
  return (
    <>
      <Outlet />
      <ExpiryNotice />
    </>
  );
}

/** A page around the games, fetched with its texts. */
const withTexts =
  (fetchPage: () => Promise<ComponentType>): (() => Promise<{ readonly Component: ComponentType }>) =>
  async () => {
    const [Component] = await Promise.all([fetchPage(), fetchPageTexts()]);
    return { Component };
  };

/** The only page in a frame of another page, so that nothing there leads to a page that writes. */
const embedded: RouteObject[] = [
  {
    path: '/embed/:id',
    HydrateFallback: () => null,
    lazy: async () => ({ Component: (await import('./replay/embedded-page.js')).EmbeddedRoute }),
  },
  { path: '*', Component: UnknownPage },
];

/** The pages of the viewer by their path; each is fetched at its first visit. */
const pages: RouteObject[] = [
  {
    ErrorBoundary: BrokenPage,
    Component: Pages,
    HydrateFallback: () => null,
    children: [
      { path: '/', lazy: withTexts(async () => (await import('./games/games-page.js')).GamesPage) },
      {
        path: '/game/:id',
        lazy: async () => ({ Component: (await import('./replay/replay-route.js')).ReplayRoute }),
      },
      // Readers type this address because the API calls them games.
      { path: '/games', loader: () => redirect('/') },
      {
        path: '/games/:id',
        loader: ({ params, request }) => redirect(`/game/${params.id ?? ''}${new URL(request.url).search}`),
      },
      {
        path: '/sign-in',
        lazy: withTexts(async () => (await import('./sign-in/sign-in-page.js')).SignInPage),
      },
      {
        path: '/new',
        lazy: withTexts(async () => (await import('./play/new-game-page.js')).NewGamePage),
      },
      {
        path: '/play/:id',
        lazy: withTexts(async () => (await import('./play/play-route.js')).PlayRoute),
      },
      { path: '/join', lazy: withTexts(async () => (await import('./play/join-page.js')).JoinPage) },
      {
        path: '/drafts',
        lazy: withTexts(async () => (await import('./drafts/drafts-page.js')).DraftsPage),
      },
      {
        path: '/drafts/new',
        lazy: withTexts(async () => (await import('./drafts/new-draft-page.js')).NewDraftPage),
      },
      {
        path: '/draft/:id',
        lazy: withTexts(async () => (await import('./drafts/draft-page.js')).DraftPage),
      },
      {
        path: '/lessons',
        lazy: withTexts(async () => (await import('./lessons/lessons-page.js')).LessonsPage),
      },
      {
        path: '/lessons/:id',
        lazy: withTexts(async () => (await import('./lessons/lesson-route.js')).LessonRoute),
      },
      {
        path: '/assignments',
        lazy: withTexts(async () => (await import('./assignments/assignments-page.js')).AssignmentsPage),
      },
      {
        path: '/assignment',
        lazy: withTexts(async () => (await import('./assignments/assignment-page.js')).AssignmentPage),
      },
      {
        path: '/statistics',
        lazy: withTexts(async () => (await import('./statistics/statistics-page.js')).StatisticsPage),
      },
      {
        path: '/help/:page?',
        lazy: withTexts(async () => (await import('./help/help-page.js')).HelpPage),
      },
      { path: '*', Component: UnknownPage },
    ],
  },
];

export const router = createBrowserRouter(location.pathname.startsWith('/embed/') ? embedded : pages);
followRouter(router);
