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
import type { Moment } from './moments.js';

/** The viewer of a review, and its cost. */
export interface ReviewRequest {
  readonly seed: string;
  /** The number of playouts for each moment. */
  readonly playouts: number;
  readonly viewer: Viewer;
  /** Whether the deck lists of both players are known, as they are after a game. */
  readonly lists: boolean;
}

/** Facts from the whole record that the state of a moment does not contain. */
export interface RecordKnown {
  /** Whether another platform recorded the position, so that the rules cannot continue it. */
  readonly isObserved?: boolean;
  /** The cards that the record shows of partially known decks. Null if every card is known. */
  readonly shown?: ShownDecks | null;
  /** Whether the deciding seat could still make a choice later in the same turn. If absent, it could not. */
  readonly isStillOpen?: (choice: Choice) => boolean;
}

/** The results for one moment of a review. */
export interface Finding {
  readonly revision: number;
  readonly winProbability: readonly number[];
  /** The standard error. Null if only the value model was used, because play cannot continue from there. */
  readonly error: number | null;
  /** The evaluated decision. Null if the viewer may not evaluate a decision at this moment. */
  readonly valued: ValuedDecision | null;
}

/** The share of a moment's playouts for its choices. The rest estimates win probabilities. */
const CHOICES = 2 / 3;
/** The maximum standard error of a win probability. More playouts reduce a larger one. */
const ERROR = 0.03;

/**
 * Evaluates one moment from its state, which remains unchanged. Estimates win probabilities with the viewer's
 * knowledge, and the value of each choice with the knowledge of the deciding seat. The result depends only on the
 * request. Skips decisions of seats with unknown hands, whose options are unknown.
 */
export function judge<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  { revision, judged }: Moment,
  { seed, playouts, viewer, lists }: ReviewRequest,
  { isObserved = false, shown = null, isStillOpen }: RecordKnown = {},
): Finding {
  const known = knowledgeOf(viewer, lists, shown);
  if (isObserved || !canPlayOn(module, state, known))
    return { revision, ...byModel(module, state, known), valued: null };
  const isJudged = judged !== null && (module.see.unknownInHand?.(state, judged.decision.seat) ?? 0) === 0;
  const forChoices = !isJudged ? 0 : Math.round(playouts * CHOICES);
  const budget = (what: string, of: number): Budget => ({
    seed: `${seed}/${revision}/${what}`,
    playouts: of,
  });
  const point = evaluate(module, state, known, { ...budget('point', playouts - forChoices), error: ERROR });
  const { winProbability, error } = point;
  if (!isJudged) return { revision, winProbability, error, valued: null };
  const { decision, choice } = judged;
  const knowledge = knowledgeOf(seatViewer(decision.seat), lists, shown);
  if (!canPlayOn(module, state, knowledge)) return { revision, winProbability, error, valued: null };
  const there = { decision, taken: choice, ...(isStillOpen && { isStillOpen }) };
  const valued = valueChoices(module, state, there, knowledge, budget('choices', forChoices));
  return { revision, winProbability, error, valued };
}

/** Returns the knowledge of a viewer. Cards that the record shows later reveal decks only if `lists` is true. */
export const knowledgeOf = (viewer: Viewer, lists: boolean, shown: ShownDecks | null): Knowledge => ({
  viewer,
  lists,
  ...(lists && shown !== null && { shown }),
});

/** Whether play can continue from a state, which requires a pending decision and that unknown cards can be dealt. */
export const canPlayOn = <State, A extends AtomicAction>(
  { play, see, bots }: PlayedModule<State, A>,
  state: State,
  knowledge: Knowledge,
): boolean =>
  play.legal(state) !== null &&
  (bots.shown !== undefined || (see.unknown?.(state, knowledge) ?? 0) === 0) &&
  bots.canDeal?.(state, knowledge) !== false;

/** Returns the win probabilities of a state according to the value model, from public measures only. */
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

/** Win probabilities with their error and the number of playouts. */
export type Standing = Pick<Finding, 'winProbability' | 'error'> & Pick<Evaluation, 'playouts'>;

/**
 * Returns the win probabilities in any state: from playouts, from the result if the game is over, or from the value
 * model.
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
