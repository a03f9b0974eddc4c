import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { AddStudyLessonDocument } from '../generated/studies.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import type { StudyAddress } from './study-page.js';

interface Props {
  readonly address: StudyAddress;
  readonly chapter: string;
  /** The user's choice, which counts as the first answer. Null if there is none. */
  readonly choice: readonly string[] | null;
}

/** Adds a chapter's question to the user's lessons. */
export function LearnButton({ address, chapter, choice }: Props) {
  const say = useSay();
  const locale = useLocale();
  const [add, { answer, loading, error }] = useAttempt(AddStudyLessonDocument, address.learning);
  const added = answer?.addStudyLesson;
  if (added)
    return (
      <p role="status" data-testid="chapter-learnt">
        {added.due === null
          ? say('studies.learnt')
          : say('studies.learnt-until', { when: dateAndTime(added.due, locale) })}{' '}
        <PageLink to="/lessons">{say('lessons.all-lessons')}</PageLink>
      </p>
    );
  return (
    <>
      <button
        type="button"
        className="button"
        data-testid="chapter-learn"
        disabled={loading}
        onClick={() => void add({ study: address.id, chapter, choice })}
      >
        {say('studies.learn')}
      </button>
      {error && (
        <p className="study-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </>
  );
}
