import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../api/problems.js';
import { dayName } from '../design/word-labels.js';
import type { ProfileFilter, ProfileMomentsQuery } from '../generated/graphql.js';
import { ProfileMomentsDocument } from '../generated/profile.js';
import { lessonPath, lessonsPath, type LessonsAbout } from '../lessons/lesson-path.js';
import { useLookOf } from '../boards.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { MarkBadge } from '../notes/mark-badge.js';
import { signOf } from '../review/shown-review.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime, listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { positionPath } from './moment-path.js';
import { MonthTrend } from './month-trend.js';
import { inPoints } from './points.js';
import { StudyMoments } from './study-moments.js';

type Moment = ProfileMomentsQuery['profile']['themes'][number]['moments'][number];

const MOMENTS = 5;

interface Props {
  readonly filter: ProfileFilter;
  readonly player: string;
  /** The name of the kind of decision. */
  readonly name: string;
}

/**
 * Shows the positions with the worst losses for a kind of decision. Also shows the trend of the losses and a link to
 * the lessons.
 */
export function ThemeMoments({ filter, player, name }: Props) {
  const say = useSay();
  const locale = useLocale();
  const { data, error } = useQuery(ProfileMomentsDocument, {
    variables: { filter, locale, first: MOMENTS },
  });
  if (error) return <p role="alert">{errorMessage(error)}</p>;
  if (data === undefined) return <p aria-busy="true">{say('app.loading')}</p>;
  const { themes, months } = data.profile;
  const moments = themes[0]?.moments ?? [];
  const about = { player, module: filter.module ?? '', theme: filter.theme ?? '' };
  const hasLessons = moments.some(({ lesson }) => lesson !== null);
  return (
    <div className="profile-moments" data-testid="profile-moments">
      <h3>{say('profile.moments')}</h3>
      {moments.length === 0 && <p>{say('profile.no-moments')}</p>}
      <ol>
        {moments.map((moment) => (
          <MomentRow key={`${moment.game}:${moment.position}`} moment={moment} about={about} />
        ))}
      </ol>
      {hasLessons && (
        <PageLink to={lessonsPath(about)} className="button button-strong">
          <span data-testid="profile-practise">{say('profile.practise')}</span>
        </PageLink>
      )}
      <StudyMoments title={`${player}: ${name}`} moments={moments} />
      <MonthTrend months={months} />
    </div>
  );
}

function MomentRow({ moment, about }: { readonly moment: Moment; readonly about: LessonsAbout }) {
  const say = useSay();
  const locale = useLocale();
  const words = wordsOf(useLookOf(about.module) ?? plainLook, locale);
  const { opponents, startedAt, day, loss, grade, lesson, choices } = moment;
  return (
    <li data-testid="profile-moment">
      <PageLink to={positionPath(moment)} className="profile-moment">
        <b>
          {grade !== null && <MarkBadge mark={signOf(grade)} />}{' '}
          {say('profile.lost', { points: inPoints(loss, locale) })}
        </b>
        <span>{`${dayName(day, words)}, ${say('profile.against', { opponents: listed(opponents, locale) })}`}</span>
        <time dateTime={startedAt}>{dateAndTime(startedAt, locale)}</time>
        {choices !== null && (
          <span className="profile-choices">
            <span>{say('profile.taken', { choice: choices.taken })}</span>
            <span>{say('profile.best', { choice: choices.best })}</span>
          </span>
        )}
      </PageLink>
      {lesson !== null && (
        <PageLink to={lessonPath(lesson, about)} className="button">
          {say('profile.lesson')}
        </PageLink>
      )}
    </li>
  );
}
