import fc from 'fast-check';

/**
 * Characters that often cause errors: line ends and terminators, direction marks, unpaired surrogates, quotes, and
 * parts of URLs and paths.
 */
const awkward = [
  ...[
    '\0',
    '\n',
    '\r',
    '\t',
    '\u001b[31m',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\ud800',
  ],
  ...[
    '"',
    "'",
    '`',
    '\\',
    '/',
    '..',
    '%00',
    '%',
    '%zz',
    '?',
    '#',
    '&',
    '=',
    '<',
    '>',
    '{',
    '}',
    '$',
    ';',
    ' ',
    '-',
  ],
  ...[
    'é',
    'ﬃ',
    '👩‍👩‍👧',
    '٣',
    '１',
    'ß',
    'İ',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    '-1',
    '1e9',
  ],
];

/**
 * Generates any character except surrogates. fast-check's own arbitrary would slow down every suite, because it
 * enumerates a million characters when it is created.
 */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((place) => String.fromCodePoint(place < 0xd800 ? place : place + 0x800));

/** Generates arbitrary texts: empty ones, words, unusual characters, any Unicode characters, and long ones. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.string({ unit: fc.oneof(fc.constantFrom(...awkward), fc.string({ maxLength: 3 })) }),
  },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60, size: 'max' }) },
  { weight: 2, arbitrary: fc.constantFrom(...awkward, '') },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...awkward, 'a', '0', '9', ' #', '"x'), fc.integer({ min: 1, max: 5000 }))
      .map(([sign, times]) => sign.repeat(times)),
  },
);

/** Generates one of the given texts, either unchanged or with an insertion, a deletion or a repetition. */
export function nearly(...texts: readonly string[]): fc.Arbitrary<string> {
  const text = fc.constantFrom(...texts);
  const changed = fc
    .tuple(text, fc.nat(), fc.nat(4), fc.constantFrom('in', 'out', 'twice'), fc.constantFrom(...awkward))
    .map(([whole, at, length, how, sign]) => {
      const from = whole.length === 0 ? 0 : at % whole.length;
      const part = whole.slice(from, from + length);
      const between = how === 'in' ? sign + part : how === 'twice' ? part + part : '';
      return whole.slice(0, from) + between + whole.slice(from + length);
    });
  return fc.oneof({ weight: 2, arbitrary: text }, { weight: 3, arbitrary: changed });
}
