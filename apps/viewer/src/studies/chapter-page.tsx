import { useState } from 'react';
import { messageOf, problemTitle } from '../api/problems.js';
import { useKeys } from '../controls/use-keys.js';
import type { ChapterQuery, StudyPartsFragment } from '../generated/graphql.js';
import { ExerciseTable } from '../lessons/exercise-table.js';
import { pressed, type Marking } from '../notes/draft.js';
import { spotAt } from '../notes/spots.js';
import { PageFrame } from '../shell/page-frame.js';
import type { WayBack } from '../shell/page-tools.js';
import { toggleTheme } from '../shell/theme.js';
import { useSay } from '../words/language.js';
import { ChapterForm } from './chapter-form.js';
import { ChapterList } from './chapter-list.js';
import { ChapterText } from './chapter-text.js';
import { LearnButton } from './learn-button.js';
import { StudyTools } from './study-tools.js';
import type { StudyAddress } from './study-page.js';
import { useChapter } from './use-chapter.js';

/** A chapter as its readers see it. */
export type Shown = ChapterQuery['study']['chapter'];

interface Props {
  readonly study: StudyPartsFragment;
  readonly chapter: StudyPartsFragment['chapters'][number];
  readonly address: StudyAddress;
  /** The link back. Null for readers who use a share link. */
  readonly back: WayBack | null;
  readonly show: (chapter: string) => void;
  readonly showWhole: () => void;
}

/**
 * Returns the seat at the bottom of the board. This is the seat of the perspective. If the perspective has no seat, it
 * is the first seat.
 */
export const frontOf = (as: string): number => (/^\d+$/.test(as) ? Number(as) : 0);

/** Shows one chapter of a study on its board. Readers can answer its question, and its author can edit it. */
export function ChapterPage({ study, chapter, address, back, show, showWhole }: Props) {
  const say = useSay();
  /** The position shown on the board. Null for the chapter's first position. */
  const [at, setAt] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [marking, mark] = useState<Marking | null>(null);
  const { shown, error, refetch, attempt } = useChapter(address, chapter.id, at);
  const steps = shown?.position?.steps ?? [];
  const step = Math.max(
    0,
    steps.findIndex(({ position }) => position === at),
  );
  const goTo = (place: number): void => setAt(steps.at(Math.max(0, place))?.position ?? at);
  useKeys((command) => {
    if (command.kind === 'move')
      goTo(Math.min(steps.length - 1, step + (command.direction === 'back' ? -1 : 1)));
    else if (command.kind === 'start') goTo(0);
    else if (command.kind === 'end') goTo(steps.length - 1);
    else if (command.kind === 'theme') toggleTheme();
  });
  const isLearnable = (shown?.question?.accepted.length ?? 0) > 0;
  const number = study.chapters.indexOf(chapter) + 1;
  const title = study.title;
  const panel = (
    <>
      <ChapterList study={study} shown={chapter.id} show={show} />
      {isEditing && chapter.written ? (
        <ChapterForm
          study={study.id}
          chapter={chapter.id}
          written={chapter.written}
          position={shown?.position ?? null}
          marking={marking}
          mark={(next) => {
            mark(next);
            setAt(null);
          }}
          close={(isChanged) => {
            setEditing(false);
            mark(null);
            if (isChanged) void refetch();
          }}
        />
      ) : (
        <>
          {shown && shown.code !== null && (
            <p role="alert" data-testid="chapter-problem" data-code={shown.code}>
              <b>{problemTitle(shown.code, say)}.</b>{' '}
              {messageOf(shown.code, say('studies.not-shown', { code: shown.code }))}
            </p>
          )}
          {shown && (
            <ChapterText
              shown={shown}
              written={chapter.written}
              at={at}
              setAt={setAt}
              study={study.id}
              attempt={attempt}
              end={(choice, again) => (
                <>
                  <button type="button" className="button" data-testid="chapter-again" onClick={again}>
                    {say('studies.again')}
                  </button>
                  {isLearnable && !study.isYours && (
                    <LearnButton address={address} chapter={chapter.id} choice={choice} />
                  )}
                </>
              )}
            />
          )}
          {study.isYours && isLearnable && (
            <LearnButton address={address} chapter={chapter.id} choice={null} />
          )}
          {study.isYours && (
            <button
              type="button"
              className="button"
              data-testid="chapter-edit"
              onClick={() => setEditing(true)}
            >
              {say('studies.edit')}
            </button>
          )}
        </>
      )}
      <footer className="study-foot">
        <button type="button" className="button button-quiet" data-testid="study-whole" onClick={showWhole}>
          {say('studies.print-view')}
        </button>
        {!study.isYours && <small>{say('studies.by', { name: study.by })}</small>}
      </footer>
      {study.isYours && !isEditing && <StudyTools study={study} />}
    </>
  );
  const inPanel = (
    <section
      className="exercise-question chapter"
      data-testid="chapter"
      data-number={number}
      data-chapter={chapter.id}
    >
      {panel}
    </section>
  );
  if (!shown?.position)
    return (
      <PageFrame className="studies-page" title={title} {...(back && { back })} error={error}>
        <h1>{title}</h1>
        {shown || error ? inPanel : <p aria-busy="true">{say('studies.loading')}</p>}
      </PageFrame>
    );
  const { position } = shown;
  const drawn = marking ?? { ...shown, start: null };
  const isFirst = at === null || at === position.position;
  return (
    <ExerciseTable
      exercise={{ ...position, seat: frontOf(position.as) }}
      title={title}
      back={back}
      drawings={isFirst ? [{ mark: null, ...drawn }] : []}
      draw={
        marking === null || marking.tool === 'none'
          ? undefined
          : (element) => {
              const spot = spotAt(element);
              if (spot !== null) mark(pressed(marking, spot));
            }
      }
    >
      {inPanel}
    </ExerciseTable>
  );
}
