import type { AtomicAction, Choice } from '#record';
import { choicesOf } from '../choices.js';
import { alikeIn } from '../evaluation/alike.js';
import type { ValuedChoice } from '../evaluation/options.js';
import { byValue, Candidate } from '../evaluation/trials.js';
import { differenceError } from '../playouts/value-model.js';
import type { OpeningHand, OpeningModule } from './opening-hand.js';
import { openingTrials } from './opening-trials.js';

/**
 * Returns one choice about an opening hand for each set of cards that can be kept. `alike` maps any choice to the
 * listed choice that keeps the same cards.
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
 * Evaluates every choice about an opening hand by playouts and returns the best choice first. Most playouts go to the
 * choices that could still be the best (sequential halving). All choices are tried in the same states with the same
 * random results. Each value is a win probability.
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
