import fc from 'fast-check';

/** Generates repeated characters and words, which can slow down regular expressions and parsers. */
export const repeated = (words: readonly string[], most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...words), fc.nat(60), fc.constantFrom('', ' ', '  ', '\n')), {
      minLength: 1,
      maxLength: 8,
    })
    .map((parts) => parts.map(([word, times, between]) => (word + between).repeat(times + 1)).join(''))
    .map((text) => text.slice(0, most));

/** Generates valid texts with some pieces repeated, omitted or exchanged. */
export const damaged = (texts: readonly string[], most: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat(40), fc.constantFrom(...texts)), { maxLength: 5 }),
    )
    .map(([text, changes]) =>
      changes
        .reduce((now, [at, length, times, other]) => {
          const from = at % (now.length + 1);
          const to = Math.min(now.length, from + (length % 40));
          const piece = times % 3 === 0 ? other : now.slice(from, to).repeat(times);
          return (now.slice(0, from) + piece + now.slice(to)).slice(0, 4 * most);
        }, text)
        .slice(0, most),
    );
