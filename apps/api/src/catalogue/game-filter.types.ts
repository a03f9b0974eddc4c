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
    RECORDED: { description: 'When the first event was recorded here.' },
    STARTED: {
      description: 'When the game started. For an imported game this is earlier than its recording here.',
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
  description: 'The direction.',
  valuesMap: {
    ASC: { description: 'The smallest, or the oldest, first.' },
    DESC: { description: 'The largest, or the newest, first.' },
  },
});

@InputType({ description: 'Orders games. Equal ones are ordered by when they were recorded.' })
export class GameOrderBy {
  @Field(() => GameOrderField, { description: 'The field to order by.' })
  readonly field!: GameOrderField;
  @Field(() => OrderDirection, { defaultValue: OrderDirection.DESC, description: 'The direction.' })
  readonly direction!: OrderDirection;
}

@InputType({ description: 'A range of numbers, both ends included. Leave out either end for no bound.' })
export class NumberRange {
  @Field(() => Int, { nullable: true, description: 'At least.' })
  readonly from?: number | null;
  @Field(() => Int, { nullable: true, description: 'At most.' })
  readonly to?: number | null;
}

@InputType({ description: 'A range of time, both ends included. Leave out either end for no bound.' })
export class TimeRange {
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Not before.' })
  readonly from?: Date | null;
  @Field(() => GraphQLDateTime, { nullable: true, description: 'Not after.' })
  readonly to?: Date | null;
}

@InputType({ description: 'Filters by winner. All conditions must hold for the same winner.' })
export class WinnerFilter {
  @Field(() => Int, { nullable: true, description: 'Its seat.' })
  readonly seat?: number | null;
  @Field(() => String, { nullable: true, description: 'Part of its name; case does not matter.' })
  readonly name?: string | null;
}

@InputType({
  description:
    'Something that happened to a card, as far as you can see it. In a game in progress: as ' +
    'spectators saw it.',
})
export class CardEventCondition {
  @Field({ description: 'Its name, in any case, or its reference.' })
  readonly card!: string;
  @Field(() => CardEventKind, { description: 'The event of the card.' })
  readonly kind!: CardEventKind;
  @Field(() => Int, { nullable: true, description: 'The seat whose card it was then. Default: any seat.' })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true, description: 'For the first time on this day or before.' })
  readonly byDay?: number | null;
  @Field(() => Int, { nullable: true, description: 'At least this many times in the game. Default: 1.' })
  readonly atLeast?: number | null;
}

@InputType({ description: 'Filters games. All conditions must hold.' })
export class GameFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words, at most 8. Each stands in the name, hero or faction of a player, in the game, its format or a tag, ' +
      'or in the name of a card that you can see in it.',
  })
  readonly text?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The `module` of the game.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'Edition of the rules: `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'Format, as a word of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name of a player. With hero or faction: of the player who plays those.',
  })
  readonly player?: string | null;
  @Field(() => String, { nullable: true, description: 'Part of the name of the hero of a player.' })
  readonly hero?: string | null;
  @Field(() => String, { nullable: true, description: 'Faction of a player, as a word of the game.' })
  readonly faction?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the game is over.' })
  readonly finished?: boolean | null;
  @Field(() => WinnerFilter, { nullable: true, description: 'Its winner.' })
  readonly winner?: WinnerFilter | null;
  @Field(() => String, { nullable: true, description: 'Why it ended, as a word of the game.' })
  readonly reason?: string | null;
  @Field(() => NumberRange, { nullable: true, description: 'The number of days.' })
  readonly days?: NumberRange | null;
  @Field(() => NumberRange, { nullable: true, description: 'The number of turns.' })
  readonly turns?: NumberRange | null;
  @Field(() => NumberRange, { nullable: true, description: 'The number of events.' })
  readonly events?: NumberRange | null;
  @Field(() => TimeRange, { nullable: true, description: 'When it was started.' })
  readonly started?: TimeRange | null;
  @Field(() => String, { nullable: true, description: 'One of its tags.' })
  readonly tag?: string | null;
  @Field(() => ID, { nullable: true, description: 'The game it branches from.' })
  readonly parent?: string | null;
  @Field(() => [CardEventCondition], {
    nullable: true,
    description: 'Events of cards in it: at most 5, all of which must match.',
  })
  readonly cards?: readonly CardEventCondition[] | null;
}
