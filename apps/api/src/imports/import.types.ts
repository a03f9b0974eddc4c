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
  description:
    'A reason why decisions in an imported log cannot be evaluated, or why its game is incomplete.',
  valuesMap: {
    HEROES_UNKNOWN: {
      description: "The Heroes' cards are not known. Import a card file that contains them.",
    },
    OPPONENT_DECK_UNKNOWN: {
      description: "The log is from one player, and the other player's deck is not known.",
    },
    OPPONENT_LOG_MISSING: { description: "The other player's log is missing." },
    DECKS_UNKNOWN: { description: "A player's deck is not known." },
    RULES_PART: {
      description: "The rules do not lead to the log's positions, so the rest of the game is only shown.",
    },
    LOG_STOPS: { description: 'The log stops before the end of the game.' },
    CONCEDED: { description: 'A player conceded.' },
  },
});

@ObjectType({ description: 'The extent to which an imported log can be evaluated.' })
export class GameReading {
  @Field(() => Int, {
    nullable: true,
    description:
      'The seat of the only player whose log is known. Null if the logs of several players are known, or ' +
      'of none.',
  })
  readonly seat!: number | null;
  @Field(() => Int, {
    description: 'The number of decisions with more than one option, of `seat` or of all players.',
  })
  readonly decisions!: number;
  @Field(() => Int, { description: 'The number of these decisions that can be evaluated.' })
  readonly judged!: number;
  @Field(() => [ReadingLack], {
    description: 'The reasons why the other decisions cannot be evaluated, most severe first.',
  })
  readonly lacks!: readonly ReadingLack[];
  @Field({ description: 'The reasons as text in English.' })
  readonly text!: string;
}

@ObjectType({ description: 'A deck that was sent with logs.' })
export class GivenDeck {
  @Field({ description: 'The name of the deck.' })
  readonly name!: string;
  @Field({ description: 'Whether the deck belongs to a player in the games.' })
  readonly fits!: boolean;
}

/** The fields that an import's first game and its other games have in common. */
@ObjectType({ isAbstract: true })
abstract class ReadLog {
  @Field(() => GameReading, {
    nullable: true,
    description:
      'The extent to which the log can be evaluated. Null if another installation of Retrace recorded the ' +
      'game.',
  })
  readonly reading!: GameReading | null;
  @Field(() => [ID], {
    description: 'The less complete records of the same log that this one replaced.',
  })
  readonly replaced!: readonly string[];
}

@ObjectType({ description: 'A further game in an import file.' })
export class OtherImport extends ReadLog {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field(() => Int, { description: 'The number of events in the game.' })
  readonly events!: number;
  @Field({ description: 'Whether the game already existed, so nothing changed.' })
  readonly alreadyThere!: boolean;
}

@ObjectType({ description: 'The result of an import.' })
export class ImportResult extends ReadLog {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field(() => Int, { description: 'The number of events that the game now has.' })
  readonly events!: number;
  @Field({ description: 'Whether the game or draft already existed, so nothing changed.' })
  readonly alreadyThere!: boolean;
  @Field(() => [ID], {
    nullable: true,
    description: 'The games that were imported with a draft. Null if the file contains a game.',
  })
  readonly games!: readonly string[] | null;
  @Field(() => [OtherImport], {
    description: 'Further games in the file. A file saved by a browser can contain logs of several tables.',
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
    PENDING: { description: 'The rules have not yet replayed it.' },
    EXACT: {
      description:
        'The rules lead to the same events, in the whole game or up to `position` if the rest is only ' +
        'observed.',
    },
    DIVERGED: { description: 'The rules lead to different events.' },
    UNVERIFIED: { description: "The rules can't replay it on this server." },
  },
});

@ObjectType({
  description: 'The origin of an imported game. The record is only as reliable as its importer.',
})
export class ImportedGame {
  @Field(() => String, {
    nullable: true,
    description: 'The importer. Visible only to people who are signed in.',
  })
  readonly by!: string | null;
  @Field(() => GraphQLDateTime, { description: 'The time of the import.' })
  readonly at!: Date;
  @Field(() => ImportCheck, { description: 'The result of checking the record against the rules.' })
  readonly check!: ImportCheck;
  @Field(() => String, {
    nullable: true,
    description:
      'For DIVERGED, the first position at which the rules differ from the record. For EXACT, the last ' +
      'position that they confirm, if the record is only observed from there on.',
  })
  readonly position!: string | null;
}
