import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useAttempt } from '../api/use-attempt.js';
import { ChapterDocument, TryChapterDocument } from '../generated/studies.js';
import { useLocale, useSay } from '../words/language.js';
import type { StudyAddress } from './study-page.js';
import type { TryAttempt } from './tried-chapter.js';
import { storeTry, triedHere } from './tried-questions.js';

/**
 * Fetches a chapter as its readers see it, and the board at a position. If `at` is null, fetches the board at the first
 * position.
 */
export function useChapter({ id, context }: StudyAddress, chapter: string, at: string | null) {
  const say = useSay();
  const locale = useLocale();
  const [tried, setTried] = useState(() => triedHere(chapter));
  const { data, previousData, error, refetch } = useQuery(ChapterDocument, {
    variables: { id, chapter, at, tried, locale },
    context,
    fetchPolicy: 'no-cache',
  });
  const [send, { loading, error: refused }] = useAttempt(TryChapterDocument, context);
  const attempt: TryAttempt = {
    loading,
    error: refused,
    hint: say('studies.counted'),
    send: async (choice) => {
      const sent = await send({ chapter, choice });
      if (sent === undefined) return false;
      storeTry(chapter, sent.tryChapter);
      setTried(sent.tryChapter);
      return true;
    },
  };
  return { shown: (data ?? previousData)?.study.chapter, error, refetch, attempt } as const;
}
