/** The widths of letters in the names of cards, in em, rounded up. The first match counts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI’',.:]/, 0.3],
  [/[frtJ1]/, 0.42],
  [/[mMW]/, 1],
  [/[GOQw]/, 0.84],
  [/\p{Lu}/u, 0.78],
  [/./u, 0.63],
];

/** Returns the width of the longest word in a name, in em. A hyphen ends a word and belongs to it. */
export const longestWord = (name: string): number =>
  Math.max(
    ...name
      .split(/\s|(?<=-)/)
      .map((word) =>
        [...word].reduce((sum, letter) => sum + (widths.find(([like]) => like.test(letter))?.[1] ?? 1), 0),
      ),
  );
