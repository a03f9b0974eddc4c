import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { isGone } from '../api/problems.js';
import type { Entry, Game } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import { extend, type GameLine } from '../cursor/game-line.js';
import { GameEventsDocument } from '../generated/replay.js';
import { useLocale } from '../words/language.js';
import { readLine } from './line-cache.js';
import { useStarts } from './use-starts.js';

interface Loaded {
  /** The game, perspective and language, as one string. */
  readonly key: string;
  readonly entries: readonly Entry[];
  readonly complete: boolean;
  readonly error: unknown;
}

/**
 * Fetches the events that the viewer of a game is allowed to see. Fetches them page by page, and then live until the
 * game is over. When the perspective or language changes, keeps the earlier line until the new one is complete.
 */
export function useGameLine(
  game: Game | undefined,
  as: Perspective,
  isEnabled = true,
): { line: GameLine | null; complete: boolean; connected: boolean; error: unknown } {
  const client = useApolloClient();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [connected, setConnected] = useState(false);
  const id = game?.id;
  const finished = game?.result != null;
  const locale = useLocale();
  const key = `${id}/${as}/${locale}`;
  const { starts, error: startsError } = useStarts(id);

  useEffect(() => {
    if (!id || !isEnabled) return;
    let stopped = false;
    let unsubscribe: (() => void) | undefined;
    const load = async (): Promise<void> => {
      let shown = 0;
      let end: string | null = null;
      await readLine(client, { id, as, locale }, finished, (entries, complete) => {
        if (stopped) return false;
        end = entries.at(-1)?.position ?? null;
        // Each update renders the whole page, so the number of events must at least double between updates.
        if (!complete && entries.length < 2 * shown) return true;
        shown = entries.length;
        // The update is a transition, so that the board is drawn first.
        startTransition(() =>
          setLoaded((before) =>
            before && before.key !== key && before.key.startsWith(`${id}/`) && !complete
              ? before
              : { key, entries, complete, error: null },
          ),
        );
        return true;
      });
      if (!finished && !stopped) unsubscribe = follow(end);
    };
    /** Handles an error of the game's event stream. A lost connection is not reported as an error. */
    const fail = (error: unknown): void => {
      setConnected(false);
      if (isGone(error)) setLoaded((before) => (before?.key === key ? { ...before, error } : before));
    };
    const follow = (after: string | null): (() => void) => {
      setConnected(true);
      const subscription = client
        .subscribe({ query: GameEventsDocument, variables: { id, as, locale, after } })
        .subscribe({
          next: ({ data, error }) => {
            if (error !== undefined) fail(error);
            const entry = data?.gameEvents;
            if (!entry) return;
            setLoaded((before) => {
              if (before?.key !== key || entry.revision <= (before.entries.at(-1)?.revision ?? -1))
                return before;
              return { ...before, entries: [...before.entries, entry] };
            });
          },
          error: fail,
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
  }, [client, id, as, locale, finished, key, isEnabled]);

  const entries = loaded && id && loaded.key.startsWith(`${id}/`) ? loaded.entries : null;
  const line = useMemo(() => {
    if (!game || !starts) return null;
    const empty: GameLine = { last: Number(game.lastPosition), entries: [], starts };
    return entries ? extend(empty, entries) : empty;
  }, [game, starts, entries]);

  return {
    line,
    complete: loaded?.key === key && loaded.complete,
    connected,
    error: startsError ?? (loaded?.key === key ? loaded.error : null),
  };
}
