import { omniscient, seatViewer, type AtomicAction, type Knowledge, type Viewer } from '#record';
import { evaluate, seatsIn, type Budget, type Evaluation } from '../evaluation/evaluate.js';
import { valueChoices, type ValuedDecision } from '../evaluation/options.js';
import type { PlayedModule } from '../playouts/quick-play.js';
import { even } from '../playouts/result.js';
import { chancesOf, factorsOf } from '../playouts/value-model.js';
import type { Moment } from './moments.js';

/** Whom a review is for, and what is spent on it. */
export interface ReviewRequest {
  readonly seed: string;
  /** For each moment. */
  readonly playouts: number;
  readonly viewer: Viewer;
  /** Whether the deck lists of both are known: once a game is over they are. */
  readonly lists: boolean;
}

/** What was found at one moment. */
export interface Finding {
  readonly revision: number;
  readonly winProbability: readonly number[];
  /** Standard error; null: the value model alone judged, because nothing can be played out from there. */
  readonly error: number | null;
  /** Null: nothing was decided there that the viewer may judge. */
  readonly valued: ValuedDecision | null;
}

/** The part of the playouts of a moment that goes to the choices; the rest says how likely seats are to win. */
const CHOICES = 2 / 3;
/** Standard error of a win probability that is good enough; where it is larger, more is played. */
const ERROR = 0.03;

/**
 * Judges one moment in the state at it, which stays as it is: how likely seats are to win by what the viewer knows, and what each choice
 * was worth by what its seat knew. The same for the same request, whatever else is judged. `isObserved`: the record only says what somebody
 * saw there, which the rules cannot continue.
 */
export function judge<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  { revision, judged }: Moment,
  { seed, playouts, viewer, lists }: ReviewRequest,
  isObserved = false,
): Finding {
  const known: Knowledge = { viewer, lists };
  if (isObserved || !canPlayOn(module, state, known))
    return { revision, ...byModel(module, state, known), valued: null };
  const forChoices = judged === null ? 0 : Math.round(playouts * CHOICES);
  const budget = (what: string, of: number): Budget => ({
    seed: `${seed}/${revision}/${what}`,
    playouts: of,
  });
  const point = evaluate(module, state, known, { ...budget('point', playouts - forChoices), error: ERROR });
  const { winProbability, error } = point;
  if (judged === null) return { revision, winProbability, error, valued: null };
  const { decision, choice } = judged;
  const knowledge: Knowledge = { viewer: seatViewer(decision.seat), lists };
  if (!canPlayOn(module, state, knowledge)) return { revision, winProbability, error, valued: null };
  const valued = valueChoices(module, state, decision, choice, knowledge, budget('choices', forChoices));
  return { revision, winProbability, error, valued };
}

/** Whether play can continue from a state: somebody is asked, every card is known to somebody, and what is not can be dealt. */
export const canPlayOn = <State, A extends AtomicAction>(
  { play, see, bots }: PlayedModule<State, A>,
  state: State,
  knowledge: Knowledge,
): boolean =>
  play.legal(state) !== null &&
  (see.unknown?.(state, knowledge) ?? 0) === 0 &&
  bots.canDeal?.(state, knowledge) !== false;

/** What the value model says of a state as it lies there, by the measures that show nothing hidden. */
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

/** How likely seats are to win, and by how many playouts. */
export type Standing = Pick<Finding, 'winProbability' | 'error'> & Pick<Evaluation, 'playouts'>;

/** How likely seats are to win from any state: by playouts, the result where the game is over, or the value model. */
export function standing<State, A extends AtomicAction>(
  module: PlayedModule<State, A>,
  state: State,
  knowledge: Knowledge,
  budget: Budget,
  isObserved = false,
): Standing {
  const isOver = module.see.view(state, omniscient).result !== null;
  if (isOver || (!isObserved && canPlayOn(module, state, knowledge)))
    return evaluate(module, state, knowledge, budget);
  return { ...byModel(module, state, knowledge), playouts: 0 };
}
