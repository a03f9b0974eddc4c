import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Arrow, ArrowInput, Spot, SpotInput } from '../notes/note.types.js';
import type { AttendedClass } from './classes.service.js';

@InputType({ description: 'The position that the coach shows, with marks to draw on it.' })
export class MarkedPlaceInput {
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly chapter!: string;
  @Field({ description: 'The `position` of `place`.' })
  readonly position!: string;
  @Field(() => [ArrowInput], { defaultValue: [], description: 'At most 20 arrows.' })
  readonly arrows!: readonly ArrowInput[];
  @Field(() => [SpotInput], { defaultValue: [], description: 'At most 20 highlights.' })
  readonly highlights!: readonly SpotInput[];
}

@ObjectType({ description: 'The position that the coach shows.' })
export class ClassPlace {
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly chapter!: string;
  @Field({ description: 'The position of the event, for `state` of the chapter.' })
  readonly position!: string;
  @Field(() => [Arrow], { description: 'The arrows that the coach drew on the position. At most 20.' })
  readonly arrows!: readonly Arrow[];
  @Field(() => [Spot], { description: 'The highlights that the coach drew on the position. At most 20.' })
  readonly highlights!: readonly Spot[];
}

@ObjectType({ description: 'A chapter of a class, as far as you can see it.' })
export class ClassChapter {
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly id!: string;
  @Field({ description: 'The first position of the chapter.' })
  readonly position!: string;
  @Field({
    description:
      'The last position that you can see. For pupils, the furthest position that the coach has shown.',
  })
  readonly until!: string;
}

@ObjectType({ description: 'A pupil of a class.' })
export class ClassPupil {
  @Field(() => Int, { description: "The pupil's number in the class." })
  readonly number!: number;
  @Field({ description: 'The name with which the pupil joined.' })
  readonly name!: string;
}

@ObjectType({ description: 'A choice in a round, with the pupils who made it.' })
export class ClassAnswer {
  @Field(() => [String], { description: 'The keys of the options, as in `choices` of the chapter.' })
  readonly choice!: readonly string[];
  @Field(() => Int, { description: 'The number of pupils who made it.' })
  readonly count!: number;
  @Field(() => [ClassPupil], {
    nullable: true,
    description:
      'The pupils who made it. Null if you are a pupil and the coach revealed the choices without names.',
  })
  readonly pupils!: readonly ClassPupil[] | null;
}

@ObjectType({ description: 'A question to all pupils at the first position of a chapter.' })
export class ClassRound {
  @Field(() => Int, { description: 'The number of the round, from 0.' })
  readonly number!: number;
  @Field(() => ID, { description: 'The id of the chapter.' })
  readonly chapter!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when it was asked.' })
  readonly at!: Date;
  @Field({ description: 'Whether pupils can answer.' })
  readonly isOpen!: boolean;
  @Field(() => Int, { description: 'The number of pupils who have chosen.' })
  readonly count!: number;
  @Field(() => [ClassPupil], { description: 'For the coach, the pupils who have chosen. Empty for pupils.' })
  readonly chosen!: readonly ClassPupil[];
  @Field(() => [String], { nullable: true, description: 'Your choice. Null if you have not chosen.' })
  readonly own!: readonly string[] | null;
  @Field(() => [ClassAnswer], {
    nullable: true,
    description: 'The choices, most frequent first. Null until the coach reveals them.',
  })
  readonly answers!: readonly ClassAnswer[] | null;
}

@ObjectType('Class', {
  description:
    'A class in which a coach goes through a study and pupils follow. Pupils cannot see a position ' +
    'before the coach shows it.',
})
export class CoachedClass {
  /** The class, its study, and the role of the reader in it. */
  readonly attended!: AttendedClass;
  @Field(() => ID, { description: 'The id of the study.' })
  readonly study!: string;
  @Field({ description: 'The title of the study.' })
  readonly title!: string;
  @Field({ description: 'The name of the coach.' })
  readonly by!: string;
  @Field({ description: 'Whether you are the coach.' })
  readonly isYours!: boolean;
  @Field({
    description: 'Whether the class is open. After it has ended, its rounds remain visible to the coach.',
  })
  readonly isOpen!: boolean;
  @Field(() => Int, { nullable: true, description: 'Your number as a pupil. Null until you join.' })
  readonly pupil!: number | null;
  @Field(() => ClassPlace, {
    nullable: true,
    description: 'The position that the coach shows. Null until the coach shows one.',
  })
  readonly place!: ClassPlace | null;
  @Field(() => [ClassChapter], {
    description:
      'The chapters that you can see, in order. For pupils, only chapters that the coach has shown.',
  })
  readonly chapters!: readonly ClassChapter[];
  @Field(() => [ClassPupil], { description: 'The pupils, in the order of joining. At most 200.' })
  readonly pupils!: readonly ClassPupil[];
  @Field(() => [ClassRound], {
    description: 'The last 50 rounds, oldest first, including rounds of earlier classes on the study.',
  })
  readonly rounds!: readonly ClassRound[];
}

@ObjectType({ description: "A pupil's place in a class." })
export class ClassSeat {
  @Field(() => Int, { description: "The pupil's number." })
  readonly pupil!: number;
  @Field({ description: 'The pupil\'s token, sent as "Authorization: Bearer <token>".' })
  readonly token!: string;
}
