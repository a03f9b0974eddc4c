import type { Choice, Decision, Option } from '#record';
import { choicesOf, leastChoice } from './choices.js';
import { countChoices } from './random-bot.js';

/** The score of an option that `isNamed` accepts. `OTHER` is the score of any other option. */
const NAMED = 4;
const OTHER = -1;

/**
 * Returns the choices of a decision. Choices with options that `isNamed` accepts come first. If there are more than
 * `most` choices, returns only those with few options, or a single choice if even these are too many.
 */
export function likelyChoices(
  decision: Decision,
  isNamed: (option: Option) => boolean,
  most: number,
): readonly Choice[] {
  const { options, min, max } = decision;
  const named = new Set(options.filter(isNamed).map(({ key }) => key));
  const score = (choice: Choice): number =>
    choice.reduce((sum, key) => sum + (named.has(key) ? NAMED : OTHER), 0) +
    (choice.length > 0 && min === 0 && max > 0 ? 1 : 0);
  return within(decision, named, most)
    .map((choice, index) => ({ choice, index, score: score(choice) }))
    .sort((left, right) => right.score - left.score || left.index - right.index)
    .map(({ choice }) => choice);
}

function within(decision: Decision, named: ReadonlySet<string>, most: number): readonly Choice[] {
  const { options, min } = decision;
  for (let max = Math.min(decision.max, options.length); max >= min; max--) {
    const fewer = { ...decision, max };
    if (countChoices(fewer) <= BigInt(most)) return choicesOf(fewer);
  }
  const first = [...options].sort(
    (left, right) => Number(named.has(right.key)) - Number(named.has(left.key)),
  );
  return [leastChoice({ ...decision, options: first })];
}
