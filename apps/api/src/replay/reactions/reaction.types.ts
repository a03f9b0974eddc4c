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
  description: 'How a reaction ended.',
  valuesMap: {
    RESOLVED: { description: 'It was played, even if it had nothing to do.' },
    DECLINED: { description: 'Its player declined to pay, so it did nothing.' },
    GAME_ENDED: { description: 'The game ended first.' },
  },
});

@ObjectType({
  description:
    'A reaction: what activated it, when it was played, and what it caused; or an event that did not activate it, and why.',
})
export class ReactionTrigger {
  @Field(() => Int, {
    nullable: true,
    description:
      'The item that stood for it while it waited; unique in the game. Null if it was not activated.',
  })
  readonly emblem!: number | null;
  @Field({
    description:
      'The moment after the atomic action that activated it, or after the event where the whole ' +
      'event did, or did not activate it.',
  })
  readonly position!: string;
  @Field(() => NotActivatedReaction, {
    nullable: true,
    description: 'Why it was not activated. Null if it was.',
  })
  readonly notActivated!: NotActivatedReaction | null;
  @Field(() => Int, { description: 'The event that activated it, or did not.' })
  readonly revision!: number;
  @Field(() => Clock, { description: 'The time in the game after that event.' })
  readonly clock!: Clock;
  @Field(() => Rule, {
    nullable: true,
    description: 'The rule that activated it. Null if an effect did, or nothing.',
  })
  readonly rule!: Rule | null;
  @Field(() => Int, { description: 'The seat whose reaction it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field(() => CardReference, { description: 'The object that has the ability.' })
  readonly source!: CardReference;
  @Field(() => Int, { description: 'Which ability of the object, from 0.' })
  readonly ability!: number;
  @Field(() => String, {
    nullable: true,
    description:
      'The line of the card with the ability. Null if none of its own lines has it, or if it was not activated.',
  })
  readonly text!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of this activation among those of this ability of this object that day, from 1. ' +
      'Null if it was not activated.',
  })
  readonly ordinal!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Activations of this ability of this object that day. Null if it was not activated.',
  })
  readonly thatDay!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'How often this ability of this object can be activated in a day. Null without a limit.',
  })
  readonly dailyLimit!: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      'When it was played: the choice to play it before others, else its first event. Null if it ' +
      'was not played.',
  })
  readonly played!: string | null;
  @Field(() => String, { nullable: true, description: 'Time of its end. Null before then.' })
  readonly over!: string | null;
  @Field(() => ReactionOutcome, { nullable: true, description: 'Its outcome. Null before its end.' })
  readonly outcome!: ReactionOutcome | null;
  @Field(() => [String], { description: 'The events it caused, as positions.' })
  readonly caused!: readonly string[];
  @Field(() => Int, { nullable: true, description: 'The reaction (its emblem) that caused this one.' })
  readonly parent!: number | null;
  @Field(() => CardReference, {
    nullable: true,
    description: 'The object that has the ability of that reaction.',
  })
  readonly parentSource!: CardReference | null;
  @Field(() => Int, {
    nullable: true,
    description:
      '1 where no reaction caused it, else one more than its parent. Null if it was not activated.',
  })
  readonly depth!: number | null;
}

@ObjectType({ description: 'A reaction in a list.' })
export class ReactionEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => ReactionTrigger, { description: 'The entry.' })
  readonly node!: ReactionTrigger;
}

@ObjectType({ description: 'A page of reactions.' })
export class ReactionConnection {
  @Field(() => [ReactionEdge], { description: 'The entries of the page.' })
  readonly edges!: readonly ReactionEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'How many entries there are on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters reactions. All conditions must hold.' })
export class ReactionFilter {
  @Field(() => String, { nullable: true, description: 'Name or reference of the card or token.' })
  readonly card?: string | null;
  @Field(() => Int, { nullable: true, description: 'Only of this card or token.' })
  readonly item?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only of the object with this timestamp.' })
  readonly object?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only of this seat.' })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only those of this day.' })
  readonly day?: number | null;
  @Field(() => Int, { nullable: true, description: 'The event that activated them, or did not.' })
  readonly by?: number | null;
}
