import type { Choice } from '#record';
import { inOrder, type Lesson } from './lesson.js';

type Judged = Lesson['decision']['choices'][number];

/**
 * Merges the choices in a lesson for which `alike` returns the same key, because they are equivalent. The first choice
 * in each group represents the group and gets the mean value of the group's choices. If the best choice or the choice
 * that was made is in the group, the first choice also replaces it.
 */
export function mergeAlikeChoices(lesson: Lesson, alike: (choice: Choice) => string): Lesson {
  const { decision } = lesson;
  const groups = new Map<string, [Judged, ...Judged[]]>();
  for (const judged of inOrder(decision.choices)) {
    const key = alike(judged.choice);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [judged]);
    else group.push(judged);
  }
  if (groups.size === decision.choices.length) return lesson;
  const standing = (choice: Choice): Choice => groups.get(alike(choice))?.[0].choice ?? choice;
  const choices = [...groups.values()].map(meanOf).sort((a, b) => b.value - a.value);
  const best = standing(decision.best);
  return { ...lesson, decision: { ...decision, choices, best, taken: standing(decision.taken) } };
}

/** Returns the mean of several choices' values, weighted by the numbers of playouts. */
function meanOf(group: readonly [Judged, ...Judged[]]): Judged {
  const [{ choice }] = group;
  const playouts = sumOf(group.map((judged) => judged.playouts));
  const value = sumOf(group.map((judged) => judged.value * judged.playouts)) / playouts;
  const error = Math.hypot(...group.map((judged) => judged.error * judged.playouts)) / playouts;
  return { choice, value, error, playouts };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
