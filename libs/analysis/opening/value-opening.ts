import type { AtomicAction, Choice } from '#record';
import { choicesOf } from '../choices.js';
import { alikeIn } from '../evaluation/alike.js';
import type { ValuedChoice } from '../evaluation/options.js';
import { byValue, Candidate } from '../evaluation/trials.js';
import { differenceError } from '../playouts/value-model.js';
import type { OpeningHand, OpeningModule } from './opening-hand.js';
import { openingTrials } from './opening-trials.js';

/**
 * Returns the choices about an opening hand that keep different cards, and a function that maps any choice to its
 * equivalent among them.
 */
export function openingChoices<State, A extends AtomicAction>(
  module: OpeningModule<State, A>,
  { state, decision }: OpeningHand<State, A>,
): { readonly choices: readonly Choice[]; readonly alike: (choice: Choice) => Choice } {
  const keyOf = alikeIn(module, state, decision);
  const byKey = new Map<string, Choice>();
  for (const choice of choicesOf(decision)) if (!byKey.has(keyOf(choice))) byKey.set(keyOf(choice), choice);
  return { choices: [...byKey.values()], alike: (choice) => byKey.get(keyOf(choice)) ?? choice };
}

/**
 * Evaluates every choice about an opening hand by playouts, best first. Most playouts go to the choices that could
 * still be the best (sequential halving), and all choices are tried in the same states with the same random results.
 * Each value is a win probability. Each error is the standard error of the difference from the best choice, due to
 * playouts and the value model.
 */
export function valueOpening<State, A extends AtomicAction>(
  module: OpeningModule<State, A>,
  hand: OpeningHand<State, A>,
  { seed, playouts }: { readonly seed: string; readonly playouts: number },
): readonly ValuedChoice[] {
  const { model } = module.bots;
  const all = openingChoices(module, hand).choices.map((choice) => new Candidate(choice));
  const [best] = openingTrials(module, hand, seed).halve(all, playouts);
  if (best === undefined) return [];
  const top = best.estimate;
  const behind = new Map(all.map((candidate) => [candidate, best.lead(candidate)]));
  const lost = (candidate: Candidate): number =>
    candidate === best ? 0 : Math.max(0, behind.get(candidate)?.mean ?? 0);
  const others = all.filter((candidate) => candidate !== best);
  return byValue([best, ...others], (candidate) => -lost(candidate)).map((candidate) => ({
    choice: candidate.choice,
    value: Math.max(0, top.mean - lost(candidate)),
    error: differenceError(
      model,
      candidate === best ? { mean: 0, error: top.error } : (behind.get(candidate) ?? top),
    ),
    playouts: candidate.estimate.count,
  }));
}
