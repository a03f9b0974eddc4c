import type { ApolloClient } from '@apollo/client';
import type { Entry } from '../api/shapes.js';
import type { TimelineQuery, TimelineQueryVariables } from '../generated/graphql.js';
import { TimelineDocument } from '../generated/replay.js';

/**
 * The number of events per response. Most games have fewer events. One long response compresses better than several
 * short ones.
 */
export const PAGE = 600;
/** The maximum number of stored lines. A stored line lets a game open quickly when the user returns to it. */
const KEPT = 3;

/** The game, perspective and language of a line. */
export type LineOf = Pick<TimelineQueryVariables, 'id' | 'as' | 'locale'>;
type Page = TimelineQuery['game']['timeline'];

/** The complete lines of finished games that each client has fetched, least recently used first. */
const linesOf = new WeakMap<ApolloClient, Map<string, readonly Entry[]>>();

/**
 * Fetches the events that the viewer of a game is allowed to see, page by page. After each page, reports the events so
 * far and whether they are complete. Fetches a finished game only once. Bypasses the client's cache, because it would
 * normalise each event.
 */
export async function readLine(
  client: ApolloClient,
  of: LineOf,
  isOver: boolean,
  tell: (entries: readonly Entry[], isWhole: boolean) => boolean,
): Promise<void> {
  const lines = linesOf.get(client) ?? new Map<string, readonly Entry[]>();
  linesOf.set(client, lines);
  const key = JSON.stringify(of);
  const whole = isOver ? lines.get(key) : undefined;
  if (whole) {
    lines.delete(key);
    lines.set(key, whole);
    tell(whole, true);
    return;
  }
  let entries: readonly Entry[] = [];
  for (let after: string | null = null; ;) {
    const page: Page = await readPage(client, { ...of, first: PAGE, after });
    entries = [...entries, ...page.edges.map(({ node }) => node)];
    const isWhole = !page.pageInfo.hasNextPage;
    if (isWhole && isOver) lines.set(key, entries);
    const [oldest] = lines.keys();
    if (lines.size > KEPT && oldest !== undefined) lines.delete(oldest);
    if (!tell(entries, isWhole) || isWhole) return;
    after = page.pageInfo.endCursor;
  }
}

async function readPage(client: ApolloClient, variables: TimelineQueryVariables): Promise<Page> {
  const { data } = await client.query({ query: TimelineDocument, variables, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('The log could not be loaded.');
  return data.game.timeline;
}
