import { useQuery } from '@apollo/client/react';
import { ChapterTriesDocument } from '../generated/studies.js';
import { ChoiceCounts } from '../lessons/choice-counts.js';
import { choiceWords } from '../lessons/choice-words.js';
import { useLocale, useSay } from '../words/language.js';
import type { Shown } from './chapter-page.js';

interface Props {
  readonly study: string;
  readonly chapter: string;
  readonly choices: NonNullable<Shown['position']>['choices'];
}

/** Shows the author how readers answered a chapter's question. */
export function ChapterTries({ study, chapter, choices }: Props) {
  const [say, locale] = [useSay(), useLocale()];
  const { data } = useQuery(ChapterTriesDocument, {
    variables: { study, chapter },
    fetchPolicy: 'cache-and-network',
  });
  const tries = data?.study.tries;
  if (!tries) return null;
  const counted = (count: number): string => say('studies.tries', { count });
  return (
    <section aria-label={say('studies.answers')} data-testid="chapter-tries" data-count={tries.count}>
      <h3>{say('studies.answers')}</h3>
      <p>
        {tries.count === 0 ? say('studies.no-tries') : counted(tries.count)}
        {tries.unanswered > 0 && ` ${say('studies.unanswered', { count: tries.unanswered })}`}
      </p>
      {tries.choices.length > 0 && (
        <ChoiceCounts
          choices={tries.choices}
          total={tries.count}
          words={(keys) => choiceWords(keys, choices, say('review.nothing'), locale)}
          counted={counted}
          none=""
          name="chapter-answers"
        />
      )}
    </section>
  );
}
