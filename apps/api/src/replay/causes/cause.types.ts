import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardReference, Clock, Rule } from '../../graphql/shared.types.js';

export const CauseKind = {
  EVENT: 'EVENT',
  REACTION: 'REACTION',
  ABILITY: 'ABILITY',
  RULE: 'RULE',
  DECISION: 'DECISION',
  FOLLOWED: 'FOLLOWED',
  START: 'START',
} as const;
export type CauseKind = keyof typeof CauseKind;
registerEnumType(CauseKind, {
  name: 'CauseKind',
  description: 'The kind of a link in a chain of causes.',
  valuesMap: {
    EVENT: { description: 'An earlier event, such as the one that activated a reaction.' },
    REACTION: { description: 'A reaction. Its position is where it was activated.' },
    ABILITY: { description: 'An ability of a card.' },
    RULE: { description: 'A rule of the game.' },
    DECISION: { description: 'The choice of a player.' },
    FOLLOWED: { description: 'The last choice before it. The rules made it happen, not the choice.' },
    START: { description: 'The game started. No choice was made before.' },
  },
});

@ObjectType({ description: 'The choice of a player, and how many options there were.' })
export class CausingDecision {
  @Field(() => Int, { description: 'The id of the decision.' })
  readonly id!: number;
  @Field({ description: 'A word of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field({ description: 'The moment at which it became pending.' })
  readonly asked!: string;
  @Field(() => Int, { nullable: true, description: 'Null when the options are hidden from the viewer.' })
  readonly optionCount!: number | null;
  @Field(() => [String], {
    nullable: true,
    description: 'The chosen options in words. Null if not made yet, or hidden from the viewer.',
  })
  readonly chosen!: readonly string[] | null;
}

@ObjectType({ description: 'A link of the chain from an event back to a decision.' })
export class Cause {
  @Field(() => CauseKind, { description: 'The kind of link.' })
  readonly kind!: CauseKind;
  @Field({ description: 'The moment of the link.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The event, by its revision.' })
  readonly revision!: number;
  @Field(() => Clock, { description: 'The time in the game then.' })
  readonly clock!: Clock;
  @Field(() => Int, { nullable: true, description: 'The seat that acts or decides. Null if the game does.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of that player.' })
  readonly name!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The event in words, or the line of the card with the ability. Null if the rules say it.',
  })
  readonly text!: string | null;
  @Field(() => [Rule], { description: 'The rules it follows.' })
  readonly rules!: readonly Rule[];
  @Field(() => CardReference, { nullable: true, description: 'The object that has the ability.' })
  readonly source!: CardReference | null;
  @Field(() => CausingDecision, {
    nullable: true,
    description: 'The decision, where a decision is the cause.',
  })
  readonly decision!: CausingDecision | null;
}

@ObjectType({ description: 'A modifier that changed an event.' })
export class EventModifier {
  @Field({ description: 'Whether it replaced other actions. Otherwise it added actions.' })
  readonly replaces!: boolean;
  @Field(() => Rule, { description: 'The rule by which it applies.' })
  readonly rule!: Rule;
  @Field(() => CardReference, {
    nullable: true,
    description: 'The object whose ability it is. Null if a rule changed the event.',
  })
  readonly source!: CardReference | null;
  @Field(() => [String], { description: 'Its effect in words.' })
  readonly actions!: readonly string[];
}

@ObjectType({ description: 'Why an event happened.' })
export class Why {
  @Field(() => [Cause], {
    description:
      'From the nearest to the farthest, a decision or the start of the game. Empty for the first event.',
  })
  readonly causes!: readonly Cause[];
  @Field(() => [EventModifier], { description: 'The modifiers that changed the event.' })
  readonly modifiers!: readonly EventModifier[];
}
