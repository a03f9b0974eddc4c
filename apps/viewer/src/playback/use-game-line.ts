import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { Entry, Game } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { extend, type GameLine } from '../cursor/game-line.js';
import {
  GameEventsDocument,
  TimelineDocument,
  type TimelineQuery,
  type TimelineQueryVariables,
} from '../generated/graphql.js';
import { useLocale } from '../words/language.js';

const PAGE = 200;

interface Loaded {
  /** Of which game, as whom, in which language. */
  readonly key: string;
  readonly entries: readonly Entry[];
  readonly complete: boolean;
  readonly error: unknown;
}

/**
 * The course of a game as somebody may know it: loaded page by page, then followed live while it is not over.
 * When the perspective or the language changes, the line of the earlier one stays until the new one is complete.
 */
export function useGameLine(
  game: Game | undefined,
  as: Perspective,
): { line: GameLine | null; complete: boolean; connected: boolean; error: unknown } {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [connected, setConnected] = useState(false);
  const id = game?.id;
  const finished = game?.result != null;
  const locale = useLocale();
  const key = `${id}/${as}/${locale}`;

  useEffect(() => {
    if (!id) return;
    let stopped = false;
    let unsubscribe: (() => void) | undefined;
    const load = async (): Promise<void> => {
      let entries: readonly Entry[] = [];
      let shown = 0;
      let after: string | null = null;
      for (;;) {
        const page: Page = await readPage(client, { id, as, locale, first: PAGE, after }, finished);
        if (stopped) return;
        entries = [...entries, ...page.edges.map(({ node }) => node)];
        const complete = !page.pageInfo.hasNextPage;
        const sofar = entries;
        after = page.pageInfo.endCursor;
        // Each time the whole page is drawn anew: twice as much as before has to be there.
        if (!complete && entries.length < 2 * shown) continue;
        shown = entries.length;
        setLoaded((before) =>
          before && before.key !== key && before.key.startsWith(`${id}/`) && !complete
            ? before
            : { key, entries: sofar, complete, error: null },
        );
        if (complete) break;
      }
      if (!finished) unsubscribe = follow(entries.at(-1)?.position ?? null);
    };
    const follow = (after: string | null): (() => void) => {
      setConnected(true);
      const subscription = client
        .subscribe({ query: GameEventsDocument, variables: { id, as, locale, after } })
        .subscribe({
          next: ({ data }) => {
            const entry = data?.gameEvents;
            if (!entry) return;
            setLoaded((before) => {
              if (before?.key !== key || entry.revision <= (before.entries.at(-1)?.revision ?? -1))
                return before;
              return { ...before, entries: [...before.entries, entry] };
            });
          },
          error: () => setConnected(false),
          complete: () => setConnected(false),
        });
      return () => subscription.unsubscribe();
    };
    load().catch((error: unknown) => {
      if (!stopped) setLoaded({ key, entries: [], complete: false, error });
    });
    return () => {
      stopped = true;
      setConnected(false);
      unsubscribe?.();
    };
  }, [client, id, as, locale, finished, key]);

  const entries = loaded && id && loaded.key.startsWith(`${id}/`) ? loaded.entries : null;
  const line = useMemo(() => {
    if (!game) return null;
    const { dayStarts: day, phaseStarts: phase, turnStarts: turn } = game;
    const empty: GameLine = { last: Number(game.lastPosition), entries: [], starts: { day, phase, turn } };
    return entries ? extend(empty, entries) : empty;
  }, [game, entries]);

  return {
    line,
    complete: loaded?.key === key && loaded.complete,
    connected,
    error: loaded?.key === key ? loaded.error : null,
  };
}

type Page = TimelineQuery['game']['timeline'];

async function readPage(
  client: ApolloClient,
  variables: TimelineQueryVariables,
  finished: boolean,
): Promise<Page> {
  const { data } = await client.query({
    query: TimelineDocument,
    variables,
    fetchPolicy: finished ? 'cache-first' : 'network-only',
  });
  if (!data) throw new Error('The log could not be loaded.');
  return data.game.timeline;
}
