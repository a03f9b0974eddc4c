import { observedFrom, type Replay } from '#projections';
import { randomSource } from '#kernel';
import {
  seatViewer,
  type AtomicAction,
  type Choice,
  type Decision,
  type GameModule,
  type Knowledge,
  type Seat,
} from '#record';
import type { Budget } from '../evaluation/evaluate.js';
import type { Estimate } from '../evaluation/samples.js';
import { Candidate, Trials } from '../evaluation/trials.js';
import { usualHorizon } from '../playouts/playout.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import { canPlayOn } from '../review/evaluate-position.js';
import { findingAt, planOf } from '../review/plan.js';
import { chanceOfAny, sampledHand } from './hand-sampler.js';
import { rangeQuestion, type RangeRequest } from './range-question.js';
import { chancesAt, rangeAt, type HandChance, type HeldCard } from './range.js';
import type { RangeQuestion, Sign } from './signs.js';

/** A player's decision, with the data for estimating an opponent's hand at that time. */
export interface FacedHand {
  /** The revision of the event that requests the decision. */
  readonly revision: number;
  readonly decision: Decision;
  /** The choice made in the record. */
  readonly choice: Choice;
  /** The data for estimating the opponent's hand, limited to the deciding player's knowledge. */
  readonly question: Omit<RangeQuestion, 'isTried'>;
}

/**
 * Returns the last decision up to a revision, with the data to estimate an opponent's hand from the deciding player's
 * knowledge. Null if a review for the viewer does not evaluate the decision, if play cannot continue from the decision,
 * or if `rangeQuestion` returns null.
 */
export function facedHand<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  request: RangeRequest,
  at: number,
): FacedHand | null {
  const { module, events } = replay;
  const revision = events.findLastIndex(
    ({ event }, index) => index <= at && event.kind === 'DecisionRequested',
  );
  if (revision < 0 || revision >= (observedFrom(events) ?? Infinity)) return null;
  const { evaluated } =
    planOf(replay, request).positions.find((position) => position.revision === revision) ?? {};
  if (evaluated === undefined || evaluated === null) return null;
  const { decision, choice } = evaluated;
  const question = rangeQuestion(replay, { ...request, viewer: seatViewer(decision.seat) });
  const state = replay.before(revision + 1);
  const isWhole = (module.see.unknownInHand?.(state, decision.seat) ?? 0) === 0;
  if (question === null || !isWhole || !canPlayOn(module, state, question.knowledge)) return null;
  return { revision, decision, choice, question };
}

/**
 * Returns the best choice of a decision, evaluated with the deciding player's knowledge. If no other choice is
 * certainly better, this is the choice in the record. A review with the same seed and number of playouts gives the same
 * result.
 */
export function bestChoice<State, A extends AtomicAction>(
  replay: Replay<State, A>,
  { revision, choice, knowledge }: { readonly revision: number } & Pick<FacedChoice, 'choice' | 'knowledge'>,
  { seed, playouts }: Pick<Budget, 'seed' | 'playouts'>,
): Choice {
  const { viewer, lists } = knowledge;
  const position = planOf(replay, { viewer }).positions.find((found) => found.revision === revision);
  const valued = position && findingAt(replay, position, { seed, playouts, viewer, lists }).valued;
  return valued && valued.loss > 0 ? valued.best : choice;
}

/**
 * The cards that a player could hold when another player decides, with their probabilities. This is plain data, so
 * threads can exchange it.
 */
export interface ExpectedHand {
  readonly seat: Seat;
  /** The number of unknown cards in the hand. */
  readonly size: number;
  readonly cards: readonly HandChance[];
  /** Card definitions that are missing from the state. Absent if none are missing. */
  readonly definitions?: NonNullable<Knowledge['held']>['definitions'];
}

/** The maximum number of cards against which a choice is evaluated. */
const MOST_CARDS = 6;

