import { columned, indexed } from '../indexed.js';

/** Encodes how often each habit was seen on a day, as pairs of a name and a number. */
export const habitsOf = (habits: ReadonlyMap<string, number>): string =>
  [...habits]
    .map(([habit, times]) => `${indexed(habit).replaceAll(/\s/g, '-')} ${columned(times)}`)
    .join(' ');

/** Decodes the result of `habitsOf`. */
export function readHabits(text: string): ReadonlyMap<string, number> {
  const words = text === '' ? [] : text.split(' ');
  const habits = new Map<string, number>();
  for (let at = 0; at < words.length; at += 2) habits.set(words[at] ?? '', Number(words[at + 1]));
  return habits;
}
