import type { Choice } from '#record';
import { inOrder, type Lesson } from './lesson.js';

type EvaluatedChoice = Lesson['decision']['choices'][number];

/**
 * Merges equivalent choices in a lesson, which are those for which `alike` returns the same key. The first choice of a
 * group represents the group and gets the mean value of its choices. If the best choice or the choice that was made is
 * in the group, the first choice replaces it.
 */
export function mergeAlikeChoices(lesson: Lesson, alike: (choice: Choice) => string): Lesson {
  const { decision } = lesson;
  const groups = new Map<string, [EvaluatedChoice, ...EvaluatedChoice[]]>();
  for (const choice of inOrder(decision.choices)) {
    const key = alike(choice.choice);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [choice]);
    else group.push(choice);
  }
  if (groups.size === decision.choices.length) return lesson;
  const standing = (choice: Choice): Choice => groups.get(alike(choice))?.[0].choice ?? choice;
  const choices = [...groups.values()].map(meanOf).sort((a, b) => b.value - a.value);
  const best = standing(decision.best);
  return { ...lesson, decision: { ...decision, choices, best, taken: standing(decision.taken) } };
}

/** Returns the mean of several choices' values, weighted by the numbers of playouts. */
function meanOf(group: readonly [EvaluatedChoice, ...EvaluatedChoice[]]): EvaluatedChoice {
  const [{ choice }] = group;
  const playouts = sumOf(group.map((choice) => choice.playouts));
  const value = sumOf(group.map((choice) => choice.value * choice.playouts)) / playouts;
  const error = Math.hypot(...group.map((choice) => choice.error * choice.playouts)) / playouts;
  return { choice, value, error, playouts };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
