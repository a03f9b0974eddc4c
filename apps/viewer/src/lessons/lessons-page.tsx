import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LessonsQuery } from '../generated/graphql.js';
import { LessonsDocument } from '../generated/lessons.js';
import { useQueryOfPage } from '../shell/location.js';
import { PageFrame } from '../shell/page-frame.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { keepLearner, storedLearner } from './learner.js';
import { LessonRow } from './lesson-row.js';
import { lessonPath } from './lesson-path.js';
import '../games/games.css';
import './lessons.css';

const LISTED = 100;

/** The positions in which something was lost, those that are due; each is a way to its lesson. */
export function LessonsPage() {
  const say = useSay();
  /** The one game whose lessons are listed. Null for all games. */
  const game = useQueryOfPage().get('game');
  const [player, setPlayer] = useState(storedLearner);
  const [due, setDue] = useState(game === null);
  const { data, previousData, error, fetchMore } = useQuery(LessonsDocument, {
    variables: { player: game === null ? player : null, game, due, first: LISTED },
    fetchPolicy: 'cache-and-network',
  });
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
  return (
    <PageFrame className="lessons-page" title={say('lessons.title')} error={error}>
      <div className="games-intro">
        <h1>{say('lessons.title')}</h1>
        <p aria-live="polite" data-testid="lessons-due">
          {found ? say('lessons.due', { count: found.due, total: found.total }) : ' '}
        </p>
      </div>
      <p className="lessons-about">{say('lessons.about')}</p>
      {game !== null && (
        <p className="lessons-about">
          {say('lessons.of-game')} <PageLink to="/lessons">{say('lessons.of-all')}</PageLink>
        </p>
      )}
      {found && found.players.length > 0 && (
        <div className="lessons-tools">
          {game === null && <PlayerChoice players={found.players} player={player} choose={choose} />}
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
      {found && <Listed found={found} />}
      {data?.lessons.pageInfo.hasNextPage === true && (
        <button type="button" className="button" data-testid="lessons-more" onClick={more}>
          {say('lessons.more')}
        </button>
      )}
    </PageFrame>
  );
}

function Listed({ found: { lessons, players, due } }: { readonly found: LessonsQuery['lessons'] }) {
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
        <PageLink to={lessonPath(next.id)} className="button button-strong lessons-start">
          <span data-testid="lessons-start">{say('lessons.start')}</span>
        </PageLink>
      )}
      <ul className="lesson-list" data-testid="lesson-list">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.id} lesson={lesson} />
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly players: LessonsQuery['lessons']['players'];
  /** Null if none was chosen. */
  readonly player: string | null;
  readonly choose: (name: string | null) => void;
}

/** Selects the player whose decisions are listed. */
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
