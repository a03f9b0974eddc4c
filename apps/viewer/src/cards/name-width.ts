/** The widths of letters in card names, in em, rounded up. The first match applies. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[ijlI’',.:]/, 0.3],
  [/[frtJ1]/, 0.42],
  [/[mMW]/, 1],
  [/[GOQw]/, 0.84],
  [/\p{Lu}/u, 0.78],
  [/./u, 0.63],
];

/** Returns the width of the longest word in a name, in em. A hyphen ends a word and counts towards its width. */
export const longestWord = (name: string): number =>
  Math.max(
    ...name
      .split(/\s|(?<=-)/)
      .map((word) =>
        [...word].reduce((sum, letter) => sum + (widths.find(([like]) => like.test(letter))?.[1] ?? 1), 0),
      ),
  );
