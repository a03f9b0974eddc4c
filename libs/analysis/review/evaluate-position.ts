import {
  seatViewer,
  type AtomicAction,
  type Choice,
  type Knowledge,
  type ShownDecks,
  type Viewer,
} from '#record';
import { evaluate, seatsIn, type Budget, type Evaluation } from '../evaluation/evaluate.js';
import { valueChoices, type ValuedDecision } from '../evaluation/options.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import { even } from '../playouts/result.js';
import { chancesOf, factorsOf } from '../playouts/value-model.js';
import type { ReviewPosition } from './positions.js';

/** The viewer of a review, and the seed and number of its playouts. */
export interface ReviewRequest {
  readonly seed: string;
  /** The number of playouts for each position. */
  readonly playouts: number;
  readonly viewer: Viewer;
  /** Whether the deck lists of both players are known, as they are after a game. */
  readonly lists: boolean;
}

/** Facts from the whole record that the state at a position does not contain. */
export interface RecordKnown {
  /** Whether the position comes from another platform's record. If so, the rules cannot continue play from it. */
  readonly isObserved?: boolean;
  /** The cards of partially known decks that the record shows. Null if every card is known. */
  readonly shown?: ShownDecks | null;
  /**
   * Whether the given choice was still possible later in the turn, after the choice made. If this function is absent,
   * no choice counts as still possible.
   */
  readonly isStillOpen?: (choice: Choice) => boolean;
}

/** The results for one position of a review. */
export interface Finding {
  readonly revision: number;
  readonly winProbability: readonly number[];
  /**
   * The standard error of the win probabilities. Null if only the value model was used because play cannot continue
   * from the position.
   */
  readonly error: number | null;
  /** The evaluated decision. Null if there is none at this position or the viewer is not allowed to evaluate it. */
  readonly valued: ValuedDecision | null;
}

/** The share of a position's playouts that evaluate choices. The remaining playouts estimate win probabilities. */
const CHOICES = 2 / 3;
/** The maximum standard error of a win probability. More playouts are run if it is exceeded. */
const ERROR = 0.03;

/**
 * Evaluates one position. Does not change the state. Estimates win probabilities with the viewer's knowledge and the
 * value of each choice with the deciding player's knowledge. The result depends only on the request. Skips a decision
 * if the player's hand is unknown, because the options are then unknown too.
 */
export function evaluatePosition<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  { revision, evaluated }: ReviewPosition,
  { seed, playouts, viewer, lists }: ReviewRequest,
  { isObserved = false, shown = null, isStillOpen }: RecordKnown = {},
): Finding {
  const known = knowledgeOf(viewer, lists, shown);
  if (isObserved || !canPlayOn(module, state, known))
    return { revision, ...byModel(module, state, known), valued: null };
  const isEvaluated =
    evaluated !== null && (module.see.unknownInHand?.(state, evaluated.decision.seat) ?? 0) === 0;
  const forChoices = !isEvaluated ? 0 : Math.round(playouts * CHOICES);
  const budget = (what: string, of: number): Budget => ({
    seed: `${seed}/${revision}/${what}`,
    playouts: of,
  });
  const point = evaluate(module, state, known, { ...budget('point', playouts - forChoices), error: ERROR });
  const { winProbability, error } = point;
  if (!isEvaluated) return { revision, winProbability, error, valued: null };
  const { decision, choice } = evaluated;
  const knowledge = knowledgeOf(seatViewer(decision.seat), lists, shown);
  if (!canPlayOn(module, state, knowledge)) return { revision, winProbability, error, valued: null };
  const there = { decision, taken: choice, ...(isStillOpen && { isStillOpen }) };
  const valued = valueChoices(module, state, there, knowledge, budget('choices', forChoices));
  return { revision, winProbability, error, valued };
}

/** Returns a viewer's knowledge. Cards that the record shows later count as known only if `lists` is true. */
export const knowledgeOf = (viewer: Viewer, lists: boolean, shown: ShownDecks | null): Knowledge => ({
  viewer,
  lists,
  ...(lists && shown !== null && { shown }),
});

/** Whether play can continue from a state. This requires a pending decision and a way to deal the unknown cards. */
export const canPlayOn = <State, A extends AtomicAction>(
  { play, see, bots }: PlayedModule<State, A>,
  state: State,
  knowledge: Knowledge,
): boolean =>
  play.legal(state) !== null &&
  (bots.shown !== undefined || (see.unknown?.(state, knowledge) ?? 0) === 0) &&
  bots.canDeal?.(state, knowledge) !== false;

/** Returns the win probabilities in a state according to the value model, based only on public measures. */
export function byModel<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  { viewer }: Knowledge,
): Pick<Finding, 'winProbability' | 'error'> {
  const { model } = module.bots;
  const seats = seatsIn(module, state);
  if (model === undefined) return { winProbability: even(seats), error: null };
  const hidden = viewer.kind === 'omniscient' ? [] : module.see.ownMeasures;
  const weights = Object.fromEntries(
    Object.entries(model.weights).filter(
      ([feature]) => !factorsOf(feature).some((name) => hidden.includes(name)),
    ),
  );
  return { winProbability: chancesOf(module, { ...model, weights }, state), error: null };
}

/** Win probabilities, with their standard error and the number of playouts. */
export type Standing = Pick<Finding, 'winProbability' | 'error'> & Pick<Evaluation, 'playouts'>;

/**
 * Returns the win probabilities in any state. If the game is over, they come from the result. If play can continue,
 * they come from playouts. Otherwise they come from the value model.
 */
export function standing<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  { viewer, lists }: Pick<Knowledge, 'viewer' | 'lists'>,
  budget: Budget,
  { isObserved = false, shown = null }: RecordKnown = {},
): Standing {
  const knowledge = knowledgeOf(viewer, lists, shown);
  const isOver = module.see.result(state) !== null;
  if (isOver || (!isObserved && canPlayOn(module, state, knowledge)))
    return evaluate(module, state, knowledge, budget);
  return { ...byModel(module, state, knowledge), playouts: 0 };
}
