import { estimateOf, isForced, playedToTheEnd, playOn, valueChoices, type Estimate } from '#analysis';
import { setupOf, type PlayableGame } from '#games';
import { below, randomSource } from '#kernel';
import { invariant, seatViewer, type GameModule, type ValueModelMisses } from '#record';
import { meanOf } from './fit.js';
import { slipping } from './positions.js';

/** A decision in which playouts found another choice better than the one taken: what they said, and what whole games came to. */
export interface Comparison {
  readonly game: number;
  readonly day: number;
  readonly kind: string;
  /** By how much the better choice is better, by short playouts alone. */
  readonly difference: Compared;
  /** The same as a review states it; null: it states no loss. */
  readonly stated: Compared | null;
}

/** A number by short playouts, and by games played to their end. */
export interface Compared {
  readonly said: Pick<Estimate, 'mean' | 'error'>;
  readonly true: Pick<Estimate, 'mean' | 'error'>;
}

export interface ComparisonPlan {
  readonly seed: string;
  readonly games: number;
  /** For the choices of a decision, as a review has them. */
  readonly playouts: number;
  /** Played to their end after each choice. */
  readonly wholeGames: number;
}

/** One decision of so many is judged, so that every day of a game has its part. */
const ONE_OF = 7;
/** Of a hundred decisions of the games, so many are made by chance. */
const SLIPS = 25;
const MOST_DECISIONS = 1500;

/** The comparisons of games between bots, where playouts alone find a loss, as if the model missed nothing. The same for the same plan. */
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
      const found = below(random, ONE_OF) === 0 ? comparisonAt(module, state, bots, seed, plan) : null;
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
  const judged = (by: GameModule) =>
    valueChoices(by, state, decision, taken, knowledge, { seed: own, playouts });
  const alone = judged(withoutMisses(module));
  if (alone.loss === 0) return null;
  const plan = { seat, knowledge, seed: `${own}/end` };
  const [better, other] = playedToTheEnd(module, state, [alone.best, taken], plan, wholeGames);
  const real = better.lead(other);
  const said = ({ loss, lossError }: typeof alone): Compared => ({
    said: { mean: loss, error: lossError },
    true: { mean: real.mean, error: real.error },
  });
  const stated = judged(module);
  return {
    day: module.see.clock(state).day,
    kind,
    difference: said(alone),
    stated: stated.loss === 0 ? null : said(stated),
  };
}

function withoutMisses(module: GameModule): GameModule {
  const { model } = module.bots;
  if (model === undefined) return module;
  const { misses: _, ...rest } = model;
  return { ...module, bots: { ...module.bots, model: rest } };
}

/** A 95 % interval ends so many standard errors from its middle. */
const CERTAIN = 2;

/** The share of comparisons whose true number lies in the 95 % interval of what was said, as far as so few whole games tell. */
export const coverage = (some: readonly Compared[]): number =>
  estimateOf(
    some.map(({ said, true: real }) =>
      Math.abs(said.mean - real.mean) <= CERTAIN * Math.hypot(said.error, real.error) ? 1 : 0,
    ),
  ).mean;

/** What the model misses besides the noise of playouts on both sides, so that squares come to what they are on average. */
export function missesOf(some: readonly Compared[]): ValueModelMisses {
  // A straight line through the squares by the square of the difference, neither part less than nothing.
  const xs = some.map(({ said }) => said.mean ** 2);
  const ys = some.map(
    ({ said, true: real }) => (said.mean - real.mean) ** 2 - said.error ** 2 - real.error ** 2,
  );
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  const spread = meanOf(xs.map((x) => (x - meanX) ** 2));
  const slope = spread === 0 ? 0 : meanOf(xs.map((x, at) => (x - meanX) * ((ys[at] ?? 0) - meanY))) / spread;
  const share = Math.max(0, Math.min(slope, meanX === 0 ? 0 : meanY / meanX));
  return { choice: root(meanY - share * meanX), share: root(share) };
}

const root = (square: number): number => Math.sqrt(Math.max(0, square));
