/** A word of a game as a reader sees it: `set-up` → `Set-up`. */
export const inWords = (word: string): string => {
  const text = word.replace(/[-_]/g, ' ').toLowerCase().replace('set up', 'set-up');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** `Day 3`; what comes before the first day is the set-up. */
export const dayName = (day: number, words = inWords): string =>
  day > 0 ? `${words('day')} ${day}` : words('set-up');
