import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { PageInfo } from '../graphql/shared.types.js';

export const SpotKind = { CARD: 'CARD', ZONE: 'ZONE', SPACE: 'SPACE' } as const;
export type SpotKind = keyof typeof SpotKind;
registerEnumType(SpotKind, {
  name: 'SpotKind',
  description: 'The kind of a spot.',
  valuesMap: {
    CARD: { description: 'A card or token.' },
    ZONE: { description: 'A zone of cards.' },
    SPACE: { description: 'A place on a track, as a region of the Adventure.' },
  },
});

@ObjectType({ description: 'Something on the table.' })
export class Spot {
  @Field(() => SpotKind, { description: 'The kind of spot.' })
  readonly kind!: SpotKind;
  @Field({ description: 'Its key in the state, from the perspective of the annotation.' })
  readonly key!: string;
}

@InputType({ description: 'Something on the table.' })
export class SpotInput {
  @Field(() => SpotKind, { description: 'The kind of spot.' })
  readonly kind!: SpotKind;
  @Field({ description: 'Its key in the state, from the perspective of the annotation.' })
  readonly key!: string;
}

@ObjectType({ description: 'From one spot to another.' })
export class Arrow {
  @Field(() => Spot, { description: 'Where it begins.' })
  readonly from!: Spot;
  @Field(() => Spot, { description: 'Where it points.' })
  readonly to!: Spot;
}

@InputType({ description: 'From one spot to another.' })
export class ArrowInput {
  @Field(() => SpotInput, { description: 'Where it begins.' })
  readonly from!: SpotInput;
  @Field(() => SpotInput, { description: 'Where it points.' })
  readonly to!: SpotInput;
}

const remark = {
  from: 'The first moment it is about: a position.',
  to: 'The last moment it is about. Default: the first.',
  as: 'The perspective it was written from. Only readers who can view the game from there see ' + 'it.',
  text: 'At most 4000 characters.',
  mark: 'One of `!!`, `!`, `!?`, `?!`, `?`, `??`.',
  arrows: 'At most 20.',
  highlights: 'At most 20.',
};

@ArgsType()
export class RemarkArguments {
  @Field({ description: remark.from })
  readonly from!: string;
  @Field(() => String, { nullable: true, description: remark.to })
  readonly to?: string | null;
  @Field(() => String, { defaultValue: 'spectator', description: remark.as })
  readonly as!: string;
  @Field(() => String, { defaultValue: '', description: remark.text })
  readonly text!: string;
  @Field(() => String, { nullable: true, description: remark.mark })
  readonly mark?: string | null;
  @Field(() => [ArrowInput], { defaultValue: [], description: remark.arrows })
  readonly arrows!: readonly ArrowInput[];
  @Field(() => [SpotInput], { defaultValue: [], description: remark.highlights })
  readonly highlights!: readonly SpotInput[];
}

@ObjectType({ description: 'A note about a moment of a game, or about several.' })
export class Annotation {
  @Field(() => ID, { description: 'The id of the note, for changing and removing it.' })
  readonly id!: string;
  @Field({ description: 'The first moment it is about: a position.' })
  readonly from!: string;
  @Field({ description: 'The last moment it is about.' })
  readonly to!: string;
  @Field({ description: remark.as })
  readonly as!: string;
  @Field({ description: 'Empty where it has only a mark, arrows or highlights.' })
  readonly text!: string;
  @Field(() => String, { nullable: true, description: remark.mark })
  readonly mark!: string | null;
  @Field(() => [Arrow], { description: 'Arrows drawn on the board.' })
  readonly arrows!: readonly Arrow[];
  @Field(() => [Spot], { description: 'Spots highlighted on the board.' })
  readonly highlights!: readonly Spot[];
  @Field({ description: 'Whether only its writer may read it until the game is over.' })
  readonly sealed!: boolean;
  @Field({ description: 'Who wrote it.' })
  readonly by!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  readonly writtenAt!: Date;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Null if it has not changed.' })
  readonly changedAt!: Date | null;
  @Field({ description: 'Whether you can change and remove it.' })
  readonly changeable!: boolean;
}

@ObjectType({ description: 'A note in a list.' })
export class AnnotationEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => Annotation, { description: 'The entry.' })
  readonly node!: Annotation;
}

@ObjectType({ description: 'A page of notes.' })
export class AnnotationConnection {
  @Field(() => [AnnotationEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly AnnotationEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'How many entries there are on all pages.' })
  readonly totalCount!: number;
}

@ObjectType({ description: 'A note that the server cannot read. Its content is hidden.' })
export class UnreadableNote {
  @Field(() => Int, { description: 'Its place among the notes of the game.' })
  readonly revision!: number;
  @Field({ description: 'The kind of note that it claims to be.' })
  readonly kind!: string;
  @Field({ description: 'Why it cannot be read: a code of the catalogue of errors.' })
  readonly code!: string;
  @Field({ description: 'Where it stands and what is wrong with it.' })
  readonly message!: string;
}
