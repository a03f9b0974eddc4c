import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { LessonRating } from '../lessons/lesson.types.js';
import { ShownChapter } from './study.types.js';

@ObjectType({ description: 'A position from a study in the list of your lessons, without the question.' })
export class StudyLessonEntry {
  @Field(() => ID, { description: 'The id of the lesson: `study-1`.' })
  readonly id!: string;
  @Field({ description: 'The title of the study.' })
  readonly title!: string;
  @Field({ description: 'The author of the study.' })
  readonly by!: string;
  @Field(() => Int, { description: 'The number of the chapter in the study, from 1.' })
  readonly place!: number;
  @Field(() => Int, { description: 'The number of times that you have answered it.' })
  readonly answers!: number;
  @Field(() => LessonRating, {
    nullable: true,
    description: 'The rating of your last answer, never `CLOSE`. Null if there is none.',
  })
  readonly rating!: LessonRating | null;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time when it is due. Null if it is new.',
  })
  readonly due!: Date | null;
  @Field({ description: 'Whether it is due now.' })
  readonly isDue!: boolean;
}

@ObjectType({ description: 'The positions from studies among your lessons.' })
export class StudyLessons {
  @Field(() => [StudyLessonEntry], {
    description: 'The positions, new ones first, then in order of the time when they are due.',
  })
  readonly lessons!: readonly StudyLessonEntry[];
  @Field(() => Int, { description: 'The number of entries that are due now.' })
  readonly due!: number;
  @Field(() => [ID], {
    description:
      'The ids of lessons that are no longer available, because their study or chapter was deleted, their ' +
      'question was removed, or their link was revoked.',
  })
  readonly gone!: readonly string[];
}

@ObjectType({ description: 'A position from a study, to be answered.' })
export class StudyLesson extends StudyLessonEntry {
  @Field(() => ShownChapter, { description: 'The chapter without its answer.' })
  readonly chapter!: ShownChapter;
}

@ObjectType({ description: 'An answer to a position from a study.' })
export class StudyLessonAnswer {
  @Field(() => LessonRating, {
    description: 'The rating: `BEST` if the author accepts all your options, otherwise `WORSE`.',
  })
  readonly rating!: LessonRating;
  @Field(() => GraphQLDateTime, { description: 'The time when the lesson is due again.' })
  readonly due!: Date;
  @Field(() => ShownChapter, { description: 'The chapter with its answer.' })
  readonly chapter!: ShownChapter;
}
