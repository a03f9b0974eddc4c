import { ArgsType, Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { PageInfo } from '../graphql/shared.types.js';

export const SpotKind = { CARD: 'CARD', ZONE: 'ZONE', SPACE: 'SPACE' } as const;
export type SpotKind = keyof typeof SpotKind;
registerEnumType(SpotKind, {
  name: 'SpotKind',
  description: 'The kind of object or space.',
  valuesMap: {
    CARD: { description: 'A card or token.' },
    ZONE: { description: 'A zone of cards.' },
    SPACE: { description: 'A space on a track, such as a region of the Adventure.' },
  },
});

@ObjectType({ description: 'An object or space on the table.' })
export class Spot {
  @Field(() => SpotKind, { description: 'The kind of object or space.' })
  readonly kind!: SpotKind;
  @Field({ description: 'The key in the state, from the perspective of the annotation.' })
  readonly key!: string;
}

@InputType({ description: 'An object or space on the table.' })
export class SpotInput {
  @Field(() => SpotKind, { description: 'The kind of object or space.' })
  readonly kind!: SpotKind;
  @Field({ description: 'The key in the state, from the perspective of the annotation.' })
  readonly key!: string;
}

@ObjectType({ description: 'An arrow from one object or space to another.' })
export class Arrow {
  @Field(() => Spot, { description: 'The spot where it begins.' })
  readonly from!: Spot;
  @Field(() => Spot, { description: 'The spot that it points to.' })
  readonly to!: Spot;
}

@InputType({ description: 'An arrow from one object or space to another.' })
export class ArrowInput {
  @Field(() => SpotInput, { description: 'The spot where it begins.' })
  readonly from!: SpotInput;
  @Field(() => SpotInput, { description: 'The spot that it points to.' })
  readonly to!: SpotInput;
}

const remark = {
  from: 'The first position that the annotation is about.',
  to: 'The last position that the annotation is about. Default: the first.',
  as: 'The perspective from which it is written. Only users who can view the game from that perspective can see it.',
  text: 'The text. At most 4000 characters.',
  mark: 'The mark: `!!`, `!`, `!?`, `?!`, `?` or `??`.',
  arrows: 'At most 20 arrows.',
  highlights: 'At most 20 highlights.',
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

@ObjectType({ description: 'An annotation of one or several positions in a game.' })
export class Annotation {
  @Field(() => ID, { description: 'The id of the annotation.' })
  readonly id!: string;
  @Field({ description: 'The first position that the annotation is about.' })
  readonly from!: string;
  @Field({ description: 'The last position that the annotation is about.' })
  readonly to!: string;
  @Field({ description: remark.as })
  readonly as!: string;
  @Field({ description: 'The text. Empty if the annotation has only a mark, arrows or highlights.' })
  readonly text!: string;
  @Field(() => String, { nullable: true, description: remark.mark })
  readonly mark!: string | null;
  @Field(() => [Arrow], { description: 'The arrows drawn on the board.' })
  readonly arrows!: readonly Arrow[];
  @Field(() => [Spot], { description: 'The objects and spaces highlighted on the board.' })
  readonly highlights!: readonly Spot[];
  @Field({ description: 'Whether only its author can read it until the game is over.' })
  readonly sealed!: boolean;
  @Field({ description: 'The author.' })
  readonly by!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when it was written.' })
  readonly writtenAt!: Date;
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'The time of its last change. Null if it has not changed.',
  })
  readonly changedAt!: Date | null;
  @Field({ description: 'Whether you can change and remove it.' })
  readonly changeable!: boolean;
}

@ObjectType({ description: 'An annotation in a list.' })
export class AnnotationEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => Annotation, { description: 'The content of the entry.' })
  readonly node!: Annotation;
}

@ObjectType({ description: 'A page of annotations.' })
export class AnnotationConnection {
  @Field(() => [AnnotationEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly AnnotationEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of entries on all pages.' })
  readonly totalCount!: number;
}

@ObjectType({ description: 'A note that the server cannot read. Its content is hidden.' })
export class UnreadableNote {
  @Field(() => Int, { description: 'The index among the notes of the game.' })
  readonly revision!: number;
  @Field({ description: 'The kind of note, as stored.' })
  readonly kind!: string;
  @Field({ description: 'The error code of the reason, as in the catalogue of errors.' })
  readonly code!: string;
  @Field({ description: 'The error message, with the position of the error.' })
  readonly message!: string;
}
