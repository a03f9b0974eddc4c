import { answersIn } from '#archive';
import {
  evaluatedDecisions,
  lessonsOf,
  lessonStream,
  noProgress,
  standingsOf,
  takeAnswer,
  type Lesson,
  type LessonStanding,
  type Progress,
} from '#coaching';
import { coachingBounds, nameKey, themeIn, type GameId } from '#record';
import { isCurrent, madeWith, type Reviewed } from '#reviews';
import { Replay } from '#projections';
import { moduleOf, owner, type Archive } from './archive.js';
import { exitCodes, failure, type Failure } from './failure.js';
import { seatsOf } from './viewing.js';

export interface NamedLesson extends LessonStanding {
  readonly player: string;
  readonly opponents: readonly string[];
  /** The key of the decision's theme, which is specific to the game. */
  readonly theme: string;
}

/** The conditions for listing lessons. Null means any player or any theme. */
export interface LessonFilter {
  readonly player: string | null;
  readonly theme: string | null;
}

/** Returns the lessons from stored reviews, due lessons first. */
export async function lessonsIn(
  archive: Archive,
  { player, theme: about }: LessonFilter,
  now: Date,
): Promise<readonly NamedLesson[]> {
  const games = (await archive.reviewedGames()).slice(0, coachingBounds.games);
  const names = new Map<GameId, readonly string[]>();
  const lessons: Lesson[] = [];
  const themes = new Map<string, string>();
  for (const game of games) {
    const events = await archive.readNamed(game);
    names.set(
      game,
      seatsOf(events).map(({ name }) => name),
    );
    const module = moduleOf(events);
    const now = madeWith(module);
    const shown = ({ origin }: Reviewed): boolean => isCurrent(origin, now) && origin.last < events.length;
    const reviews = (await archive.reviewsOf(game)).filter(shown);
    const evaluated = [...evaluatedDecisions(game, reviews).values()].map(({ decision }) => decision);
    for (const lesson of lessonsOf(game, reviews)) {
      lessons.push(lesson);
      themes.set(lesson.id, themeIn(module.tell.themes, lesson.decision, evaluated));
    }
  }
  const wanted = player === null ? null : nameKey(player);
  return standingsOf(lessons, await progressIn(archive), now).flatMap((standing): NamedLesson[] => {
    const { id, game, decision } = standing.lesson;
    const theme = themes.get(id) ?? decision.kind;
    const players = names.get(game) ?? [];
    const own = players[decision.seat] ?? '';
    if (wanted !== null && nameKey(own) !== wanted) return [];
    if (about !== null && theme !== about) return [];
    return [
      { ...standing, theme, player: own, opponents: players.filter((_, seat) => seat !== decision.seat) },
    ];
  });
}

const everyLesson: LessonFilter = { player: null, theme: null };

/**
 * Returns a lesson from the stored reviews. Throws a `Failure` with code `LESSON_NOT_FOUND` if there is no such lesson.
 */
export async function lessonIn(archive: Archive, id: string, now: Date): Promise<NamedLesson> {
  const found = (await lessonsIn(archive, everyLesson, now)).find(({ lesson }) => lesson.id === id);
  if (found !== undefined) return found;
  throw noLesson(`There is no lesson "${id}".`);
}

export const noLesson = (message: string): Failure =>
  failure(exitCodes.notFound, 'LESSON_NOT_FOUND', message, {
    advice:
      'Use `retrace lessons --all` to list all lessons, or get more with `retrace review <game> --keep`.',
  });

export async function replayOf(archive: Archive, { game }: Lesson): Promise<Replay> {
  const events = await archive.readNamed(game);
  return new Replay(moduleOf(events), events);
}

/** Returns the owner's progress in the lessons. */
export async function progressIn(archive: Archive): Promise<Progress> {
  const { entries } = await answersIn(archive, lessonStream(owner));
  return entries.reduce(takeAnswer, noProgress);
}
