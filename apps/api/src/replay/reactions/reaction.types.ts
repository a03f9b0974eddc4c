import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardReference, Clock, PageInfo, Rule } from '../../graphql/shared.types.js';
import { NotActivatedReaction } from '../state/event.types.js';

export const ReactionOutcome = {
  RESOLVED: 'RESOLVED',
  DECLINED: 'DECLINED',
  GAME_ENDED: 'GAME_ENDED',
} as const;
export type ReactionOutcome = keyof typeof ReactionOutcome;
registerEnumType(ReactionOutcome, {
  name: 'ReactionOutcome',
  description: 'The outcome of a reaction.',
  valuesMap: {
    RESOLVED: { description: 'It was played, even if it had no effect.' },
    DECLINED: { description: 'Its player declined to pay, so it had no effect.' },
    GAME_ENDED: { description: 'The game ended before it was played.' },
  },
});

@ObjectType({
  description:
    'An activated reaction with its cause and effects, or a reaction that an event did not activate, ' +
    'with the reason.',
})
export class ReactionTrigger {
  @Field(() => Int, {
    nullable: true,
    description:
      'The item that represented it while it was pending, unique in the game. Null if it was not ' +
      'activated.',
  })
  readonly emblem!: number | null;
  @Field({
    description:
      'The position after the atomic action or event that activated it, or after the event that did not ' +
      'activate it.',
  })
  readonly position!: string;
  @Field(() => NotActivatedReaction, {
    nullable: true,
    description: 'The reason why it was not activated. Null if it was activated.',
  })
  readonly notActivated!: NotActivatedReaction | null;
  @Field(() => Int, { description: 'The revision of the event that activated it or did not activate it.' })
  readonly revision!: number;
  @Field(() => Clock, { description: 'The time in the game after that event.' })
  readonly clock!: Clock;
  @Field(() => Rule, {
    nullable: true,
    description: 'The rule that activated it. Null if an effect activated it, or if it was not activated.',
  })
  readonly rule!: Rule | null;
  @Field(() => Int, { description: 'The seat whose reaction it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly name!: string;
  @Field(() => CardReference, { description: 'The object with the ability.' })
  readonly source!: CardReference;
  @Field(() => Int, { description: "The index of the object's ability, from 0." })
  readonly ability!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'The line of card text with the ability. Null if no line of the card has it, or if the reaction was ' +
      'not activated.',
  })
  readonly text!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of this activation among all activations of the same ability of this object on that day, ' +
      'from 1. Null if it was not activated.',
  })
  readonly ordinal!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of activations of this ability of this object on that day. Null if it was not activated.',
  })
  readonly thatDay!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The maximum number of activations of this ability of this object in a day. Null if there is no limit.',
  })
  readonly dailyLimit!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The position at which it was played: the choice to play it before others, or else its first event. ' +
      'Null if it was not played.',
  })
  readonly played!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The position at which the reaction ended. Null if it has not ended.',
  })
  readonly over!: string | null;
  @Field(() => ReactionOutcome, {
    nullable: true,
    description: "The outcome. Null before the reaction's end.",
  })
  readonly outcome!: ReactionOutcome | null;
  @Field(() => [String], { description: 'The positions of the events that it caused.' })
  readonly caused!: readonly string[];
  @Field(() => Int, { nullable: true, description: 'The emblem of the reaction that caused this one.' })
  readonly parent!: number | null;
  @Field(() => CardReference, {
    nullable: true,
    description: 'The object with the ability of the parent reaction.',
  })
  readonly parentSource!: CardReference | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The depth in the chain of reactions: 1 if no reaction caused it, otherwise one more than its ' +
      'parent. Null if it was not activated.',
  })
  readonly depth!: number | null;
}

@ObjectType({ description: 'A reaction in a list.' })
export class ReactionEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => ReactionTrigger, { description: 'The content of the entry.' })
  readonly node!: ReactionTrigger;
}

@ObjectType({ description: 'A page of reactions.' })
export class ReactionConnection {
  @Field(() => [ReactionEdge], { description: 'The entries on the page.' })
  readonly edges!: readonly ReactionEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of entries on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters reactions. All conditions must hold.' })
export class ReactionFilter {
  @Field(() => String, { nullable: true, description: 'The name or reference of the card or token.' })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only reactions of this card or token.' })
  readonly item?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only reactions of the object with this timestamp.' })
  readonly object?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only reactions of this seat.' })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only reactions on this day.' })
  readonly day?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Only reactions that this event activated, or did not activate.',
  })
  readonly by?: number | null;
}
