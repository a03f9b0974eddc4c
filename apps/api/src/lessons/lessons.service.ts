import { Inject, Injectable } from '@nestjs/common';
import { answerLesson, type Archive } from '#archive';
import { parseLessonId, rated, mergeAlikeChoices, standingsOf, type LessonStanding } from '#coaching';
import { fail, nameKey, ok, shortened, type Choice, type Locale, type Result } from '#record';
import { alikeChoices } from '#reviews';
import { personOf } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import { signed } from '../notes/writing.js';
import type { Problem } from '../errors/problem.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ReviewRepository } from '../reviews/review.repository.js';
import { LessonCatalogue, type TaughtGame } from './lesson-catalogue.js';
import type {
  Lesson,
  LessonAnswer,
  LessonEntry,
  LessonPlayer,
  Lessons as Listed,
  LessonTheme,
} from './lesson.types.js';
import { LearnerRepository } from './learner.repository.js';
import { ratingIn, answerView, lessonView, type OpenLesson } from './lesson-view.js';

export interface LessonFilter {
  /** The player's name. Null selects the reader's own name or, if sign-in is off, all players. */
  readonly player: string | null;
  /** The game's id. Null for any game. */
  readonly game: string | null;
  /** The module's id. Null for any module. */
  readonly module: string | null;
  /** The theme's key. Null for any theme. */
  readonly theme: string | null;
  readonly due: boolean;
  readonly first: number;
  /** The end cursor of the previous page. Null for the first page. */
  readonly after: string | null;
}

interface NamedLesson extends LessonStanding {
  readonly game: TaughtGame;
  readonly player: string;
}

const sameName = (left: string, right: string): boolean => nameKey(left) === nameKey(right);

/** Lists lessons, shows a lesson without its outcome, and stores answers. */
@Injectable()
export class LessonsService {
  constructor(
    private readonly games: ReplayedGames,
    private readonly stored: ReviewRepository,
    private readonly lessons: LessonCatalogue,
    private readonly learners: LearnerRepository,
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {}

  /** Returns a page of the reader's lessons that match a filter. Fails with `FORBIDDEN` or `CURSOR_INVALID`. */
  async list(
    { player, game: of, module, theme, due, first, after }: LessonFilter,
    locale: Locale,
    reader: Reader,
    now: Date,
  ): Promise<Listed> {
    const learner = valueOf(personOf(reader));
    const progress = await this.learners.progressOf(learner);
    const taught = (await this.lessons.of(reader)).filter(({ id }) => of === null || id === of);
    const games = new Map(taught.map((game) => [game.id, game]));
    const all = taught.flatMap(({ lessons }) => lessons);
    const named = standingsOf(all, progress, now).flatMap((standing): NamedLesson[] => {
      const { lesson } = standing;
      const game = games.get(lesson.game);
      const own = game?.summary.players[lesson.decision.seat]?.name;
      return game === undefined || own === undefined ? [] : [{ ...standing, game, player: own }];
    });
    const wanted = player ?? reader.name;
    const played = wanted === null ? named : named.filter((entry) => sameName(entry.player, wanted));
    const own = played.filter(
      (entry) =>
        (module === null || entry.game.summary.module === module) &&
        (theme === null || themeOf(entry) === theme),
    );
    const meant = own.filter(({ isDue }) => isDue || !due);
    const begin = after === null ? 0 : valueOf(placeAfter(after, meant));
    const page = meant.slice(begin, begin + first);
    const end = begin + page.length;
    return {
      lessons: page.map(entryOf),
      pageInfo: {
        hasPreviousPage: begin > 0,
        hasNextPage: end < meant.length,
        startCursor: cursorOf(meant, begin),
        endCursor: page.length === 0 ? after : cursorOf(meant, end - 1),
      },
      games: new Set(own.map(({ lesson }) => lesson.game)).size,
      total: own.length,
      due: own.filter(({ isDue }) => isDue).length,
      players: playersIn(named),
      themes: this.#themesIn(played, locale),
    };
  }

  /** Returns the themes of the lessons, with the most frequent first. */
  #themesIn(lessons: readonly NamedLesson[], locale: Locale): readonly LessonTheme[] {
    const themes = new Map<string, { module: string; key: string; name: string; lessons: number }>();
    for (const lesson of lessons) {
      const [{ module }, key] = [lesson.game.summary, themeOf(lesson)];
      const name = this.modules.get(module)?.tell.words?.[locale].themes[key] ?? key;
      const known = themes.get(`${module} ${key}`) ?? { module, key, name, lessons: 0 };
      themes.set(`${module} ${key}`, { ...known, lessons: known.lessons + 1 });
    }
    return [...themes.values()].sort((a, b) => b.lessons - a.lessons || (a.name < b.name ? -1 : 1));
  }

