import { shuffled, type RandomSource } from '#kernel';
import { choiceKey, invariant, type Choice, type Decision } from '#record';
import { countChoices, uniformChoice } from './random-bot.js';

/** Returns all legal choices for the decision. */
export function choicesOf({ options, min, max, ordered }: Decision): Choice[] {
  const keys = options.map(({ key }) => key);
  const found: Choice[] = [];
  const extend = (picked: readonly string[], from: number): void => {
    if (picked.length >= min) found.push(picked);
    if (picked.length >= max) return;
    for (const [index, key] of keys.entries()) {
      if (ordered === true ? picked.includes(key) : index < from) continue;
      extend([...picked, key], index + 1);
    }
  };
  extend([], 0);
  return found;
}

/** Returns at most `most` different choices: all legal choices if there are few enough, otherwise a uniform sample. */
export function someChoices(random: RandomSource, decision: Decision, most: number): readonly Choice[] {
  if (countChoices(decision) <= BigInt(most)) return choicesOf(decision);
  const { options, min, max } = decision;
  if (min === 1 && max === 1)
    return shuffled(random, options)
      .slice(0, most)
      .map(({ key }) => [key]);
  const sample = Array.from({ length: most }, () => uniformChoice(random, decision));
  return [...new Map(sample.map((choice) => [choiceKey(choice), choice])).values()];
}

/**
 * Returns the first choice with the minimum number of options. This choice stands in for that of a player whose
 * intentions are unknown.
 */
export function leastChoice({ id, options, min }: Decision): Choice {
  invariant(min <= options.length, `decision ${id} cannot be answered`);
  return options.slice(0, min).map(({ key }) => key);
}
