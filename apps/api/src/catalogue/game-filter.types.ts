import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { CardEventKind } from '../replay/card-events/card-event.types.js';

export const GameOrderField = {
  RECORDED: 'RECORDED',
  STARTED: 'STARTED',
  DAYS: 'DAYS',
  TURNS: 'TURNS',
  EVENTS: 'EVENTS',
} as const;
export type GameOrderField = keyof typeof GameOrderField;
registerEnumType(GameOrderField, {
  name: 'GameOrderField',
  description: 'A field to order games by.',
  valuesMap: {
    RECORDED: { description: 'The time when the first event was recorded on this server.' },
    STARTED: {
      description:
        'The time when the game started. For an imported game, this is earlier than the time of its ' +
        'recording on this server.',
    },
    DAYS: { description: 'The number of days.' },
    TURNS: { description: 'The number of turns.' },
    EVENTS: { description: 'The number of events.' },
  },
});

export const OrderDirection = { ASC: 'ASC', DESC: 'DESC' } as const;
export type OrderDirection = keyof typeof OrderDirection;
registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'The direction of the order.',
  valuesMap: {
    ASC: { description: 'The smallest, or the oldest, first.' },
    DESC: { description: 'The largest, or the newest, first.' },
  },
});

@InputType({ description: 'Orders games. Equal games are ordered by the time of recording.' })
export class GameOrderBy {
  @Field(() => GameOrderField, { description: 'The field to order by.' })
  readonly field!: GameOrderField;
  @Field(() => OrderDirection, {
    defaultValue: OrderDirection.DESC,
    description: 'The direction of the order.',
  })
  readonly direction!: OrderDirection;
}

@InputType({ description: 'A range of numbers, including both ends. Leave out either end to set no limit.' })
export class NumberRange {
  @Field(() => Int, { nullable: true, description: 'The minimum.' })
  readonly from?: number | null;
  @Field(() => Int, { nullable: true, description: 'The maximum.' })
  readonly to?: number | null;
}

@InputType({ description: 'A range of time, including both ends. Leave out either end to set no limit.' })
export class TimeRange {
  @Field(() => GraphQLDateTime, { nullable: true, description: 'The earliest time.' })
  readonly from?: Date | null;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'The latest time.' })
  readonly to?: Date | null;
}

@InputType({ description: 'Filters by winner. All conditions must hold for the same winner.' })
export class WinnerFilter {
  @Field(() => Int, { nullable: true, description: "The winner's seat." })
  readonly seat?: number | null;
  @Field(() => String, { nullable: true, description: "Part of the winner's name. Case does not matter." })
  readonly name?: string | null;
}

@InputType({
  description:
    'An event of a card, as far as you can see it. For a game in progress, as far as spectators saw it.',
})
export class CardEventCondition {
  @Field({ description: "The card's name in any case, or its reference." })
  readonly card!: string;
  @Field(() => CardEventKind, { description: 'The kind of event.' })
  readonly kind!: CardEventKind;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat of the player who had the card. Default: any seat.',
  })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true, description: 'Only if it first happened on this day or earlier.' })
  readonly byDay?: number | null;
  @Field(() => Int, { nullable: true, description: 'The minimum number of times in the game. Default: 1.' })
  readonly atLeast?: number | null;
}

@InputType({ description: 'Filters games. All conditions must hold.' })
export class GameFilter {
  @Field(() => String, {
    nullable: true,
    description:
      "At most 8 words. Each must occur in a player's name, hero or faction, in the name of the game, its " +
      'format or a tag, or in the name of a card that you can see in it.',
  })
  readonly text?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The `module` of the game.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'The edition of the rules, such as `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'The format, as a term of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "Part of a player's name. With a hero or faction, the same player must match.",
  })
  readonly player?: string | null;
  @Field(() => String, { nullable: true, description: "Part of the name of a player's hero." })
  readonly hero?: string | null;
  @Field(() => String, { nullable: true, description: "A player's faction, as a term of the game." })
  readonly faction?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the game is over.' })
  readonly finished?: boolean | null;
  @Field(() => WinnerFilter, { nullable: true, description: 'The winner.' })
  readonly winner?: WinnerFilter | null;
  @Field(() => String, {
    nullable: true,
    description: 'The reason why the game ended, as a term of the game.',
  })
  readonly reason?: string | null;
  @Field(() => NumberRange, { nullable: true, description: 'The number of days.' })
  readonly days?: NumberRange | null;
  @Field(() => NumberRange, { nullable: true, description: 'The number of turns.' })
  readonly turns?: NumberRange | null;
  @Field(() => NumberRange, { nullable: true, description: 'The number of events.' })
  readonly events?: NumberRange | null;
  @Field(() => TimeRange, { nullable: true, description: 'The time when the game started.' })
  readonly started?: TimeRange | null;
  @Field(() => String, { nullable: true, description: "One of the game's tags." })
  readonly tag?: string | null;
  @Field(() => ID, { nullable: true, description: 'The id of the game from which it branched.' })
  readonly parent?: string | null;
  @Field(() => [CardEventCondition], {
    nullable: true,
    description: 'At most 5 events of cards in the game, all of which must match.',
  })
  readonly cards?: readonly CardEventCondition[] | null;
}
