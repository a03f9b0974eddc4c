import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { GameId } from '#record';
import { Clock } from '../graphql/shared.types.js';
import { ReviewReason } from './reason.types.js';

export const ReviewState = {
  WAITING: 'WAITING',
  RUNNING: 'RUNNING',
  READY: 'READY',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
export type ReviewState = keyof typeof ReviewState;
registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'How far a review is.',
  valuesMap: {
    WAITING: { description: 'Other reviews come first.' },
    RUNNING: { description: 'It is being made.' },
    READY: { description: '`result` has it.' },
    FAILED: { description: '`code` says why. Start it again.' },
    CANCELLED: { description: 'It was cancelled. Start it again.' },
  },
});

export const ReportFormat = { HTML: 'HTML', MARKDOWN: 'MARKDOWN' } as const;
export type ReportFormat = keyof typeof ReportFormat;
registerEnumType(ReportFormat, {
  name: 'ReportFormat',
  description: 'The format of a report.',
  valuesMap: {
    HTML: { description: 'A page that needs no other file.' },
    MARKDOWN: { description: 'Markdown, as forums and notebooks take it.' },
  },
});

export const DeckLists = { KNOWN: 'KNOWN', UNKNOWN: 'UNKNOWN' } as const;
export type DeckLists = keyof typeof DeckLists;
registerEnumType(DeckLists, {
  name: 'DeckLists',
  description: 'Whether a player is taken to know which cards the others play.',
  valuesMap: {
    KNOWN: { description: 'Unknown cards are dealt from the deck lists.' },
    UNKNOWN: { description: 'Unknown cards are made up of cards that were seen.' },
  },
});

export const ReviewGrade = {
  INACCURACY: 'INACCURACY',
  MISTAKE: 'MISTAKE',
  BLUNDER: 'BLUNDER',
} as const;
export type ReviewGrade = keyof typeof ReviewGrade;
registerEnumType(ReviewGrade, {
  name: 'ReviewGrade',
  description: 'How bad a choice was.',
  valuesMap: {
    BLUNDER: { description: 'It gave away the most.' },
    INACCURACY: { description: 'It gave away a little.' },
    MISTAKE: { description: 'It gave away a lot.' },
  },
});

export const ReviewLack = {
  DECISIONS: 'DECISIONS',
  END: 'END',
  OBSERVED: 'OBSERVED',
  CARDS: 'CARDS',
  DEALT: 'DEALT',
  ABILITIES: 'ABILITIES',
  MODEL: 'MODEL',
  AGREEMENT: 'AGREEMENT',
  CHECK: 'CHECK',
} as const;
export type ReviewLack = keyof typeof ReviewLack;
registerEnumType(ReviewLack, {
  name: 'ReviewLack',
  description: 'Why a review says less than it could.',
  valuesMap: {
    DECISIONS: { description: 'The record has no decisions to judge.' },
    END: { description: 'The game is not over. Luck and skill add up to its current state.' },
    OBSERVED: {
      description:
        'From `observedFrom` on the record only says what was seen. The value model alone judged that part.',
    },
    CARDS: { description: 'Some cards are not known. The value model alone judged those moments.' },
    DEALT: {
      description: 'Some cards are unknown. They were dealt from the cards that the record shows.',
    },
    ABILITIES: { description: 'Some cards have abilities that the rules do not execute.' },
    MODEL: { description: 'The game has no value model. Every playout went to the end.' },
    AGREEMENT: { description: 'The record is not what the rules decide.' },
    CHECK: { description: 'This program cannot check the record against its rules.' },
  },
});

export const ReviewUnjudgedReason = {
  PERSPECTIVE: 'PERSPECTIVE',
  OBSERVED: 'OBSERVED',
  CHOICES: 'CHOICES',
  HANDS: 'HANDS',
} as const;
export type ReviewUnjudgedReason = keyof typeof ReviewUnjudgedReason;
registerEnumType(ReviewUnjudgedReason, {
  name: 'ReviewUnjudgedReason',
  description: 'Why no decision of a game was judged.',
  valuesMap: {
    PERSPECTIVE: { description: 'A spectator does not know what players could choose.' },
    OBSERVED: { description: 'The record only says what was seen of the game.' },
    CHOICES: { description: 'No decision had more than one option.' },
    HANDS: { description: 'The record does not know the hand of the player whose decisions they are.' },
  },
});

