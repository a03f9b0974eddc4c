import type { Quantity } from '#altered/abilities';
import { around } from '../../syntax/phrases.js';
import { iso, maybe, means, oneOf, only, token, type Syntax } from '../../syntax/syntax.js';
import { shapes } from '../../syntax/tokens.js';

const names = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** The possible first words of numbers, in words and in digits. */
export const numberBeginnings: readonly string[] = [...names, shapes.number];

function numberOf(text: string): number | undefined {
  const index = names.indexOf(text.toLowerCase());
  if (index >= 0) return index;
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** A number written in words, as for cards and objects. */
export const inWords: Syntax<number> = token('a number', numberBeginnings, numberOf, (value) =>
  isCount(value) ? (names[value] ?? String(value)) : undefined,
);
/** A number written in digits, as for boosts, counters and dice. */
export const inDigits: Syntax<number> = token('a number', numberBeginnings, numberOf, (value) =>
  isCount(value) ? String(value) : undefined,
);
export const oneInWords = only(inWords, (value) => value === 1);
export const severalInWords = only(inWords, (value) => value !== 1);
export const severalInDigits = only(inDigits, (value) => value !== 1);

/** An amount of mana, such as `{3}`. */
export const mana: Syntax<number> = token(
  'a number of mana, such as {1}',
  [shapes.mana],
  (text) => {
    const digits = /^\{(\d+)\}$/.exec(text)?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
  (value) => (isCount(value) ? `{${value}}` : undefined),
);

export const x = { x: true } as const;
export const letterX: Syntax<Quantity> = means<Quantity>('X', x);
/** A number, or an X that is defined at the end of the sentence. */
export const orXInWords: Syntax<Quantity> = oneOf<Quantity>(severalInWords, letterX);
export const xMana: Syntax<Quantity> = means<Quantity>('{X}', x);

/** The quantity "any number of": up to all objects that exist. */
export const anyNumber: Quantity = { anyNumber: true };

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
/** An ordinal number, such as "third". */
export const ordinal: Syntax<number> = token(
  'a number such as “third”',
  ordinals,
  (text) => {
    const index = ordinals.indexOf(text);
    return index < 0 ? undefined : index + 1;
  },
  (value) => ordinals[value - 1],
);

/** The negative of a number, for the amount of a reduction. */
export const negated = (number: Syntax<number>): Syntax<number> =>
  iso(
    number,
    (value) => -value,
    (value) => (typeof value === 'number' && value < 0 ? -value : undefined),
  );

/** The reduction of a cost: "{2} less". */
export const less: Syntax<number> = negated(mana);

/** The minimum cost after a reduction. */
export const least = maybe(around(', down to a minimum of <it>', mana));