/**
 * Returns the expected hand and the most likely unknown cards in the hand. The estimate is based on signs, which are
 * events that give information about the hand.
 */
export function expectedHand<State>(
  { hands }: Pick<GameModule<State>, 'hands'>,
  { revision, question }: FacedHand,
  signs: readonly Sign[],
): { readonly hand: ExpectedHand; readonly likeliest: readonly HeldCard[] } {
  const { seat, knowledge, deck } = question;
  if (hands === undefined) return { hand: { seat, size: 0, cards: [] }, likeliest: [] };
  const hand = {
    seat,
    ...chancesAt(hands, signs, revision, deck),
    ...(!knowledge.lists && { definitions: deck.cards }),
  };
  const { cards } = rangeAt(hands, signs, revision, deck);
  return { hand, likeliest: cards.filter(({ chance }) => chance > 0).slice(0, MOST_CARDS) };
}

/** The win probability after a choice, depending on whether an opponent holds a card. */
export interface HeldCardValue {
  readonly held: Estimate;
  /** Null if there are too few other unknown cards for a hand without the card. */
  readonly without: Estimate | null;
  /** `held` minus `without`, from pairs of playouts whose hands differ in one card. */
  readonly difference: Estimate | null;
}

/** A decision and the choice to evaluate. */
export interface FacedChoice {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly knowledge: Knowledge;
}

/**
 * Evaluates a choice by pairs of playouts: one in which an opponent holds a card and one in which the opponent does
 * not. The other cards in the opponent's hand are drawn according to their probabilities. The two hands differ in one
 * card, and all other cards are dealt from the same seed.
 */
export function heldCardValue<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  { seat, choice, knowledge }: FacedChoice,
  hand: ExpectedHand,
  reference: string,
  { seed, playouts, horizon = usualHorizon }: Budget,
): HeldCardValue {
  const others = hand.cards.filter((card) => card.reference !== reference);
  const drawn = (random: string): readonly string[] =>
    sampledHand(others, hand.size, randomSource(`${random}/hand`));
  const valued = (cardsOf: (random: string) => readonly string[]): Candidate => {
    const candidate = new Candidate(choice);
    const deal = (random: string): State => {
      const { seat: holder, definitions } = hand;
      const held = { seat: holder, cards: cardsOf(random), ...(definitions && { definitions }) };
      return module.bots.deal(state, { ...knowledge, held }, random);
    };
    new Trials(module, state, { seat, knowledge, seed, horizon, deal }).try([candidate], playouts);
    return candidate;
  };
  const held = valued((random) => [reference, ...drawn(random).slice(1)]);
  if (drawn(seed).length < hand.size) return { held: held.estimate, without: null, difference: null };
  const without = valued(drawn);
  return { held: held.estimate, without: without.estimate, difference: held.lead(without) };
}

/** The minimum loss in win probability that makes a card an answer to a choice. */
const LEAST_LOSS = 0.02;

/**
 * Whether a card is an answer to a choice. An answer in the opponent's hand lowers the win probability by at least two
 * percentage points and by more than twice the error.
 */
export const isAnswer = ({ difference }: Pick<HeldCardValue, 'difference'>): boolean =>
  difference !== null && difference.mean <= -Math.max(LEAST_LOSS, 2 * difference.error);

/**
 * Returns the probability that a hand contains at least one answer among the given cards. If there is only one answer,
 * returns the probability listed for it.
 */
export function answerChance(
  { size, cards }: Pick<ExpectedHand, 'size' | 'cards'>,
  valued: readonly (Pick<HeldCard, 'reference' | 'chance'> & Pick<HeldCardValue, 'difference'>)[],
): number {
  const answers = valued.filter(isAnswer);
  const [only, ...others] = answers;
  if (others.length === 0) return only?.chance ?? 0;
  const references = answers.map(({ reference }) => reference);
  return chanceOfAny(cards, size, references);
}
