import { skipToken, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { messageOf } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { useKeys } from '../controls/use-keys.js';
import { ClassChangesDocument, ClassChapterDocument, MoveClassDocument } from '../generated/classes.js';
import type { ClassPartsFragment } from '../generated/graphql.js';
import { ExerciseTable } from '../lessons/exercise-table.js';
import { pressed } from '../notes/draft.js';
import { spotAt } from '../notes/spots.js';
import { PageFrame } from '../shell/page-frame.js';
import { toggleTheme } from '../shell/theme.js';
import { frontOf } from '../studies/chapter-page.js';
import { useLocale, useSay } from '../words/language.js';
import { ClassPanel } from './class-panel.js';
import { CoachTools } from './coach-tools.js';
import { useDrawing } from './use-drawing.js';

/** The position that the coach shows, with the marks on it. */
export type ClassPlace = NonNullable<ClassPartsFragment['place']>;
export type Place = Pick<ClassPlace, 'chapter' | 'position'>;

interface Props {
  /** The id of the coach's study. Null for pupils. */
  readonly study: string | null;
}

/** Shows a class in progress: the coach's position, or a different position that the pupil has opened. */
export function AttendedClass({ study }: Props) {
  const [say, locale] = [useSay(), useLocale()];
  const [isOver, setOver] = useState(false);
  const { data, error } = useSubscription(ClassChangesDocument, {
    variables: { study },
    onComplete: () => setOver(true),
  });
  /** The position that the pupil has opened. Null while the pupil follows the coach. */
  const [looking, look] = useState<Place | null>(null);
  const [move, moving] = useAttempt(MoveClassDocument);
  const attended = data?.classChanges;
  const place: Place | null = looking ?? attended?.place ?? null;
  const drawing = useDrawing(attended?.isYours && !isOver ? study : null, attended?.place ?? null);
  const chapter = useQuery(
    ClassChapterDocument,
    place
      ? { variables: { study, chapter: place.chapter, at: place.position, locale }, fetchPolicy: 'no-cache' }
      : skipToken,
  );
  const { refetch } = chapter;
  const revealed = attended?.rounds.filter(({ answers }) => answers !== null).length ?? 0;
  // Fetches the chapter again when the coach reveals the choices, because the server does not send the chapter's answer
  // before then.
  useEffect(() => {
    if (revealed > 0) void refetch().catch(() => undefined);
  }, [revealed, refetch]);
  const shown = (chapter.data ?? chapter.previousData)?.class.chapter;
  const steps = shown?.id === place?.chapter ? (shown?.position?.steps ?? []) : [];
  const at = Math.max(
    0,
    steps.findIndex(({ position }) => position === place?.position),
  );
  const goTo = (next: Place): void => {
    if (!attended?.isYours) look(next);
    else if (study !== null && !isOver) void move({ study, ...next });
  };
  const step = (to: number): void => {
    const next = steps[Math.max(0, Math.min(steps.length - 1, to))];
    if (place && next && next.position !== place.position)
      goTo({ chapter: place.chapter, position: next.position });
  };
  useKeys((command) => {
    if (command.kind === 'move') step(at + (command.direction === 'back' ? -1 : 1));
    else if (command.kind === 'start') step(0);
    else if (command.kind === 'end') step(steps.length - 1);
    else if (command.kind === 'theme') toggleTheme();
  });
  const title = attended?.title ?? say('classes.class');
  const back =
    study === null ? null : { to: `/study/${encodeURIComponent(study)}`, label: say('classes.study') };
  const tools = attended?.isYours && (
    <CoachTools
      attended={attended}
      place={place}
      goTo={goTo}
      isOver={isOver}
      drawing={drawing}
      error={moving.error ?? drawing.error}
    />
  );
  if (!attended || !place || !shown?.position)
    return (
      <PageFrame
        className="studies-page"
        title={title}
        {...(back && { back })}
        error={error ?? chapter.error}
      >
        <h1>{title}</h1>
        {attended ? (
          <p role="status" data-testid="class-waiting">
            {shown?.code != null
              ? messageOf(shown.code, say('studies.not-shown', { code: shown.code }))
              : isOver
                ? say('classes.over')
                : attended.isYours
                  ? say('classes.show-first')
                  : say('classes.waiting')}
          </p>
        ) : isOver ? (
          <p role="status">{say('classes.over')}</p>
        ) : (
          error == null && <p aria-busy="true">{say('classes.loading')}</p>
        )}
        {tools}
      </PageFrame>
    );
  const { position } = shown;
  const isFirst = position.state.position === position.position;
  // Marks are drawn only while the table shows the coach's position.
  const isShown = shown.id === attended.place?.chapter && position.state.position === attended.place.position;
  const drawings = [
    ...(isFirst ? [{ mark: null, ...shown, start: null }] : []),
    ...(isShown ? [{ mark: null, ...drawing.marking }] : []),
  ];
  return (
    <ExerciseTable
      exercise={{ ...position, seat: frontOf(position.as) }}
      title={title}
      back={back}
      drawings={drawings}
      draw={
        drawing.marking.tool === 'none' || !isShown
          ? undefined
          : (element) => {
              const spot = spotAt(element);
              if (spot !== null) drawing.mark(pressed(drawing.marking, spot));
            }
      }
    >
      <section className="exercise-question chapter" data-testid="class" data-chapter={shown.id}>
        {tools}
        <ClassPanel
          attended={attended}
          shown={shown}
          position={position}
          place={place}
          isFollowing={looking === null}
          isOver={isOver}
          goTo={goTo}
          follow={() => look(null)}
        />
      </section>
    </ExerciseTable>
  );
}
