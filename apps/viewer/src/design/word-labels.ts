/** Formats a key from a game's data as text. For example, `hand-cost` becomes `Hand cost`. */
export const inWords = (word: string): string => {
  const text = word.replace(/[-_]/g, ' ').toLowerCase().replace('set up', 'set-up');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the name of a day, such as `Day 3`. Day 0 is the set-up. */
export const dayName = (day: number, words = inWords): string =>
  day > 0 ? `${words('day')} ${day}` : words('set-up');
