import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { cardSayings } from '../replay/state/card-sayings.js';
import { publicState } from '../replay/state/public-state.js';
import { GameState } from '../replay/state/state.types.js';
import { Lesson, LessonAnswer, Lessons as Listed } from './lesson.types.js';
import { LessonsService } from './lessons.service.js';

const MOST = 200;
/** The cost of listing lessons. The cost is high because the reviews of many games are read. */
const LIST_COST = 5 * REBUILD_COST;

@ArgsType()
class LessonsArguments {
  @Field(() => String, {
    nullable: true,
    description:
      "A player's full name, ignoring case. Default: your own name, or all players if sign-in is off.",
  })
  readonly player?: string | null;
  @Field(() => ID, { nullable: true, description: 'Only lessons from this game. Default: all games.' })
  readonly game?: string | null;
  @Field(() => String, { nullable: true, description: 'Only lessons about games of this `module`.' })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'Only lessons about this theme, by its `key`.' })
  readonly theme?: string | null;
  @Field(() => Boolean, { defaultValue: true, description: 'Only lessons that are due now.' })
  readonly due!: boolean;
  @Field(() => Int, { defaultValue: 50, description: 'The maximum number of lessons, at most 200.' })
  readonly first!: number;
  @Field(() => String, { nullable: true, description: 'The `endCursor` of the previous page.' })
  readonly after?: string | null;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of the theme names.' })
  readonly locale!: Locale;
}

@ArgsType()
class OneLesson {
  @Field(() => ID, { description: 'The id of the lesson.' })
  readonly id!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
class AnswerArguments extends OneLesson {
  @Field(() => [String], { description: "One of the lesson's `choices`." })
  readonly choice!: readonly string[];
}

@Resolver(() => Lesson)
export class LessonsResolver {
  constructor(
    private readonly lessons: LessonsService,
    private readonly games: ReplayedGames,
    private readonly words: CardTextsService,
  ) {}

  @Query(() => Listed, {
    name: 'lessons',
    complexity: ({ args, childComplexity }) =>
      LIST_COST + clampedCount(Number(args['first'] ?? 0), MOST) * childComplexity,
    description:
      'Lessons from reviewed games that you can view completely. Errors: FORBIDDEN, PAGE_TOO_LARGE, ' +
      'CURSOR_INVALID.',
  })
  list(
    @Context('reader') reader: Reader,
    @Args() { player, game, module, theme, after, locale, due, first }: LessonsArguments,
  ): Promise<Listed> {
    valueOf(checkPage({ first }, MOST));
    const about = {
      player: player ?? null,
      game: game ?? null,
      module: module ?? null,
      theme: theme ?? null,
    };
    return this.lessons.list({ ...about, due, first, after: after ?? null }, locale, reader, new Date());
  }

  @Query(() => Lesson, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'A lesson. Errors: FORBIDDEN, LESSON_ID_INVALID, LESSON_NOT_FOUND, GAME_NOT_FOUND.',
  })
  lesson(@Context('reader') reader: Reader, @Args() { id, locale }: OneLesson): Promise<Lesson> {
    return this.lessons.of(id, locale, reader);
  }

  @ResolveField(() => GameState, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'The state of the game, as the player saw it.',
  })
  async state(
    @Parent() { game: id, position, seat, locale }: Lesson,
    @Context('reader') reader: Reader,
  ): Promise<GameState> {
    const game = await this.games.open(id, reader);
    return publicState(game, position, `${seat}`, cardSayings(this.words, game, locale));
  }

  @Mutation(() => LessonAnswer, {
    complexity: ({ childComplexity }) => REBUILD_COST + 10 * childComplexity,
    description:
      'Answers a lesson, and returns the values of its choices. Errors: FORBIDDEN, LESSON_ID_INVALID, ' +
      'LESSON_NOT_FOUND, LESSON_CHOICE_INVALID, LESSONS_TOO_MANY, GAME_NOT_FOUND.',
  })
  answerLesson(
    @Context('reader') reader: Reader,
    @Args() { id, choice, locale }: AnswerArguments,
  ): Promise<LessonAnswer> {
    return this.lessons.answer(id, choice, locale, reader, new Date());
  }
}
