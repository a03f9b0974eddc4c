import { useMutation, useQuery } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { Annotation } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import {
  AnnotateDocument,
  ChangeAnnotationDocument,
  NotesDocument,
  RemoveAnnotationDocument,
} from '../generated/notes.js';
import type { Draft } from './draft.js';
import { marksSent } from './sent-marks.js';
import { useLiveNotes } from './use-live-notes.js';

/** The notes about a game, and functions for changing them. */
export interface Notes {
  readonly annotations: readonly Annotation[];
  /** The error message of the last change. Null if the change succeeded. */
  readonly problem: string | null;
  /** Saves a note. Resolves to false if the note could not be saved. */
  readonly save: (draft: Draft, as: Perspective) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

export function useNotes(game: string, isAtRest: boolean): Notes {
  const { data } = useQuery(NotesDocument, { variables: { id: game }, fetchPolicy: 'cache-and-network' });
  useLiveNotes(game, isAtRest);
  const refetched = { refetchQueries: [NotesDocument], awaitRefetchQueries: true };
  const [annotate] = useMutation(AnnotateDocument, refetched);
  const [change] = useMutation(ChangeAnnotationDocument, refetched);
  const [take] = useMutation(RemoveAnnotationDocument, refetched);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = useCallback(async (saying: Promise<unknown>): Promise<boolean> => {
    try {
      await saying;
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(errorMessage(error));
      return false;
    }
  }, []);
  const save = useCallback(
    ({ id, from, to, text, mark, highlights, arrows }: Draft, as: Perspective) => {
      const remark = {
        ...{ game, from, to, as, text, mark },
        ...marksSent({ highlights, arrows }),
      };
      return attempt(
        id === null ? annotate({ variables: remark }) : change({ variables: { ...remark, id } }),
      );
    },
    [game, annotate, change, attempt],
  );
  const remove = useCallback(
    (id: string) => attempt(take({ variables: { game, id } })),
    [game, take, attempt],
  );
  const annotations = useMemo(
    () => data?.game.annotations.edges.map(({ node }) => node) ?? [],
    [data?.game.annotations],
  );
  return { annotations, problem, save, remove };
}
