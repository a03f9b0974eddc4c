import { useEffect, useState, type ComponentType } from 'react';
import { ExpiryNotice } from './sign-in/expiry-notice.js';
import { BrokenPage } from './shell/broken-page.js';
import { usePath, type PageProps } from './shell/location.js';
import { PartBoundary } from './shell/part-boundary.js';
import { UnknownPage } from './shell/unknown-page.js';
import { fetchPageTexts } from './words/language.js';

type Page = ComponentType<PageProps>;
type FetchPage = () => Promise<Page>;

/** Loads a page together with the page texts, which the game page does not need. */
const withTexts =
  (fetchPage: FetchPage): FetchPage =>
  async () =>
    (await Promise.all([fetchPage(), fetchPageTexts()]))[0];

/**
 * Redirects addresses that begin with `/games`. Users might enter them because the API's addresses also begin with
 * `/games`.
 */
function toGame(id?: string): Promise<Page> {
  location.replace(id === undefined ? '/' : `/game/${id}${location.search}${location.hash}`);
  return new Promise(() => undefined);
}

/** The viewer's pages by path. Each is imported when it is first visited. */
const pages: Readonly<Record<string, (id?: string) => Promise<Page>>> = {
  '/': withTexts(async () => (await import('./games/games-page.js')).GamesPage),
  '/game/:id': async () => (await import('./replay/replay-route.js')).ReplayRoute,
  '/games': toGame,
  '/games/:id': toGame,
  '/sign-in': withTexts(async () => (await import('./sign-in/sign-in-page.js')).SignInPage),
  '/new': withTexts(async () => (await import('./play/new-game-page.js')).NewGamePage),
  '/play/:id': withTexts(async () => (await import('./play/play-route.js')).PlayRoute),
  '/join': withTexts(async () => (await import('./play/join-page.js')).JoinPage),
  '/drafts': withTexts(async () => (await import('./drafts/drafts-page.js')).DraftsPage),
  '/drafts/new': withTexts(async () => (await import('./drafts/new-draft-page.js')).NewDraftPage),
  '/draft/:id': withTexts(async () => (await import('./drafts/draft-page.js')).DraftPage),
  '/lessons': withTexts(async () => (await import('./lessons/lessons-page.js')).LessonsPage),
  '/lessons/:id': withTexts(async () => (await import('./studies/lesson-route.js')).LessonRoute),
  '/opening': withTexts(async () => (await import('./openings/opening-page.js')).OpeningPage),
  '/assignments': withTexts(async () => (await import('./assignments/assignments-page.js')).AssignmentsPage),
  '/assignment': withTexts(async () => (await import('./assignments/assignment-page.js')).AssignmentPage),
  '/studies': withTexts(async () => (await import('./studies/studies-page.js')).StudiesPage),
  '/study': withTexts(async () => (await import('./studies/study-page.js')).StudyRoute),
  '/study/:id': withTexts(async () => (await import('./studies/study-page.js')).StudyRoute),
  '/tournaments': withTexts(async () => (await import('./tournaments/tournaments-page.js')).TournamentsPage),
  '/tournament': withTexts(async () => (await import('./tournaments/tournament-page.js')).TournamentRoute),
  '/tournament/:id': withTexts(
    async () => (await import('./tournaments/tournament-page.js')).TournamentRoute,
  ),
  '/prepare': withTexts(async () => (await import('./prepare/prepare-page.js')).PreparePage),
  '/blind': withTexts(async () => (await import('./blind/blind-page.js')).BlindRoute),
  '/blind/:id': withTexts(async () => (await import('./blind/blind-page.js')).BlindRoute),
  '/class': withTexts(async () => (await import('./classes/class-page.js')).ClassRoute),
  '/class/:id': withTexts(async () => (await import('./classes/class-page.js')).ClassRoute),
  '/statistics': withTexts(async () => (await import('./statistics/statistics-page.js')).StatisticsPage),
  '/profile': withTexts(async () => (await import('./profile/profile-page.js')).ProfilePage),
  '/profile/:id': withTexts(async () => (await import('./profile/profile-page.js')).ProfilePage),
  '/help': withTexts(async () => (await import('./help/help-page.js')).HelpPage),
  '/help/:id': withTexts(async () => (await import('./help/help-page.js')).HelpPage),
};

/** The only page that other sites are allowed to embed in a frame. It links to no page with write access. */
const embedded: typeof pages = {
  '/embed/:id': async () => (await import('./replay/embedded-page.js')).EmbeddedRoute,
};

const offered = location.pathname.startsWith('/embed/') ? embedded : pages;

/** A loaded page, and the part of its path that identifies its subject. */
interface Fetched extends PageProps {
  readonly pattern: string;
  readonly Page: Page;
}

/**
 * Decodes a part of a path. Returns the part unchanged if it contains a `%` that does not start a valid escape
 * sequence.
 */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Loads the page for a path. If there is no such page or loading fails, returns a page that reports this. */
export async function pageAt(path: string): Promise<Fetched> {
  const [, place = '', id] = /^(\/[^/]*)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  const exact = id === undefined ? place : `${place}/${id}`;
  const pattern = Object.hasOwn(offered, exact) ? exact : `${place}/:id`;
  const named = pattern === exact || id === undefined ? {} : { id: decoded(id) };
  const fetchPage = Object.hasOwn(offered, pattern) ? offered[pattern] : undefined;
  try {
    const Page = fetchPage && (id !== undefined || pattern === exact) ? await fetchPage(id) : UnknownPage;
    return { pattern, Page, ...named };
  } catch {
    return { pattern, Page: BrokenPage, ...named };
  }
}

/** Shows the page for the current path. The previous page remains until the new one has loaded. */
export function Pages({ first }: { readonly first: Fetched }) {
  const path = usePath();
  const [shown, setShown] = useState(first);
  useEffect(() => {
    let isLeft = false;
    void pageAt(path).then((page) => {
      if (!isLeft) setShown(page);
    });
    return () => {
      isLeft = true;
    };
  }, [path]);
  const { pattern, Page, id } = shown;
  return (
    <PartBoundary key={pattern} broken={<BrokenPage />}>
      <Page {...(id !== undefined && { id })} />
      {offered === pages && <ExpiryNotice />}
    </PartBoundary>
  );
}
