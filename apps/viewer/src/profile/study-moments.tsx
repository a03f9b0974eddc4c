import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { studyPath } from '../cursor/study-path.js';
import type { ProfileMomentsQuery } from '../generated/graphql.js';
import { AddChapterDocument, StartStudyDocument } from '../generated/studies.js';
import { navigate } from '../shell/location.js';
import { useSay } from '../words/language.js';

type Moment = ProfileMomentsQuery['profile']['themes'][number]['moments'][number];

/** The maximum number of chapters in the study. */
const MOST = 3;
const LONGEST = 80;

interface Props {
  readonly title: string;
  readonly moments: readonly Moment[];
}

/**
 * Creates a study of the positions with the worst losses. Adds a question about each position. The user can read the
 * study or use it in a class.
 */
export function StudyMoments({ title, moments }: Props) {
  const say = useSay();
  const [start, { error: notStarted }] = useAttempt(StartStudyDocument);
  const [add, { error: notAdded }] = useAttempt(AddChapterDocument);
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    setBusy(true);
    const study = (await start({ title: title.slice(0, LONGEST) }))?.startStudy.id;
    let isWhole = study !== undefined;
    for (const { game, position, seat, choices } of moments.slice(0, MOST)) {
      if (study === undefined || !isWhole) break;
      const answer =
        choices === null
          ? ''
          : [
              say('profile.taken', { choice: choices.taken }),
              say('profile.best', { choice: choices.best }),
            ].join('\n');
      const added = await add({
        study,
        game,
        position,
        // The chapter ends after the choice that was made in the game.
        until: `${Number(position) + 1}`,
        as: `${seat}`,
        content: {
          text: '',
          arrows: [],
          highlights: [],
          question: { text: say('profile.ask'), accepted: [], answer },
        },
      });
      isWhole = added !== undefined;
    }
    setBusy(false);
    if (study !== undefined && isWhole) navigate(studyPath(study));
  };
  const error = notStarted ?? notAdded;
  if (moments.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="button"
        data-testid="profile-study"
        disabled={isBusy}
        onClick={() => void make()}
      >
        {say('profile.study', { count: Math.min(MOST, moments.length) })}
      </button>
      {error && <p role="alert">{errorMessage(error)}</p>}
    </>
  );
}
