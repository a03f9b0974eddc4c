import { Field, GraphQLISODateTime, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { CardEventKind } from '../card-events/card-event.types.js';

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
  description: 'What games can be ordered by.',
  valuesMap: {
    RECORDED: { description: 'When the first event was recorded here.' },
    STARTED: { description: 'When the game was started; an imported one earlier than it was recorded here.' },
    DAYS: { description: 'How many days it had.' },
    TURNS: { description: 'How many turns it had.' },
    EVENTS: { description: 'How many events its record has.' },
  },
});

export const OrderDirection = { ASC: 'ASC', DESC: 'DESC' } as const;
export type OrderDirection = keyof typeof OrderDirection;
registerEnumType(OrderDirection, {
  name: 'OrderDirection',
  description: 'From which end.',
  valuesMap: {
    ASC: { description: 'The least, or the oldest, first.' },
    DESC: { description: 'The greatest, or the newest, first.' },
  },
});

@InputType({ description: 'What games are ordered by. Where that is the same, by when they were recorded.' })
export class GameOrderBy {
  @Field(() => GameOrderField, { description: 'What they are ordered by.' })
  readonly field!: GameOrderField;
  @Field(() => OrderDirection, { defaultValue: OrderDirection.DESC, description: 'From which end.' })
  readonly direction!: OrderDirection;
}

@InputType({ description: 'A number within bounds, both included; a bound that is left out does not count.' })
export class NumberRange {
  @Field(() => Int, { nullable: true, description: 'At least.' })
  readonly from?: number | null;
  @Field(() => Int, { nullable: true, description: 'At most.' })
  readonly to?: number | null;
}

@InputType({ description: 'A time within bounds, both included; a bound that is left out does not count.' })
export class TimeRange {
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Not before.' })
  readonly from?: Date | null;
  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Not after.' })
  readonly to?: Date | null;
}

@InputType({ description: 'Who won: all that is given must hold of one winner.' })
export class WinnerFilter {
  @Field(() => Int, { nullable: true, description: 'Its seat.' })
  readonly seat?: number | null;
  @Field(() => String, { nullable: true, description: 'Part of its name; case does not matter.' })
  readonly name?: string | null;
}

@InputType({
  description:
    'Something that happened to a card, as far as the reader may know: of a game that is not over, as spectators saw it.',
})
export class CardEventCondition {
  @Field({ description: 'Its name, whatever its case, or its reference.' })
  readonly card!: string;
  @Field(() => CardEventKind, { description: 'What happened to it.' })
  readonly kind!: CardEventKind;
  @Field(() => Int, { nullable: true, description: 'Whose card it was then; nobody given: anybody’s.' })
  readonly seat?: number | null;
  @Field(() => Int, { nullable: true, description: 'The first time on this day or before.' })
  readonly byDay?: number | null;
  @Field(() => Int, { nullable: true, description: 'So many times in the game at least; 1 when left out.' })
  readonly atLeast?: number | null;
}

@InputType({ description: 'All that is given must hold.' })
export class GameFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Id of the game played, as `module` of a game tells it.',
  })
  readonly module?: string | null;
  @Field(() => String, { nullable: true, description: 'Edition of the rules: `1.0`.' })
  readonly edition?: string | null;
  @Field(() => String, { nullable: true, description: 'Format, as a word of the game.' })
  readonly format?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Part of the name of a player. With hero or faction: of the one who plays those.',
  })
  readonly player?: string | null;
  @Field(() => String, { nullable: true, description: 'Part of the name of the hero of a player.' })
  readonly hero?: string | null;
  @Field(() => String, { nullable: true, description: 'Faction of a player, as a word of the game.' })
  readonly faction?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the game is over.' })
  readonly finished?: boolean | null;
  @Field(() => WinnerFilter, { nullable: true, description: 'Who won it.' })
  readonly winner?: WinnerFilter | null;
  @Field(() => String, { nullable: true, description: 'Why it ended, in the word of the game.' })
  readonly reason?: string | null;
  @Field(() => NumberRange, { nullable: true, description: 'How many days it had.' })
  readonly days?: NumberRange | null;
  @Field(() => NumberRange, { nullable: true, description: 'How many turns it had.' })
  readonly turns?: NumberRange | null;
  @Field(() => NumberRange, { nullable: true, description: 'How many events its record has.' })
  readonly events?: NumberRange | null;
  @Field(() => TimeRange, { nullable: true, description: 'When it was started.' })
  readonly started?: TimeRange | null;
  @Field(() => String, { nullable: true, description: 'A tag that it has.' })
  readonly tag?: string | null;
  @Field(() => ID, { nullable: true, description: 'The game that it goes on from.' })
  readonly parent?: string | null;
  @Field(() => [CardEventCondition], {
    nullable: true,
    description: 'What happened to cards in it: at most 5, all of which must hold.',
  })
  readonly cards?: readonly CardEventCondition[] | null;
}
