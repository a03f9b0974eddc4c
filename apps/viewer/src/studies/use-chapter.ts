import { useQuery } from '@apollo/client/react';
import { ChapterDocument } from '../generated/studies.js';
import { useLocale } from '../words/language.js';
import type { StudyAddress } from './study-page.js';

/** A chapter as readers see it, with the table at a position: null for the first one. */
export function useChapter({ id, context }: StudyAddress, chapter: string, at: string | null) {
  const locale = useLocale();
  const { data, previousData, error, refetch } = useQuery(ChapterDocument, {
    variables: { id, chapter, at, locale },
    context,
    fetchPolicy: 'no-cache',
  });
  return { shown: (data ?? previousData)?.study.chapter, error, refetch } as const;
}
