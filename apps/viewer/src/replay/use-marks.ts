import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import type { Annotation } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import type { GameLine } from '../cursor/game-line.js';
import { marksOf, type Marks } from '../cursor/marks.js';
import type { ReactionMarksQuery } from '../generated/graphql.js';
import { ReactionMarksDocument } from '../generated/replay.js';
import { beginning } from '../notes/moments.js';

/** The number of new events in a game in progress after which reactions are fetched again. */
const STRIDE = 25;

const nowhere: Marks = { decision: [], reaction: [], die: [], note: [], mistake: [] };

/**
 * Returns the revisions of decisions, reactions, dice, notes and mistakes. Includes only those that the viewer is
 * allowed to see.
 */
export function useMarks(
  game: string,
  line: GameLine | null,
  complete: boolean,
  as: Perspective,
  notes: readonly Annotation[],
  mistakes: readonly number[],
): Marks {
  const reactions = useReactions(game, as, complete && line ? Math.floor(line.last / STRIDE) : null);
  return useMemo(
    () =>
      line
        ? marksOf(line, {
            reactions,
            notes: notes.map((note) => beginning(note).revision),
            mistakes,
          })
        : nowhere,
    [line, reactions, notes, mistakes],
  );
}

const none: readonly number[] = [];

/** Returns the revisions of the events that activated a reaction. Empty while loading, and if `length` is null. */
function useReactions(game: string, as: Perspective, length: number | null): readonly number[] {
  const client = useApolloClient();
  const [found, setFound] = useState<{ readonly key: string; readonly at: readonly number[] } | null>(null);
  const key = `${game}/${as}`;
  useEffect(() => {
    if (length === null) return;
    let stopped = false;
    const read = async (): Promise<void> => {
      const at: number[] = [];
      for (let after: string | null = null; ;) {
        const { data }: ApolloClient.QueryResult<ReactionMarksQuery> = await client.query({
          query: ReactionMarksDocument,
          variables: { id: game, as, after },
          fetchPolicy: 'no-cache',
        });
        if (!data || stopped) break;
        const { edges, pageInfo }: ReactionMarksQuery['game']['reactions'] = data.game.reactions;
        at.push(...edges.map(({ node }) => node.revision));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      if (!stopped) setFound({ key, at });
    };
    // If the request fails, reaction marks are missing, but everything else works.
    read().catch(() => undefined);
    return () => {
      stopped = true;
    };
  }, [client, game, as, key, length]);
  return found?.key === key ? found.at : none;
}
