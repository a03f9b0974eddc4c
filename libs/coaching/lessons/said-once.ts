import type { Choice } from '#record';
import { inOrder, type Lesson } from './lesson.js';

type Judged = Lesson['decision']['choices'][number];

/**
 * A lesson in which choices that are alike are one: the first of them stands for all, with the mean of their playouts. `alike` says the
 * same of those that are. The choice of the game and the best one are those that stand for them.
 */
export function saidOnce(lesson: Lesson, alike: (choice: Choice) => string): Lesson {
  const { decision } = lesson;
  const groups = new Map<string, [Judged, ...Judged[]]>();
  for (const one of inOrder(decision.choices)) {
    const key = alike(one.choice);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  if (groups.size === decision.choices.length) return lesson;
  const standing = (choice: Choice): Choice => groups.get(alike(choice))?.[0].choice ?? choice;
  const choices = [...groups.values()].map(meanOf).sort((a, b) => b.value - a.value);
  const best = standing(decision.best);
  return { ...lesson, decision: { ...decision, choices, best, taken: standing(decision.taken) } };
}

/** The mean of several choices, each as many times as it was played. */
function meanOf(group: readonly [Judged, ...Judged[]]): Judged {
  const [{ choice }] = group;
  const playouts = sumOf(group.map((one) => one.playouts));
  const value = sumOf(group.map((one) => one.value * one.playouts)) / playouts;
  const error = Math.hypot(...group.map((one) => one.error * one.playouts)) / playouts;
  return { choice, value, error, playouts };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
