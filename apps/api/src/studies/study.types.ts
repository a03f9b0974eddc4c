import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Chapter as Found } from '#coaching';
import type { Locale } from '#record';
import { Player } from '../graphql/game.types.js';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Clock } from '../graphql/shared.types.js';
import { LessonChoice } from '../lessons/exercise.types.js';
import { Arrow, ArrowInput, Spot, SpotInput } from '../notes/note.types.js';
import type { OpenedGame } from '../replay/opened-game.js';
import type { OwnedStudy } from './studies.service.js';

const marks = {
  arrows: 'Arrows on the first position. At most 20.',
  highlights: 'Highlights on the first position. At most 20.',
};

@InputType({ description: 'A question about the first position of a chapter.' })
export class ChapterQuestionInput {
  @Field({ description: 'The question.' })
  readonly text!: string;
  @Field(() => [String], {
    defaultValue: [],
    description: 'Keys of the correct options of the decision at that position.',
  })
  readonly accepted!: readonly string[];
  @Field({ defaultValue: '', description: 'The answer as text.' })
  readonly answer!: string;
}

@InputType({ description: 'The text, question and marks of a chapter.' })
export class ChapterInput {
  @Field({ defaultValue: '', description: 'The text, at most 4000 characters.' })
  readonly text!: string;
  @Field(() => [ArrowInput], { defaultValue: [], description: marks.arrows })
  readonly arrows!: readonly ArrowInput[];
  @Field(() => [SpotInput], { defaultValue: [], description: marks.highlights })
  readonly highlights!: readonly SpotInput[];
  @Field(() => ChapterQuestionInput, {
    nullable: true,
    description: 'The question. Null if the chapter has no question.',
  })
  readonly question?: ChapterQuestionInput | null;
}

@ObjectType({ description: 'A question, as its author wrote it.' })
export class WrittenQuestion {
  @Field({ description: 'The question.' })
  readonly text!: string;
  @Field(() => [String], { description: 'Keys of the correct options.' })
  readonly accepted!: readonly string[];
  @Field({ description: 'The answer as text. Empty if there is none.' })
  readonly answer!: string;
}

@ObjectType({ description: 'A chapter, as its author wrote it.' })
export class WrittenChapter {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: string;
  @Field({ description: 'The first position.' })
  readonly position!: string;
  @Field({ description: 'The last position.' })
  readonly until!: string;
  @Field({ description: 'The perspective.' })
  readonly as!: string;
  @Field({ description: 'The text. It remains if the game is deleted.' })
  readonly text!: string;
  @Field(() => [Arrow], { description: marks.arrows })
  readonly arrows!: readonly Arrow[];
  @Field(() => [Spot], { description: marks.highlights })
  readonly highlights!: readonly Spot[];
  @Field(() => WrittenQuestion, {
    nullable: true,
    description: 'The question. Null if the chapter has no question.',
  })
  readonly question!: WrittenQuestion | null;
}

@ObjectType({ description: 'A chapter in the list of a study.' })
export class StudyChapter {
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly id!: string;
  @Field(() => WrittenChapter, {
    nullable: true,
    description: "The author's text, question and marks. Null unless you are the author.",
  })
  readonly written!: WrittenChapter | null;
}

@ObjectType({ description: 'A study, which consists of chapters with positions from any game.' })
export class Study {
  /** The study, and whether the reader wrote it. */
  readonly open!: OwnedStudy;
  @Field(() => ID, { description: 'The id of the study.' })
  readonly id!: string;
  @Field({ description: 'The title.' })
  readonly title!: string;
  @Field({ description: 'The author.' })
  readonly by!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when the study was created.' })
  readonly at!: Date;
  @Field({ description: 'Whether you are the author, who can change it.' })
  readonly isYours!: boolean;
  @Field(() => [StudyChapter], { description: 'The chapters, in order. At most 60.' })
  readonly chapters!: readonly StudyChapter[];
}

@ObjectType({ description: "A study's link for readers." })
export class StudyLink {
  @Field({ description: 'A reader\'s token, sent as "Authorization: Bearer <token>".' })
  readonly token!: string;
  @Field({
    description:
      'The path in the viewer. The token follows the `#`, which browsers do not send to the server.',
  })
  readonly link!: string;
}

