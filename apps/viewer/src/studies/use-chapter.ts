import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { ChapterDocument } from '../generated/studies.js';
import { useLocale } from '../words/language.js';
import type { StudyAddress } from './study-page.js';
import { storeTry, triedHere } from './tried-questions.js';

/** A chapter as readers see it, with the table at a position: null for the first one. `answer` takes the id of a try. */
export function useChapter({ id, context }: StudyAddress, chapter: string, at: string | null) {
  const locale = useLocale();
  const [tried, setTried] = useState(() => triedHere(chapter));
  const { data, previousData, error, refetch } = useQuery(ChapterDocument, {
    variables: { id, chapter, at, tried, locale },
    context,
    fetchPolicy: 'no-cache',
  });
  const answer = (by: string): void => {
    storeTry(chapter, by);
    setTried(by);
  };
  return { shown: (data ?? previousData)?.study.chapter, error, refetch, answer } as const;
}
