import {
  estimateOf,
  gradeOf,
  isForced,
  isOnOffer,
  playedToTheEnd,
  playOn,
  valueChoices,
  type Estimate,
} from '#analysis';
import { setupOf, type PlayableGame } from '#games';
import { below, randomSource } from '#kernel';
import {
  invariant,
  isSameChoice,
  seatViewer,
  type Choice,
  type Decision,
  type GameModule,
  type ValueModelMisses,
} from '#record';
import { meanOf } from './fit.js';
import { slipping } from './positions.js';

/**
 * A decision for which playouts found a better choice, with the loss according to playouts and the loss according to
 * whole games.
 */
export interface Comparison {
  readonly game: number;
  readonly day: number;
  readonly kind: string;
  /** The difference in value between the better choice and the choice made. Its estimate ignores the model's errors. */
  readonly difference: Compared;
  /** The loss that a review would report. Null if the review would report no loss. */
  readonly stated: Stated | null;
}

/** A loss that a review would report. */
export interface Stated extends Compared {
  /** Whether the review grades the loss as an inaccuracy, a mistake or a blunder. */
  readonly isGraded: boolean;
  /** Whether the better choice was still available later in the turn. */
  readonly isOpen: boolean;
}

/** A quantity that is both estimated from short playouts and measured in games played to their end. */
export interface Compared {
  readonly estimated: Pick<Estimate, 'mean' | 'error'>;
  readonly true: Pick<Estimate, 'mean' | 'error'>;
}

export interface ComparisonPlan {
  readonly seed: string;
  readonly games: number;
  /** The number of playouts for a decision, the same as in reviews. */
  readonly playouts: number;
  /** The number of games that are played to their end after each of the two choices. */
  readonly wholeGames: number;
  /** One of every `oneOf` decisions is evaluated, so that decisions of every day are represented. */
  readonly oneOf: number;
}

/** The percentage of decisions that bots make at random. */
const SLIPS = 25;
const MOST_DECISIONS = 1500;

/**
 * Yields comparisons from games between bots. Each comparison belongs to a decision at which short playouts find a loss
 * before the model's errors are taken into account. The comparisons depend only on the arguments.
 */
export function* comparisonsOf(game: PlayableGame, plan: ComparisonPlan): Generator<Comparison> {
  const module: GameModule = game.module;
  const decks = game.decks();
  for (let number = 0; number < plan.games; number++) {
    const seed = `${plan.seed}/${number}`;
    const random = randomSource(`${seed}/decks`);
    const own = [0, 1].flatMap(() => decks[below(random, decks.length)] ?? []);
    const started = module.play.start(setupOf(game, { decks: own, names: ['Ada', 'Ben'], seed }));
    invariant(started.ok, 'a shipped deck can be played');
    const bots = [0, 1].map((seat) => slipping(module, `${seed}/${seat}`, SLIPS));
    for (const { state } of playOn(module, started.value.state, bots, MOST_DECISIONS)) {
      const found = below(random, plan.oneOf) === 0 ? comparisonAt(module, state, bots, seed, plan) : null;
      if (found !== null) yield { game: number, ...found };
    }
  }
}

