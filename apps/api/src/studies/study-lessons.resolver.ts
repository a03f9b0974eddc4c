import { Args, ArgsType, Context, Field, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { coachingBounds } from '#record';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { Locale } from '../graphql/shared.types.js';
import { StudyLesson, StudyLessonAnswer, StudyLessonEntry, StudyLessons } from './study-lesson.types.js';
import { StudyLessonsService } from './study-lessons.service.js';

@ArgsType()
class AddArguments {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of one of your studies. Default: the study whose token you send.',
  })
  readonly study?: string | null;
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly chapter!: string;
  @Field(() => [String], {
    nullable: true,
    description:
      'Your choice, which counts as a first answer. Default: none, so the lesson is due immediately.',
  })
  readonly choice?: readonly string[] | null;
}

@ArgsType()
class OneStudyLesson {
  @Field(() => ID, { description: 'The id of the lesson.' })
  readonly id!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of texts in the response.' })
  readonly locale!: Locale;
}

@ArgsType()
class AnswerArguments extends OneStudyLesson {
  @Field(() => [String], {
    nullable: true,
    description: 'Keys of options in `choices`. Null to see the answer without choosing.',
  })
  readonly choice?: readonly string[] | null;
}

@Resolver(() => StudyLesson)
export class StudyLessonsResolver {
  constructor(private readonly lessons: StudyLessonsService) {}

  @Query(() => StudyLessons, {
    name: 'studyLessons',
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + coachingBounds.studyLessons * childComplexity,
    description: 'The positions from studies among your lessons. Error: FORBIDDEN.',
  })
  list(@Context('reader') reader: Reader): Promise<StudyLessons> {
    return this.lessons.list(reader, new Date());
  }

  @Query(() => StudyLesson, {
    complexity: ({ childComplexity }) => 3 * REBUILD_COST + childComplexity,
    description: 'A position from a study, without its answer. Errors: FORBIDDEN, STUDY_LESSON_NOT_FOUND.',
  })
  studyLesson(
    @Context('reader') reader: Reader,
    @Args() { id, locale }: OneStudyLesson,
  ): Promise<StudyLesson> {
    return this.lessons.of(id, locale, reader, new Date());
  }

  @Mutation(() => StudyLessonEntry, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Adds the question of a chapter to your lessons. Errors: FORBIDDEN, STUDY_NOT_FOUND, ' +
      'STUDY_CHAPTER_NOT_FOUND, STUDY_QUESTION_EMPTY, STUDY_LESSONS_TOO_MANY, OPTION_UNKNOWN, ' +
      'OPTION_REPEATED, OPTIONS_TOO_FEW, OPTIONS_TOO_MANY.',
  })
  addStudyLesson(
    @Context('reader') reader: Reader,
    @Args() { study, chapter, choice }: AddArguments,
  ): Promise<StudyLessonEntry> {
    const now = new Date();
    const given = choice ? { choice, now } : null;
    return this.lessons.add(study ?? null, chapter, given, reader, now);
  }

  @Mutation(() => StudyLessonAnswer, {
    complexity: ({ childComplexity }) => 3 * REBUILD_COST + childComplexity,
    description:
      "Answers a position from a study, and returns the author's answer. Errors: FORBIDDEN, " +
      'STUDY_LESSON_NOT_FOUND, STUDY_LESSONS_TOO_MANY, OPTION_UNKNOWN, OPTION_REPEATED, OPTIONS_TOO_FEW, ' +
      'OPTIONS_TOO_MANY, GAME_NOT_FOUND, LINK_REVOKED.',
  })
  answerStudyLesson(
    @Context('reader') reader: Reader,
    @Args() { id, choice, locale }: AnswerArguments,
  ): Promise<StudyLessonAnswer> {
    return this.lessons.answer(id, { choice: choice ?? null, now: new Date() }, locale, reader);
  }

  @Mutation(() => ID, {
    complexity: 2 * REBUILD_COST,
    description:
      'Removes a position from a study from your lessons. Returns its id. Errors: FORBIDDEN, ' +
      'STUDY_LESSON_NOT_FOUND.',
  })
  async removeStudyLesson(
    @Context('reader') reader: Reader,
    @Args('id', { type: () => ID, description: 'The id of the lesson, even if it is no longer available.' })
    id: string,
  ): Promise<string> {
    await this.lessons.remove(id, reader);
    return id;
  }
}