  /**
   * Returns a lesson without its outcome. Fails with `FORBIDDEN`, `LESSON_ID_INVALID` or `LESSON_NOT_FOUND`. Also fails
   * if the lesson's game cannot be opened.
   */
  async of(id: string, locale: Locale, reader: Reader): Promise<Lesson> {
    const open = await this.#open(id, locale, reader);
    const progress = await this.learners.progressOf(valueOf(personOf(reader)));
    return lessonView(open, progress.get(open.lesson.id));
  }

  /**
   * Stores an answer and returns the values of the choices. Fails with `LESSON_CHOICE_INVALID` if the lesson does not
   * offer the choice. Also fails for the same reasons as `of` and `answerLesson`.
   */
  async answer(id: string, choice: Choice, locale: Locale, reader: Reader, now: Date): Promise<LessonAnswer> {
    const learner = valueOf(personOf(reader));
    const open = await this.#open(id, locale, reader);
    const { game, asked: question, review } = open.lesson;
    const answer = valueOf(rated(open.lesson, choice));
    const { rating, loss } = answer;
    const author = { ...signed(game, reader), author: learner };
    const at = now.toISOString();
    const given = { game, asked: question, review, choice, rating, loss, at };
    valueOf(await answerLesson(this.archive, author, given));
    const progress = await this.learners.progressOf(learner);
    return answerView(open, answer, progress.get(open.lesson.id)?.due ?? at);
  }

  async #open(id: string, locale: Locale, reader: Reader): Promise<OpenLesson> {
    valueOf(personOf(reader));
    const { game: of, asked: question } = valueOf(parseLessonId(id));
    const game = await this.games.open(of, reader);
    if (!game.tellsEverything) throw new ProblemError(noLesson);
    const { reviews } = await this.stored.of(game.id);
    const lessons = this.lessons.lessonsIn(game.id, game.module.id, game.length, reviews);
    const lesson = lessons.find((entry) => entry.asked === question);
    if (lesson === undefined) throw new ProblemError(noLesson);
    const alike = alikeChoices(game.replay, question);
    return { game, lesson: mergeAlikeChoices(lesson, alike), locale };
  }
}

const themeOf = ({ lesson, game }: NamedLesson): string => game.themes.get(lesson.id) ?? lesson.decision.kind;

/** Returns the cursor of a lesson: its index, the number of its answers, and its id. */
const cursorOf = (lessons: readonly NamedLesson[], place: number): string | null => {
  const standing = lessons[place];
  return standing === undefined ? null : `${place}:${answersOf(standing)}:${standing.lesson.id}`;
};

const answersOf = ({ progress }: LessonStanding): number => progress?.answers ?? 0;

/**
 * Returns the index after a cursor. If the lesson at the cursor has been answered since, it has moved within the list.
 * The next lesson is then at the index of the cursor itself. Fails with `CURSOR_INVALID` if the cursor is malformed.
 */
function placeAfter(cursor: string, lessons: readonly NamedLesson[]): Result<number, Problem> {
  const [, place, answers, id] = /^(\d{1,9}):(\d{1,9}):(.+)$/.exec(cursor) ?? [];
  if (place === undefined)
    return fail({
      code: 'CURSOR_INVALID',
      message: `"${shortened(cursor)}" is not a cursor from the list of lessons.`,
      advice: 'Use an endCursor from an earlier page.',
    });
  const found = lessons.findIndex((entry) => entry.lesson.id === id && answersOf(entry) === Number(answers));
  return ok(found < 0 ? Math.min(Number(place), lessons.length) : found + 1);
}

const entryOf = ({ lesson, progress, isDue, game: { summary }, player }: NamedLesson): LessonEntry => ({
  id: lesson.id,
  player,
  opponents: summary.players.flatMap(({ name }, seat) => (seat === lesson.decision.seat ? [] : [name])),
  module: summary.module,
  startedAt: new Date(summary.startedAt),
  day: lesson.decision.clock.day,
  kind: lesson.decision.kind,
  answers: progress?.answers ?? 0,
  rating: progress && ratingIn(progress.last.rating),
  due: progress && new Date(progress.due),
  isDue,
});

/**
 * Returns the players in the lessons. Sorts them by their number of lessons, highest first. Names that differ only in
 * case count as the same player.
 */
function playersIn(lessons: readonly NamedLesson[]): readonly LessonPlayer[] {
  const players = new Map<string, { name: string; lessons: number; due: number }>();
  for (const { player, isDue } of lessons) {
    const key = nameKey(player);
    const known = players.get(key) ?? { name: player, lessons: 0, due: 0 };
    players.set(key, { ...known, lessons: known.lessons + 1, due: known.due + (isDue ? 1 : 0) });
  }
  return [...players.values()].sort((a, b) => b.lessons - a.lessons || (a.name < b.name ? -1 : 1));
}

const noLesson: Problem = {
  code: 'LESSON_NOT_FOUND',
  message: "The lesson does not exist, or you can't view its whole game.",
  advice: 'Use `lessons` to list your lessons. To get more lessons, review a game.',
};