function comparisonAt(
  module: GameModule,
  state: unknown,
  bots: readonly ReturnType<typeof slipping>[],
  seed: string,
  { playouts, wholeGames }: ComparisonPlan,
): Omit<Comparison, 'game'> | null {
  const decision = module.play.legal(state);
  if (decision === null || isForced(decision)) return null;
  const { seat, kind, id } = decision;
  const taken = bots[seat]?.(decision, state) ?? [];
  const knowledge = { viewer: seatViewer(seat), lists: true };
  const own = `${seed}/${id}`;
  const isStillOpen = openAfter(module, state, decision, taken, bots);
  const evaluate = (by: GameModule) =>
    valueChoices(by, state, { decision, taken, isStillOpen }, knowledge, { seed: own, playouts });
  const alone = evaluate(withoutMisses(module));
  if (alone.loss === 0) return null;
  const plan = { seat, knowledge, seed: `${own}/end` };
  const truthOf = (best: Choice): Compared['true'] => {
    const [better, other] = playedToTheEnd(module, state, [best, taken], plan, wholeGames);
    const { mean, error } = better.lead(other);
    return { mean, error };
  };
  const truth = truthOf(alone.best);
  const stated = evaluate(module);
  const compared = ({ loss, lossError, best }: typeof alone): Compared => ({
    estimated: { mean: loss, error: lossError },
    true: isSameChoice(best, alone.best) ? truth : truthOf(best),
  });
  return {
    day: module.see.clock(state).day,
    kind,
    difference: compared(alone),
    stated:
      stated.loss === 0
        ? null
        : {
            ...compared(stated),
            isGraded: gradeOf(stated.loss, stated.lossError) !== null,
            isOpen: isStillOpen(stated.best),
          },
  };
}

/**
 * Returns a predicate that accepts the choices that become available again later in the turn if bots continue to play
 * after the choice `taken`.
 */
function openAfter(
  module: GameModule,
  state: unknown,
  decision: Decision,
  taken: Choice,
  bots: readonly ReturnType<typeof slipping>[],
): (choice: Choice) => boolean {
  const clock = module.see.clock(state);
  const before = module.fold.clone(state);
  let later: readonly Decision[] | null = null;
  const found = (): readonly Decision[] => {
    const first = module.play.decide(before, decision.seat, taken);
    if (!first.ok) return [];
    const offers: Decision[] = [];
    const offered = (at: unknown): boolean => {
      const now = module.play.legal(at);
      const { day, turn } = module.see.clock(at);
      if (now === null || day !== clock.day || turn !== clock.turn) return false;
      offers.push(now);
      return true;
    };
    if (offered(first.value.state))
      for (const { state: next } of playOn(module, first.value.state, bots, MOST_DECISIONS))
        if (!offered(next)) break;
    return offers;
  };
  return (choice) =>
    (later ??= found()).some((now) => isOnOffer({ decision, choice, time: clock }, now, clock));
}

function withoutMisses(module: GameModule): GameModule {
  const { model } = module.bots;
  if (model === undefined) return module;
  const { misses: _, ...rest } = model;
  return { ...module, bots: { ...module.bots, model: rest } };
}

/** The half-width of a 95% confidence interval, in standard errors. */
const CERTAIN = 2;

/**
 * Returns the proportion of comparisons whose true value is in the 95% confidence interval of the estimate. Takes the
 * error of the true value into account, because that value is also measured in a limited number of games.
 */
export const coverage = (some: readonly Compared[]): number =>
  estimateOf(
    some.map(({ estimated, true: real }) =>
      Math.abs(estimated.mean - real.mean) <= CERTAIN * Math.hypot(estimated.error, real.error) ? 1 : 0,
    ),
  ).mean;

/**
 * Estimates the model's errors such that their mean squares match the comparisons. Subtracts the sampling errors of
 * both the estimated and the measured values.
 */
export function missesOf(some: readonly Compared[]): ValueModelMisses {
  // Fits the squared errors by a linear function of the squared difference, with coefficients of at least 0.
  const xs = some.map(({ estimated }) => estimated.mean ** 2);
  const ys = some.map(
    ({ estimated, true: real }) => (estimated.mean - real.mean) ** 2 - estimated.error ** 2 - real.error ** 2,
  );
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  const spread = meanOf(xs.map((x) => (x - meanX) ** 2));
  const slope = spread === 0 ? 0 : meanOf(xs.map((x, at) => (x - meanX) * ((ys[at] ?? 0) - meanY))) / spread;
  const share = Math.max(0, Math.min(slope, meanX === 0 ? 0 : meanY / meanX));
  return { choice: root(meanY - share * meanX), share: root(share) };
}

const root = (square: number): number => Math.sqrt(Math.max(0, square));
