import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LessonsQuery } from '../generated/graphql.js';
import { LessonsDocument } from '../generated/lessons.js';
import { StudyLessonsDocument } from '../generated/studies.js';
import { amendQuery, useQueryOfPage } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { useLocale, useSay } from '../words/language.js';
import { keepLearner, storedLearner } from './learner.js';
import { LessonRow } from './lesson-row.js';
import { StudyLessons } from './study-lessons.js';
import { aboutIn, lessonPath, type LessonsAbout } from './lesson-path.js';
import '../games/games.css';
import './lessons.css';

const LISTED = 100;

/** Lists the due lessons. Each is a position at which a player's choice lost value. */
export function LessonsPage() {
  const say = useSay();
  const locale = useLocale();
  /** `game` is the id of the game whose lessons are listed. Null for all games. */
  const query = useQueryOfPage();
  const game = query.get('game');
  /** The theme whose lessons are listed, and its game module. Both are null for all themes. */
  const [module, theme] = [query.get('module'), query.get('theme')];
  const about = aboutIn(query);
  const [player, setPlayer] = useState(() => query.get('player') ?? storedLearner());
  const [due, setDue] = useState(game === null && theme === null);
  const { data, previousData, error, fetchMore } = useQuery(LessonsDocument, {
    variables: { player: game === null ? player : null, game, module, theme, locale, due, first: LISTED },
    fetchPolicy: 'cache-and-network',
  });
  const ofStudies = useQuery(StudyLessonsDocument, { fetchPolicy: 'cache-and-network' });
  // A list restricted to one game or one kind of decision contains no lessons from studies.
  const studied = game === null && theme === null ? ofStudies.data?.studyLessons : undefined;
  const found = (data ?? previousData)?.lessons;
  const more = (): void => {
    fetchMore({
      variables: { after: found?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult: { lessons: next } }): LessonsQuery => ({
        lessons: { ...next, lessons: [...before.lessons.lessons, ...next.lessons] },
      }),
    }).catch(() => undefined);
  };
  const choose = (name: string | null): void => {
    keepLearner(name);
    setPlayer(name);
  };
  const chooseTheme = (chosen: Theme | null): void =>
    amendQuery({
      ...(game !== null && { game }),
      ...(player !== null && { player }),
      ...(chosen !== null && { module: chosen.module, theme: chosen.key }),
    });
  return (
    <PageFrame className="lessons-page" title={say('lessons.title')} error={error}>
      <div className="games-intro">
        <h1>{say('lessons.title')}</h1>
        <p aria-live="polite" data-testid="lessons-due">
          {found ? say('lessons.due', { count: found.due, total: found.total }) : ' '}
        </p>
      </div>
      <p className="lessons-about">
        {say('lessons.about')} <PageLink to="/opening">{say('openings.link')}</PageLink>
      </p>
      {game !== null && (
        <p className="lessons-about">
          {say('lessons.of-game')} <PageLink to="/lessons">{say('lessons.of-all')}</PageLink>
        </p>
      )}
      {found && found.players.length > 0 && (
        <div className="lessons-tools">
          {game === null && <PlayerChoice players={found.players} player={player} choose={choose} />}
          <ThemeChoice themes={found.themes} chosen={{ module, key: theme }} choose={chooseTheme} />
          <div className="segments" role="group" aria-label={say('lessons.which')}>
            {([true, false] as const).map((only) => (
              <button
                key={String(only)}
                type="button"
                aria-pressed={due === only}
                data-testid={only ? 'lessons-only-due' : 'lessons-all'}
                onClick={() => setDue(only)}
              >
                {say(only ? 'lessons.only-due' : 'lessons.all')}
              </button>
            ))}
          </div>
        </div>
      )}
      {found && !(found.players.length === 0 && studied && studied.lessons.length > 0) && (
        <Listed found={found} about={about} />
      )}
      {data?.lessons.pageInfo.hasNextPage === true && (
        <button type="button" className="button" data-testid="lessons-more" onClick={more}>
          {say('lessons.more')}
        </button>
      )}
      {studied && (
        <StudyLessons
          found={studied}
          due={due && found !== undefined && found.players.length > 0}
          removed={() => void ofStudies.refetch()}
        />
      )}
    </PageFrame>
  );
}

interface ListedProps {
  readonly found: LessonsQuery['lessons'];
  readonly about: LessonsAbout | null;
}

function Listed({ found: { lessons, players, due }, about }: ListedProps) {
  const say = useSay();
  const [next] = lessons;
  if (players.length === 0)
    return (
      <p className="lessons-none" data-testid="no-lessons">
        {say('lessons.none')}
      </p>
    );
  return (
    <>
      {due === 0 && (
        <p className="lessons-none" data-testid="none-due">
          {say('lessons.none-due')}
        </p>
      )}
      {due > 0 && next?.isDue === true && (
        <PageLink to={lessonPath(next.id, about)} className="button button-strong lessons-start">
          <span data-testid="lessons-start">{say('lessons.start')}</span>
        </PageLink>
      )}
      <ul className="lesson-list" data-testid="lesson-list">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} about={about} />
        ))}
      </ul>
    </>
  );
}

type Theme = LessonsQuery['lessons']['themes'][number];

interface ThemeProps {
  readonly themes: readonly Theme[];
  readonly chosen: { readonly module: string | null; readonly key: string | null };
  readonly choose: (theme: Theme | null) => void;
}

/** Lets the user select the kind of decision whose lessons are listed. */
function ThemeChoice({ themes, chosen, choose }: ThemeProps) {
  const say = useSay();
  const idOf = ({ module, key }: ThemeProps['chosen']): string => `${module ?? ''} ${key ?? ''}`;
  if (themes.length < 2 && chosen.key === null) return null;
  const isListed = themes.some((theme) => idOf(theme) === idOf(chosen));
  return (
    <label className="lessons-player">
      {say('lessons.theme')}
      <select
        data-testid="lessons-theme"
        value={chosen.key === null ? '' : idOf(chosen)}
        onChange={({ target }) => choose(themes.find((theme) => idOf(theme) === target.value) ?? null)}
      >
        <option value="">{say('lessons.any-theme')}</option>
        {chosen.key !== null && !isListed && <option value={idOf(chosen)}>{chosen.key}</option>}
        {themes.map((theme) => (
          <option key={idOf(theme)} value={idOf(theme)}>
            {say('lessons.theme-lessons', { name: theme.name, count: theme.lessons })}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ChoiceProps {
  readonly players: LessonsQuery['lessons']['players'];
  /** The name of the player. Null if no player was chosen. */
  readonly player: string | null;
  readonly choose: (name: string | null) => void;
}

/** Lets the user select the player whose decisions are listed. */
function PlayerChoice({ players, player, choose }: ChoiceProps) {
  const say = useSay();
  const isListed = players.some(({ name }) => name === player);
  return (
    <label className="lessons-player">
      {say('lessons.player')}
      <select
        data-testid="lessons-player"
        value={player ?? ''}
        onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      >
        <option value="">{say('lessons.any-player')}</option>
        {player !== null && !isListed && <option value={player}>{player}</option>}
        {players.map(({ name, due }) => (
          <option key={name} value={name}>
            {say('lessons.player-due', { name, count: due })}
          </option>
        ))}
      </select>
    </label>
  );
}
