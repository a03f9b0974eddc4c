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
  description: 'An unused possibility of a player.',
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
  @Field(() => MissedKind, { description: 'The kind of possibility.' })
  readonly kind!: MissedKind;
  @Field({ description: 'The moment after it.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field(() => Int, { description: 'The seat that missed it.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field(() => CardReference, { nullable: true, description: 'The card. Null if it is about no card.' })
  readonly card!: CardReference | null;
  @Field(() => Int, { description: 'How much mana, or how many points were missing; otherwise 1.' })
  readonly amount!: number;
  @Field(() => String, { nullable: true, description: 'For TERRAIN: the terrain.' })
  readonly terrain!: string | null;
  @Field(() => String, { nullable: true, description: 'For TERRAIN: the expedition.' })
  readonly expedition!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'For CONDITION: the failed part, as in `explanation`. Otherwise null.',
  })
  readonly why!: string | null;
  @Field(() => Rule, { description: 'The rule it is about.' })
  readonly rule!: Rule;
  @Field({ description: 'The missed possibility in a sentence.' })
  readonly text!: string;
}

@ObjectType({ description: 'A missed chance in a list.' })
export class MissedEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => Missed, { description: 'The entry.' })
  readonly node!: Missed;
}

@ObjectType({ description: 'A page of missed chances.' })
export class MissedConnection {
  @Field(() => [MissedEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly MissedEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'How many entries there are on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters what was missed. All conditions must hold.' })
export class MissedFilter {
  @Field(() => MissedKind, { nullable: true, description: 'Only of this kind.' })
  readonly kind?: MissedKind | null;
  @Field(() => Int, { nullable: true, description: 'Only of this seat.' })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only on this day.' })
  readonly day?: number | null;
  @Field(() => String, { nullable: true, description: 'Name of the card.' })
  readonly card?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the player, whichever seat they have in a game.',
  })
  readonly player?: string | null;
}
