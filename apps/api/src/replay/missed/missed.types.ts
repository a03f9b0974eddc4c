import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardReference, Clock, PageInfo, Rule } from '../../graphql/shared.types.js';

export const MissedKind = {
  ACTION: 'ACTION',
  MANA: 'MANA',
  OVER_LIMIT: 'OVER_LIMIT',
  TERRAIN: 'TERRAIN',
  DECLINED: 'DECLINED',
  CONDITION: 'CONDITION',
} as const;
export type MissedKind = keyof typeof MissedKind;
registerEnumType(MissedKind, {
  name: 'MissedKind',
  description: 'The kind of unused possibility.',
  valuesMap: {
    ACTION: { description: 'An action that was still possible when the player passed or ended the turn.' },
    MANA: { description: 'Mana that was not spent.' },
    OVER_LIMIT: { description: 'A card discarded because a zone was full.' },
    TERRAIN: { description: 'An expedition one or two points short of moving forward.' },
    DECLINED: { description: 'A reaction that its player declined to pay for.' },
    CONDITION: { description: 'A reaction that was not activated because of a single condition.' },
  },
});

@ObjectType({ description: 'A possibility that a player did not use.' })
export class Missed {
  @Field(() => MissedKind, { description: 'The kind of possibility.' })
  readonly kind!: MissedKind;
  @Field({ description: 'The position after the unused possibility.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field(() => Int, { description: 'The seat of the player who missed it.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly name!: string;
  @Field(() => CardReference, { nullable: true, description: 'The card. Null if it concerns no card.' })
  readonly card!: CardReference | null;
  @Field(() => Int, { description: 'The amount of mana, or the number of missing points. Otherwise 1.' })
  readonly amount!: number;
  @Field(() => String, { nullable: true, description: 'The terrain, for TERRAIN.' })
  readonly terrain!: string | null;
  @Field(() => String, { nullable: true, description: 'The expedition, for TERRAIN.' })
  readonly expedition!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The part of the condition that failed, as in `explanation`, for CONDITION. Otherwise null.',
  })
  readonly why!: string | null;
  @Field(() => Rule, { description: 'The rule that it concerns.' })
  readonly rule!: Rule;
  @Field({ description: 'The unused possibility in a sentence.' })
  readonly text!: string;
}

@ObjectType({ description: 'An unused possibility in a list.' })
export class MissedEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => Missed, { description: 'The content of the entry.' })
  readonly node!: Missed;
}

@ObjectType({ description: 'A page of unused possibilities.' })
export class MissedConnection {
  @Field(() => [MissedEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly MissedEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of entries on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters unused possibilities. All conditions must hold.' })
export class MissedFilter {
  @Field(() => MissedKind, { nullable: true, description: 'Only possibilities of this kind.' })
  readonly kind?: MissedKind | null;
  @Field(() => Int, { nullable: true, description: 'Only possibilities of this seat.' })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only possibilities on this day.' })
  readonly day?: number | null;
  @Field(() => String, { nullable: true, description: "The card's name." })
  readonly card?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The player's name. Matches the player in any seat.",
  })
  readonly player?: string | null;
}
