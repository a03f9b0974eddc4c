import { useApolloClient, useSubscription } from '@apollo/client/react';
import { NoteChangesDocument, NotesDocument } from '../generated/notes.js';
import { useAtRest } from '../playback/use-at-rest.js';
import { changedNotes } from './note-changes.js';

/** The time for which the page must be idle before it subscribes to other users' notes, in milliseconds. */
const PAUSE = 2_000;

/**
 * Keeps the notes and tags of a game up to date, including changes by other users. Subscribes only when the page is
 * idle, because subscribing would delay the opening of the game.
 */
export function useLiveNotes(game: string, isAtRest: boolean): void {
  const isCalm = useAtRest(isAtRest, PAUSE);
  const { cache } = useApolloClient();
  useSubscription(NoteChangesDocument, {
    variables: { id: game },
    ignoreResults: true,
    skip: !isCalm,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const change = data.noteChanges;
      cache.updateQuery({ query: NotesDocument, variables: { id: game } }, (before) => {
        if (!before) return undefined;
        const { annotations } = before.game;
        const notes = changedNotes(
          annotations.edges.map(({ node }) => node),
          change,
        );
        const edges = notes.map((node) => ({ node }));
        return {
          game: { ...before.game, annotations: { ...annotations, totalCount: notes.length, edges } },
        };
      });
      const id = cache.identify({ __typename: 'Game', id: game });
      if (id !== undefined) cache.modify({ id, fields: { tags: () => change.tags } });
    },
    // After an error, the notes remain unchanged. The server sends them again when the connection is restored.
    onError: () => undefined,
  });
}