@ObjectType({
  description: 'A choice at the first position of a chapter, and the number of times it was made.',
})
export class TriedChoice {
  @Field(() => [String], { description: "The keys of the options, as in the chapter's `choices`." })
  readonly choice!: readonly string[];
  @Field(() => Int, { description: 'The number of readers who made it.' })
  readonly count!: number;
}

@ObjectType({ description: "The readers' answers to the question of a chapter." })
export class ChapterTries {
  @Field(() => Int, { description: 'The number of answers. After 1000, no more are counted.' })
  readonly count!: number;
  @Field(() => Int, { description: 'The number of readers who requested the answer without choosing.' })
  readonly unanswered!: number;
  @Field(() => [TriedChoice], { description: 'The choices, most frequent first.' })
  readonly choices!: readonly TriedChoice[];
}

@ObjectType({ description: "A chapter's question, with its answer." })
export class ChapterQuestion {
  @Field({ description: 'The question.' })
  readonly text!: string;
  @Field(() => [LessonChoice], { description: 'The correct options. Empty if the answer is text.' })
  readonly accepted!: readonly LessonChoice[];
  @Field({ description: 'The answer as text. Empty if there is none.' })
  readonly answer!: string;
  @Field({
    description:
      'Whether the answer, and the events after the first position, are hidden until you send ' +
      '`tryChapter`.',
  })
  readonly isHidden!: boolean;
}

@ObjectType({ description: 'An event in a chapter.' })
export class ChapterStep {
  @Field({ description: 'The position of the event, for `state`.' })
  readonly position!: string;
  @Field({ description: "The event's log entry." })
  readonly text!: string;
}

@ObjectType({ description: 'The positions of a chapter, without the rest of its game.' })
export class ChapterPosition {
  /** The game up to the last position of the chapter. */
  readonly opened!: OpenedGame;
  readonly chapter!: Found;
  readonly locale!: Locale;
  @Field({ description: 'The first position.' })
  readonly position!: string;
  @Field({ description: 'The last position.' })
  readonly until!: string;
  @Field({ description: 'The perspective.' })
  readonly as!: string;
  @Field({ description: 'The `module` of the game.' })
  readonly module!: string;
  @Field(() => [Player], { description: 'The players, in seat order.' })
  readonly players!: readonly Player[];
  @Field(() => [[Int]], {
    nullable: true,
    description: 'The seats of each team. Null if there are no teams.',
  })
  readonly teams!: readonly (readonly number[])[] | null;
  @Field(() => Clock, { description: 'The time in the game at the first position.' })
  readonly clock!: Clock;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that has the decision at the first position. Null if no choices are shown.',
  })
  readonly seat!: number | null;
  @Field(() => [LessonChoice], {
    description:
      'The options of the decision at the first position, without duplicates of equivalent options. Empty ' +
      'if there is none.',
  })
  readonly choices!: readonly LessonChoice[];
  @Field(() => Int, { description: 'The minimum number of options to choose.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The maximum number of options to choose.' })
  readonly max!: number;
  @Field(() => LessonChoice, {
    nullable: true,
    description: 'The choice made in the game. Null if the choice was made after the end of the chapter.',
  })
  readonly taken!: LessonChoice | null;
  @Field(() => [ChapterStep], { description: 'The first position, followed by the events of the chapter.' })
  readonly steps!: readonly ChapterStep[];
}

@ObjectType({ description: 'A chapter as readers see it.' })
export class ShownChapter {
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly id!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The error code of the reason why the chapter cannot be shown, as in `extensions.code` of errors. ' +
      'Its text is then hidden too.',
  })
  readonly code!: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of the game. Null if you cannot view the game.' })
  readonly game!: string | null;
  @Field({ description: 'The text. Empty if there is none.' })
  readonly text!: string;
  @Field(() => [Arrow], { description: marks.arrows })
  readonly arrows!: readonly Arrow[];
  @Field(() => [Spot], { description: marks.highlights })
  readonly highlights!: readonly Spot[];
  @Field(() => ChapterQuestion, {
    nullable: true,
    description: 'The question. Null if the chapter has no question.',
  })
  readonly question!: ChapterQuestion | null;
  @Field(() => ChapterPosition, {
    nullable: true,
    description: 'The positions. Null if they cannot be shown for the reason in `code`.',
  })
  readonly position!: ChapterPosition | null;
}
