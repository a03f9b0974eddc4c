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
  description: 'The kind of cause.',
  valuesMap: {
    EVENT: { description: 'An earlier event, such as the one that activated a reaction.' },
    REACTION: { description: 'A reaction. `position` is the position at which it was activated.' },
    ABILITY: { description: "A card's ability." },
    RULE: { description: 'A rule of the game.' },
    DECISION: { description: "A player's choice." },
    FOLLOWED: {
      description: 'The last choice before the event. The event was caused by the rules, not by the choice.',
    },
    START: { description: 'The start of the game. No choice had been made.' },
  },
});

@ObjectType({ description: "A player's choice, and the number of options." })
export class CausingDecision {
  @Field(() => Int, { description: 'The id of the decision.' })
  readonly id!: number;
  @Field({ description: 'The kind of decision, as a term of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field({ description: 'The position at which it became pending.' })
  readonly asked!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of options. Null if they are hidden from the viewer.',
  })
  readonly optionCount!: number | null;
  @Field(() => [String], {
    nullable: true,
    description:
      'The chosen options as text. Null if the decision is pending, or if they are hidden from the viewer.',
  })
  readonly chosen!: readonly string[] | null;
}

@ObjectType({ description: 'A link in the chain of causes from an event back to a decision.' })
export class Cause {
  @Field(() => CauseKind, { description: 'The kind of cause.' })
  readonly kind!: CauseKind;
  @Field({ description: 'The position of the cause.' })
  readonly position!: string;
  @Field(() => Int, { description: 'The revision of the event.' })
  readonly revision!: number;
  @Field(() => Clock, { description: 'The time in the game at that position.' })
  readonly clock!: Clock;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat of the player who acts or decides. Null if the game acts.',
  })
  readonly seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `seat`. Null if `seat` is null.',
  })
  readonly name!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The event as text, or the line of card text with the ability. Null if the rules are the cause.',
  })
  readonly text!: string | null;
  @Field(() => [Rule], { description: 'The applied rules.' })
  readonly rules!: readonly Rule[];
  @Field(() => CardReference, { nullable: true, description: 'The object with the ability.' })
  readonly source!: CardReference | null;
  @Field(() => CausingDecision, {
    nullable: true,
    description: 'The decision, if a decision is the cause.',
  })
  readonly decision!: CausingDecision | null;
}

@ObjectType({ description: 'A modifier that changed an event.' })
export class EventModifier {
  @Field({ description: 'Whether it replaced other actions. If not, it added actions.' })
  readonly replaces!: boolean;
  @Field(() => Rule, { description: 'The rule that applies the modifier.' })
  readonly rule!: Rule;
  @Field(() => CardReference, {
    nullable: true,
    description: 'The object with the modifying ability. Null if a rule changed the event.',
  })
  readonly source!: CardReference | null;
  @Field(() => [String], { description: 'The effect as text.' })
  readonly actions!: readonly string[];
}

@ObjectType({ description: 'The causes of an event.' })
export class Why {
  @Field(() => [Cause], {
    description:
      'The causes from nearest to farthest, ending with a decision or the start of the game. Empty for the ' +
      'first event.',
  })
  readonly causes!: readonly Cause[];
  @Field(() => [EventModifier], { description: 'The modifiers that changed the event.' })
  readonly modifiers!: readonly EventModifier[];
}