@ObjectType({ description: 'Why a review has no verdict, and what to do about it.' })
export class ReviewUnjudged {
  @Field(() => ReviewUnjudgedReason, { description: 'For programs.' })
  readonly reason!: ReviewUnjudgedReason;
  @Field({ description: 'The reason as a sentence.' })
  readonly text!: string;
  @Field({ description: 'Advice in a sentence.' })
  readonly advice!: string;
}

@ObjectType({ description: 'How likely each player is to win from a moment.' })
export class Evaluation {
  @Field({ description: 'The next position with a decision.' })
  readonly position!: string;
  @Field(() => [Float], { description: 'From 0 to 1, by seat.' })
  readonly winProbability!: readonly number[];
  @Field(() => Float, {
    nullable: true,
    description: 'Standard error. Null if the value model alone judged.',
  })
  readonly error!: number | null;
  @Field(() => Int, { description: 'How often the game was played on.' })
  readonly playouts!: number;
}

@ObjectType({ description: 'How likely each player was to win at a moment.' })
export class ReviewPoint {
  @Field({ description: 'A position with a decision, the start of a day, or the end of the record.' })
  readonly position!: string;
  @Field(() => [Float], { description: 'From 0 to 1, by seat.' })
  readonly winProbability!: readonly number[];
  @Field(() => Float, {
    nullable: true,
    description:
      'Standard error of the playouts, from 0 to 1. 0 at the end of a game. The error of the value model is extra. ' +
      'Null if the value model alone judged.',
  })
  readonly error!: number | null;
}

@ObjectType({ description: 'The value of a choice of a decision.' })
export class ReviewedOption {
  @Field(() => [String], { description: 'Keys of options of the decision.' })
  readonly choice!: readonly string[];
  @Field(() => Float, { description: 'How likely the player is to win after it.' })
  readonly value!: number;
  @Field(() => Float, { description: 'Standard error.' })
  readonly error!: number;
  @Field(() => Int, { description: 'How often the game was played on from it.' })
  readonly playouts!: number;
}

@ObjectType({ description: 'A decision with the values of its choices, from the knowledge of its player.' })
export class ReviewedDecision {
  @Field({ description: 'The moment at which it became pending.' })
  readonly position!: string;
  @Field({ description: 'The moment at which it was made.' })
  readonly made!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field(() => Int, { description: 'The seat that decided.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'A word of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field(() => [String], { description: 'Keys of the options taken.' })
  readonly taken!: readonly string[];
  @Field(() => [String], { description: 'Keys of the best options.' })
  readonly best!: readonly string[];
  @Field(() => Float, {
    description: 'Win probability given away, where that exceeds twice its error; else 0.',
  })
  readonly loss!: number;
  @Field(() => Float, {
    description:
      'Standard error of how far the best choice is from the one taken, of playouts and the value model together, as a part of 1. ' +
      'Twice of it to either side of `loss` is the 95 % interval.',
  })
  readonly error!: number;
  @Field(() => ReviewGrade, { nullable: true, description: 'Null if it is not bad.' })
  readonly grade!: ReviewGrade | null;
  @Field(() => [ReviewReason], {
    description:
      'In what the best choice is better by the first decision of the next day, what is worth most first. ' +
      'Empty where nothing was given away.',
  })
  readonly reasons!: readonly ReviewReason[];
  @Field(() => String, {
    nullable: true,
    description: 'The choice, the better choice and the reason, in words. Null if it is not bad.',
  })
  readonly text!: string | null;
  @Field(() => [ReviewedOption], { description: 'The best first.' })
  readonly options!: readonly ReviewedOption[];
  @Field(() => Float, {
    nullable: true,
    description:
      'Win probability of the choice minus the mean of a competent player’s choices. Null in older reviews.',
  })
  readonly skill!: number | null;
}

@ObjectType({ description: 'A player’s part of a review.' })
export class SeatReview {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => Float, { nullable: true, description: 'From 0 to 1. Null if no decision was judged.' })
  readonly accuracy!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'The rest of the win probability: chance and hidden cards. With `skill` it comes to the result, less an even share. ' +
      'Null if no decision was judged.',
  })
  readonly luck!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Win probability that decisions brought against those of a competent player: their own, and those of opponents, which count ' +
      'the other way. Null if no decision was judged.',
  })
  readonly skill!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'Standard error of `skill`, and so of `luck`, of playouts alone. Null if no decision was judged, and in older reviews.',
  })
  readonly error!: number | null;
  @Field(() => Int, { description: 'Decisions of the player that were judged.' })
  readonly judged!: number;
  @Field(() => Int, { description: 'Decisions of the player with more than one option that you can know.' })
  readonly decisions!: number;
}

