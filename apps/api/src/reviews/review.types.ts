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
  description: 'The state of a review.',
  valuesMap: {
    WAITING: { description: 'The review is waiting for other reviews.' },
    RUNNING: { description: 'The review is in progress.' },
    READY: { description: 'The review is ready. `result` contains it.' },
    FAILED: { description: 'The review failed for the reason in `code`. Start it again.' },
    CANCELLED: { description: 'The review was cancelled. Start it again.' },
  },
});

export const ReportFormat = { HTML: 'HTML', MARKDOWN: 'MARKDOWN' } as const;
export type ReportFormat = keyof typeof ReportFormat;
registerEnumType(ReportFormat, {
  name: 'ReportFormat',
  description: 'The format of a report.',
  valuesMap: {
    HTML: { description: 'A self-contained HTML page.' },
    MARKDOWN: { description: 'Markdown, for forums and notebooks.' },
  },
});

export const DeckLists = { KNOWN: 'KNOWN', UNKNOWN: 'UNKNOWN' } as const;
export type DeckLists = keyof typeof DeckLists;
registerEnumType(DeckLists, {
  name: 'DeckLists',
  description: 'Whether players are assumed to know the other deck lists.',
  valuesMap: {
    KNOWN: { description: 'Unknown cards are dealt from the deck lists.' },
    UNKNOWN: { description: 'Unknown cards are chosen from the cards seen.' },
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
  description: 'The severity of an error, from the lower bound of the 95 % interval of its loss.',
  valuesMap: {
    BLUNDER: { description: 'A loss of at least 15 points of win probability.' },
    INACCURACY: { description: 'A loss of 5 to 10 points of win probability.' },
    MISTAKE: { description: 'A loss of 10 to 15 points of win probability.' },
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
  description: 'A reason why a review is incomplete or less reliable.',
  valuesMap: {
    DECISIONS: { description: 'The record contains no decisions to evaluate.' },
    END: { description: 'The game is not over. Luck and skill add up to its current state.' },
    OBSERVED: {
      description:
        'From `observedFrom` on, the record contains only what was seen, so only the value model evaluated ' +
        'that ' +
        'part.',
    },
    CARDS: {
      description: 'Some cards are not known, so only the value model evaluated the positions with them.',
    },
    DEALT: {
      description: 'Some cards are not known, so they were dealt from the cards that the record shows.',
    },
    ABILITIES: { description: 'Some cards have abilities that the rules do not execute.' },
    MODEL: { description: 'The game has no value model, so every playout continued to the end of the game.' },
    AGREEMENT: { description: 'The record contradicts the rules.' },
    CHECK: { description: 'This version of Retrace cannot check the record against its rules.' },
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
  description: 'The reason why no decision of a game was evaluated.',
  valuesMap: {
    PERSPECTIVE: { description: "A spectator can't see the players' options." },
    OBSERVED: { description: 'The record contains only what was seen of the game.' },
    CHOICES: { description: 'No decision had more than one option.' },
    HANDS: { description: 'The record does not contain the hand of the player who made the decisions.' },
  },
});

@ObjectType({ description: 'The reason why a review evaluated no decision, with advice.' })
export class ReviewUnjudged {
  @Field(() => ReviewUnjudgedReason, { description: 'The code of the reason.' })
  readonly reason!: ReviewUnjudgedReason;
  @Field({ description: 'The reason as a sentence.' })
  readonly text!: string;
  @Field({ description: 'The advice in a sentence.' })
  readonly advice!: string;
}

@ObjectType({ description: "Each player's win probability at a position." })
export class Evaluation {
  @Field({ description: 'The position of the next decision.' })
  readonly position!: string;
  @Field(() => [Float], { description: 'The win probabilities from 0 to 1, by seat.' })
  readonly winProbability!: readonly number[];
  @Field(() => Float, {
    nullable: true,
    description: 'The standard error. Null if only the value model evaluated the position.',
  })
  readonly error!: number | null;
  @Field(() => Int, { description: 'The number of playouts.' })
  readonly playouts!: number;
}

@ObjectType({ description: "Each player's win probability at a position of a reviewed game." })
export class ReviewPoint {
  @Field({ description: 'A position with a decision, the start of a day, or the end of the record.' })
  readonly position!: string;
  @Field(() => [Float], { description: 'The win probabilities from 0 to 1, by seat.' })
  readonly winProbability!: readonly number[];
  @Field(() => Float, {
    nullable: true,
    description:
      'The standard error of the playouts, from 0 to 1. 0 at the end of a game. Does not include the value ' +
      "model's error. Null if only the value model evaluated the position.",
  })
  readonly error!: number | null;
}

@ObjectType({ description: 'The value of a choice in a decision.' })
export class ReviewedOption {
  @Field(() => [String], { description: "Keys of the decision's options." })
  readonly choice!: readonly string[];
  @Field(() => Float, { description: "The player's win probability after the choice." })
  readonly value!: number;
  @Field(() => Float, { description: 'The standard error.' })
  readonly error!: number;
  @Field(() => Int, { description: 'The number of playouts from the choice.' })
  readonly playouts!: number;
}

@ObjectType({
  description: "A decision with the values of its choices, evaluated from its player's knowledge.",
})
export class ReviewedDecision {
  @Field({ description: 'The position at which it became pending.' })
  readonly position!: string;
  @Field({ description: 'The position at which it was made.' })
  readonly made!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
  @Field(() => Int, { description: 'The seat that made the decision.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'The kind of decision, as a term of the game: `turn`, `expand`, …' })
  readonly kind!: string;
  @Field(() => [String], { description: 'Keys of the options chosen.' })
  readonly taken!: readonly string[];
  @Field(() => [String], { description: 'Keys of the best options.' })
  readonly best!: readonly string[];
  @Field(() => Float, {
    description: 'The win probability lost, if that exceeds twice its error. Otherwise 0.',
  })
  readonly loss!: number;
  @Field(() => Float, {
    description:
      'The standard error of the difference between the best choice and the choice made, from 0 to 1, ' +
      'including playouts and value model. Twice the error on each side of `loss` gives the 95 % interval.',
  })
  readonly error!: number;
  @Field(() => ReviewGrade, {
    nullable: true,
    description: 'The severity of the error. Null if the choice was not an error.',
  })
  readonly grade!: ReviewGrade | null;
  @Field(() => [ReviewReason], {
    description:
      'The reasons why the best choice is better, which are the differences up to the first decision of the ' +
      'next day. Most significant first. Empty if nothing was lost.',
  })
  readonly reasons!: readonly ReviewReason[];
  @Field(() => String, {
    nullable: true,
    description:
      'The choice made, the better choice and the reason, as text. Null if the choice was not an error.',
  })
  readonly text!: string | null;
  @Field(() => [ReviewedOption], { description: 'The evaluated choices, best first.' })
  readonly options!: readonly ReviewedOption[];
  @Field(() => Float, {
    nullable: true,
    description:
      "The win probability of the choice minus the mean over a competent player's choices. Null in older " +
      'reviews.',
  })
  readonly skill!: number | null;
}

@ObjectType({ description: "A player's results in a review." })
export class SeatReview {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => Float, {
    nullable: true,
    description: 'The accuracy from 0 to 1. Null if no decision was evaluated.',
  })
  readonly accuracy!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'The rest of the win probability, from chance and hidden cards. `luck` and `skill` add up to the ' +
      'result minus an equal share. Null if no decision was evaluated.',
  })
  readonly luck!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      "The win probability gained by decisions compared with those of a competent player: the player's own " +
      "decisions, minus the opponents'. Null if no decision was evaluated.",
  })
  readonly skill!: number | null;
  @Field(() => Float, {
    nullable: true,
    description:
      'The standard error of `skill`, and therefore of `luck`, from playouts alone. Null if no decision was ' +
      'evaluated, and in older reviews.',
  })
  readonly error!: number | null;
  @Field(() => Int, { description: "The number of the player's decisions that were evaluated." })
  readonly judged!: number;
  @Field(() => Int, {
    description: "The number of the player's decisions with more than one option, as far as you can know.",
  })
  readonly decisions!: number;
}

