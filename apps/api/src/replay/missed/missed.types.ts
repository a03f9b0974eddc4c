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
  description: 'What a player let pass.',
  valuesMap: {
    ACTION: { description: 'An action that was still possible when the player passed or ended the turn.' },
    MANA: { description: 'Mana that was not spent.' },
    OVER_LIMIT: { description: 'A card discarded because a zone was full.' },
    TERRAIN: { description: 'An expedition one or two points short of moving forward.' },
    DECLINED: { description: 'A reaction that its player declined to pay for.' },
    CONDITION: { description: 'A reaction that one condition alone kept from being activated.' },
  },
});

@ObjectType({ description: 'Something that a player could have had, and did not.' })
export class Missed {
  @Field(() => MissedKind)
  readonly kind!: MissedKind;
  @Field({ description: 'The moment after it.' })
  readonly position!: string;
  @Field(() => Clock)
  readonly clock!: Clock;
  @Field(() => Int)
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field(() => CardReference, { nullable: true, description: 'The card. Null: it is about no card.' })
  readonly card!: CardReference | null;
  @Field(() => Int, { description: 'How much mana, or how many points were missing; otherwise 1.' })
  readonly amount!: number;
  @Field(() => String, { nullable: true, description: 'Of TERRAIN: the terrain.' })
  readonly terrain!: string | null;
  @Field(() => String, { nullable: true, description: 'Of TERRAIN: the expedition.' })
  readonly expedition!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Of CONDITION: what failed, as in `explanation`. Otherwise null.',
  })
  readonly why!: string | null;
  @Field(() => Rule)
  readonly rule!: Rule;
  @Field({ description: 'The same as a sentence.' })
  readonly text!: string;
}

@ObjectType()
export class MissedEdge {
  @Field()
  readonly cursor!: string;
  @Field(() => Missed)
  readonly node!: Missed;
}

@ObjectType()
export class MissedConnection {
  @Field(() => [MissedEdge])
  readonly edges!: readonly MissedEdge[];
  @Field(() => PageInfo)
  readonly pageInfo!: PageInfo;
  @Field(() => Int)
  readonly totalCount!: number;
}

@InputType({ description: 'Filters what was missed. All conditions must hold.' })
export class MissedFilter {
  @Field(() => MissedKind, { nullable: true })
  readonly kind?: MissedKind | null;
  @Field(() => Int, { nullable: true })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true })
  readonly day?: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the card.' })
  readonly card?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the player, whichever seat they have in a game.',
  })
  readonly player?: string | null;
}