@ObjectType({ description: 'A moment at which much changed.' })
export class TurningPoint {
  @Field({ description: 'The moment after it.' })
  readonly position!: string;
  @Field({ description: 'Where the next moment is.' })
  readonly until!: string;
  @Field(() => Int, { description: 'Whose chance rose.' })
  readonly seat!: number;
  @Field({ description: 'The name of that player.' })
  readonly name!: string;
  @Field(() => Float, { description: 'The chance to win before it, from 0 to 1.' })
  readonly before!: number;
  @Field(() => Float, { description: 'The chance to win after it, from 0 to 1.' })
  readonly after!: number;
  @Field(() => Float, {
    description:
      'Which part of the change the decision there made. Below 0: it worked against it. The rest is chance and hidden cards.',
  })
  readonly given!: number;
  @Field({ description: 'The event in words.' })
  readonly text!: string;
}

@ObjectType({ description: 'The results of a review.' })
export class ReviewResult {
  @Field(() => [ReviewPoint], { description: 'The chances along the game, in order.' })
  readonly points!: readonly ReviewPoint[];
  @Field(() => [ReviewedDecision], { description: 'The decisions that were judged, in order.' })
  readonly decisions!: readonly ReviewedDecision[];
  @Field(() => [SeatReview], { description: 'Each player’s part, by seat.' })
  readonly seats!: readonly SeatReview[];
  @Field(() => [TurningPoint], { description: 'In the order of the game.' })
  readonly turningPoints!: readonly TurningPoint[];
  @Field(() => ReviewUnjudged, {
    nullable: true,
    description: 'The reason for no verdict. Null if at least one decision was judged.',
  })
  readonly unjudged!: ReviewUnjudged | null;
  @Field(() => [ReviewLack], { description: 'Information that the record lacks.' })
  readonly missing!: readonly ReviewLack[];
  @Field(() => String, {
    nullable: true,
    description:
      'The position from which the record of another platform is only observed. Null if no part is.',
  })
  readonly observedFrom!: string | null;
  @Field(() => Float, { description: 'How long the review took.' })
  readonly seconds!: number;
}

@ObjectType({ description: 'A review of a game from a perspective, and what it was made with.' })
export class GameReview {
  @Field(() => ID, {
    description: 'The id depends on the game, perspective, deck lists, seed, playouts and model.',
  })
  readonly id!: string;
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: GameId;
  @Field(() => ReviewState, { description: 'How far it is.' })
  readonly state!: ReviewState;
  @Field({ description: 'A seat, `spectator` or `all`: open cards.' })
  readonly as!: string;
  @Field({ description: 'The seed of its playouts.' })
  readonly seed!: string;
  @Field(() => Int, { description: 'For each moment.' })
  readonly playouts!: number;
  @Field(() => DeckLists, { description: 'Whether players are taken to know which cards the others play.' })
  readonly deckLists!: DeckLists;
  @Field({ description: 'The last event that is reviewed.' })
  readonly position!: string;
  @Field({ description: 'Edition of the rules.' })
  readonly edition!: string;
  @Field({ description: 'The version of the program, as far as numbers follow from it.' })
  readonly program!: string;
  @Field(() => String, { nullable: true, description: 'Digest of the value model. Null if there is none.' })
  readonly model!: string | null;
  @Field({ description: 'Whether you can cancel it.' })
  readonly cancellable!: boolean;
  @Field({ description: 'Whether it is stored and you can delete it.' })
  readonly deletable!: boolean;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of judged moments, while this server or an analyst makes it.',
  })
  readonly done!: number | null;
  @Field(() => Int, { nullable: true, description: 'Number of moments to judge.' })
  readonly total!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of reviews before it. 0 if it is in progress, or next. Null if unknown or ended.',
  })
  readonly ahead!: number | null;
  @Field(() => String, { nullable: true, description: 'Why it failed, as `extensions.code` of errors.' })
  readonly code!: string | null;
  @Field(() => ReviewResult, { nullable: true, description: 'Null if it is not ready.' })
  readonly result!: ReviewResult | null;
  @Field(() => ReviewResult, {
    nullable: true,
    description:
      'The results so far, while this server makes it: judged decisions and win probabilities, by the value model alone where ' +
      '`error` is null. Without `seats` and turning points, which sum the whole game up. Null before any result, and after the end.',
  })
  readonly soFar!: ReviewResult | null;
}