@ObjectType({ description: 'A position at which the win probability changed considerably.' })
export class TurningPoint {
  @Field({ description: 'The position after the change.' })
  readonly position!: string;
  @Field({ description: 'The position of the next evaluated position.' })
  readonly until!: string;
  @Field(() => Int, { description: 'The seat of the player whose win probability increased.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player in `seat`.' })
  readonly name!: string;
  @Field(() => Float, { description: 'The win probability before the change, from 0 to 1.' })
  readonly before!: number;
  @Field(() => Float, { description: 'The win probability after the change, from 0 to 1.' })
  readonly after!: number;
  @Field(() => Float, {
    description:
      'The share of the change made by the decision at that position. Negative if the decision worked ' +
      'against the change. The rest is chance and hidden cards.',
  })
  readonly given!: number;
  @Field({ description: 'The event as text.' })
  readonly text!: string;
}

@ObjectType({ description: 'The results of a review.' })
export class ReviewResult {
  @Field(() => [ReviewPoint], { description: 'The win probabilities over the game, in order.' })
  readonly points!: readonly ReviewPoint[];
  @Field(() => [ReviewedDecision], { description: 'The evaluated decisions, in order.' })
  readonly decisions!: readonly ReviewedDecision[];
  @Field(() => [SeatReview], { description: "Each player's results, by seat." })
  readonly seats!: readonly SeatReview[];
  @Field(() => [TurningPoint], { description: 'The turning points, in game order.' })
  readonly turningPoints!: readonly TurningPoint[];
  @Field(() => ReviewUnjudged, {
    nullable: true,
    description: 'The reason why no decision was evaluated. Null if at least one was evaluated.',
  })
  readonly unjudged!: ReviewUnjudged | null;
  @Field(() => [ReviewLack], { description: 'The reasons why the review is incomplete or less reliable.' })
  readonly missing!: readonly ReviewLack[];
  @Field(() => String, {
    nullable: true,
    description:
      'The position from which the record of another platform is only observed. Null if no part is ' +
      'observed.',
  })
  readonly observedFrom!: string | null;
  @Field(() => Float, { description: 'The duration of the review.' })
  readonly seconds!: number;
}

