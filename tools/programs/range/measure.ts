import {
  candidatesOf,
  heldIn,
  RangeFilter,
  stepsOf,
  type Candidate,
  type Scorer,
  type Step,
} from '#analysis';
import type { ReadsHands } from '#record';
import type { KnownGame } from './known-hands.js';

/** The error of the estimated probabilities that a hand contains a card. */
export interface RangeErrors {
  readonly hands: number;
  readonly cards: number;
  /** The mean logarithmic loss, in nats. */
  readonly loss: number;
  /** The mean logarithmic loss of estimates that only use the numbers of copies. */
  readonly lossByCopies: number;
  /** The expected calibration error, over ten classes of probabilities. */
  readonly ece: number;
}

/** A game whose features have been computed in advance. */
export interface PreparedGame {
  readonly candidates: readonly Candidate[];
  readonly steps: readonly Step[];
  readonly hands: KnownGame['hands'];
}

export function preparedGame(
  hands: Pick<ReadsHands, 'price' | 'traits'>,
  { signs, copies, cards, hands: known }: KnownGame,
): PreparedGame {
  const candidates = candidatesOf(hands, copies, cards);
  return { candidates, steps: stepsOf(candidates, signs), hands: known };
}

const CLASSES = 10;
/** Estimates are clamped to keep at least this distance from 0 and 1. */
const SURE = 1e-3;

const lossOf = (chance: number, isHeld: boolean): number => {
  const held = Math.min(1 - SURE, Math.max(SURE, chance));
  return -Math.log(isHeld ? held : 1 - held);
};

/** Compares estimates with the true hands. */
export function errorsOf(games: readonly PreparedGame[], score: Scorer): RangeErrors {
  const classes = Array.from({ length: CLASSES }, () => ({ expected: 0, held: 0 }));
  let [hands, cards, loss, lossByCopies] = [0, 0, 0, 0];
  for (const { candidates, steps, hands: known } of games) {
    const filter = new RangeFilter(candidates, score);
    let at = 0;
    let unknown: Step['unknown'] = {};
    for (const { revision, cards: truth } of known) {
      for (let step = steps[at]; step !== undefined && step.revision <= revision; step = steps[++at]) {
        filter.take(step);
        ({ unknown } = step);
      }
      hands++;
      for (const { reference, chance, byCopies } of heldIn(filter, candidates, unknown)) {
        const isHeld = truth.includes(reference);
        cards++;
        loss += lossOf(chance, isHeld);
        lossByCopies += lossOf(byCopies, isHeld);
        const own = classes[Math.min(CLASSES - 1, Math.floor(chance * CLASSES))];
        if (own === undefined) continue;
        own.expected += chance;
        own.held += isHeld ? 1 : 0;
      }
    }
  }
  const off = classes.reduce((sum, { expected, held }) => sum + Math.abs(expected - held), 0);
  const each = Math.max(1, cards);
  return { hands, cards, loss: loss / each, lossByCopies: lossByCopies / each, ece: off / each };
}
