import type { ReadingLack as Lacking } from '#interchange';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

export const ReadingLack = {
  HEROES_UNKNOWN: 'HEROES_UNKNOWN',
  OPPONENT_DECK_UNKNOWN: 'OPPONENT_DECK_UNKNOWN',
  OPPONENT_LOG_MISSING: 'OPPONENT_LOG_MISSING',
  DECKS_UNKNOWN: 'DECKS_UNKNOWN',
  RULES_PART: 'RULES_PART',
  LOG_STOPS: 'LOG_STOPS',
  CONCEDED: 'CONCEDED',
} as const satisfies { readonly [Lack in Lacking]: Lack };
export type ReadingLack = keyof typeof ReadingLack;
registerEnumType(ReadingLack, {
  name: 'ReadingLack',
  description: 'An obstacle to judging the decisions of an imported log, or to a complete game.',
  valuesMap: {
    HEROES_UNKNOWN: {
      description: 'The cards of the Heroes are not known: a card file that has them helps.',
    },
    OPPONENT_DECK_UNKNOWN: {
      description: 'The log is of one player, and the deck of the other is not known.',
    },
    OPPONENT_LOG_MISSING: { description: 'The log of the other player is not here.' },
    DECKS_UNKNOWN: { description: 'The deck of a player is not known.' },
    RULES_PART: { description: 'The rules do not lead to the log’s positions. The rest is only shown.' },
    LOG_STOPS: { description: 'The log stops before the end of the game.' },
    CONCEDED: { description: 'A player conceded.' },
  },
});

@ObjectType({ description: 'How much of an imported log can be judged.' })
export class GameReading {
  @Field(() => Int, {
    nullable: true,
    description: 'The seat of the only player with a log. Null if several players have logs, or none has.',
  })
  readonly seat!: number | null;
  @Field(() => Int, {
    description: 'Decisions that could have been made in another way: those of `seat`, or of all players.',
  })
  readonly decisions!: number;
  @Field(() => Int, { description: 'The decisions among them that can be judged.' })
  readonly judged!: number;
  @Field(() => [ReadingLack], { description: 'Obstacles, the gravest first.' })
  readonly lacks!: readonly ReadingLack[];
  @Field({ description: 'The same text in English.' })
  readonly text!: string;
}

@ObjectType({ description: 'A deck that was sent with logs.' })
export class GivenDeck {
  @Field({ description: 'Its name.' })
  readonly name!: string;
  @Field({ description: 'Whether it belongs to a player of the games.' })
  readonly fits!: boolean;
}

/** The fields that the first game of an import and its other games have in common. */
@ObjectType({ isAbstract: true })
abstract class ReadLog {
  @Field(() => GameReading, {
    nullable: true,
    description: 'How much of the log can be judged. Null if another program of Retrace recorded the game.',
  })
  readonly reading!: GameReading | null;
  @Field(() => [ID], {
    description: 'Earlier records of the same log with less, which were deleted in favour of this one.',
  })
  readonly replaced!: readonly string[];
}

@ObjectType({ description: 'A game of an import file beside the first.' })
export class OtherImport extends ReadLog {
  @Field(() => ID, { description: 'The id of that game.' })
  readonly id!: string;
  @Field(() => Int, { description: 'Events that it has.' })
  readonly events!: number;
  @Field({ description: 'Whether the game existed, and nothing changed.' })
  readonly alreadyThere!: boolean;
}

@ObjectType({ description: 'The result of an import.' })
export class ImportResult extends ReadLog {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field(() => Int, { description: 'Events that it now has.' })
  readonly events!: number;
  @Field({ description: 'Whether the game or draft existed, and nothing changed.' })
  readonly alreadyThere!: boolean;
  @Field(() => [ID], {
    nullable: true,
    description: 'The games that came along with a draft. Null if the file has a game.',
  })
  readonly games!: readonly string[] | null;
  @Field(() => [OtherImport], {
    description: 'Further games of the file: what a browser saved can have logs of several tables.',
  })
  readonly others!: readonly OtherImport[];
  @Field(() => [GivenDeck], { description: 'The decks that were sent with the logs.' })
  readonly decks!: readonly GivenDeck[];
}

export const ImportCheck = {
  PENDING: 'PENDING',
  EXACT: 'EXACT',
  DIVERGED: 'DIVERGED',
  UNVERIFIED: 'UNVERIFIED',
} as const;
export type ImportCheck = keyof typeof ImportCheck;
registerEnumType(ImportCheck, {
  name: 'ImportCheck',
  description: 'Whether the rules confirm an imported game.',
  valuesMap: {
    PENDING: { description: 'The rules have not replayed it yet.' },
    EXACT: {
      description:
        'Replayed by the rules, it is the same, event for event: the whole game, or up to `position` where the rest is only observed.',
    },
    DIVERGED: { description: 'Replayed by the rules, it differs.' },
    UNVERIFIED: { description: "The rules can't replay it here." },
  },
});

@ObjectType({
  description: 'Where an imported game comes from. The record is only as reliable as its importer.',
})
export class ImportedGame {
  @Field(() => String, { nullable: true, description: 'The importer. Visible to people who are signed in.' })
  readonly by!: string | null;
  @Field(() => GraphQLDateTime, { description: 'When it was imported.' })
  readonly at!: Date;
  @Field(() => ImportCheck, { description: 'How its record was checked against the rules.' })
  readonly check!: ImportCheck;
  @Field(() => String, {
    nullable: true,
    description:
      'DIVERGED: the first position where the rules differ from the record. EXACT: the last position that they confirm, where the record is only observed from there on.',
  })
  readonly position!: string | null;
}