@ObjectType({ description: 'A review of a game from a perspective, with its settings.' })
export class GameReview {
  @Field(() => ID, {
    description:
      'The id, which depends on the game, perspective, deck lists, seed, number of playouts and value ' +
      'model.',
  })
  readonly id!: string;
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: GameId;
  @Field(() => ReviewState, { description: 'The state of the review.' })
  readonly state!: ReviewState;
  @Field({ description: 'The perspective: a seat, `spectator`, or `all` (all cards visible).' })
  readonly as!: string;
  @Field({ description: 'The seed of the playouts.' })
  readonly seed!: string;
  @Field(() => Int, { description: 'The number of playouts for each position.' })
  readonly playouts!: number;
  @Field(() => DeckLists, { description: 'Whether players are assumed to know the other deck lists.' })
  readonly deckLists!: DeckLists;
  @Field({ description: 'The last event that is reviewed.' })
  readonly position!: string;
  @Field({ description: 'The edition of the rules.' })
  readonly edition!: string;
  @Field({ description: 'The part of the program version that affects the numbers.' })
  readonly program!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The digest of the value model. Null if there is none.',
  })
  readonly model!: string | null;
  @Field({ description: 'Whether you can cancel it.' })
  readonly cancellable!: boolean;
  @Field({ description: 'Whether the review is stored and you can delete it.' })
  readonly deletable!: boolean;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of positions evaluated so far, while this server or an analyst makes the review.',
  })
  readonly done!: number | null;
  @Field(() => Int, { nullable: true, description: 'The number of positions to evaluate.' })
  readonly total!: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The number of reviews before it in the queue. 0 if it is in progress or next. Null if unknown, or ' +
      'if the review has ended.',
  })
  readonly ahead!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The error code of the reason for the failure, as in `extensions.code` of errors.',
  })
  readonly code!: string | null;
  @Field(() => ReviewResult, { nullable: true, description: 'The results. Null if the review is not ready.' })
  readonly result!: ReviewResult | null;
  @Field(() => ReviewResult, {
    nullable: true,
    description:
      'The results so far, while this server makes the review: evaluated decisions and win probabilities. ' +
      'If `error` is null, only the value model evaluated the position. Does not include `seats` and ' +
      'turning points, ' +
      'which require the whole game. Null before the first result and after the end.',
  })
  readonly soFar!: ReviewResult | null;
}
