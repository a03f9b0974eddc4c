import type { Bound, Comparison, Quantity } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { here, iso, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { inDigits, letterX, mana, none } from './numbers.js';
import { orMore, terrain } from './words-for.js';

const costs = { 'Hand Cost': 'hand-cost', 'Reserve Cost': 'reserve-cost' } as const;

/** `{X}` in a printed bound. */
const x: Syntax<Quantity> = form<Quantity>('{X}', {}, { x: true });
const amount = oneOf<Quantity>(mana, x, letterX);

/** A number and "or more" or "or less"; alone, it is exactly that. */
const limit: Syntax<Pick<Bound, 'is' | 'than'>> = oneOf(
  iso(
    phrase<{ than: Quantity; is: Comparison }>('<than> <is>', { than: amount, is: orMore }),
    ({ is, than }) => ({ is, than }),
    ({ is, than }) => ({ is, than }),
  ),
  iso(
    phrase<{ than: Quantity; nothing: undefined }>('<than> <nothing>', { than: amount, nothing: none }),
    ({ than }): Pick<Bound, 'is' | 'than'> => ({ is: 'exactly', than }),
    ({ is, than }) => (is === 'exactly' ? { than, nothing: undefined } : undefined),
  ),
);

const costBounds = Object.entries(costs).map(([text, of]): Syntax<Bound> =>
  iso(
    phrase<{ limit: Pick<Bound, 'is' | 'than'> }>(`${text} <limit>`, { limit }),
    ({ limit: { is, than } }): Bound => ({ of, is, than }),
    (bound) => (bound.of === of ? { limit: { is: bound.is, than: bound.than } } : undefined),
  ),
);

/** Without "with": "Hand Cost {3} or less". */
export const costBound: Syntax<Bound> = rule('a cost', oneOf<Bound>(...costBounds));

const mine = (text: string, is: Comparison): Syntax<Bound> =>
  iso(
    form<Bound>(
      `<terrain> ${text} mine`,
      { terrain },
      { of: $('terrain'), is, than: { statistic: $('terrain'), of: 'me' } },
    ),
    (bound) => bound,
    (bound) => bound,
  );

/** What a description can ask of the numbers of an object, after "with". */
export const bound: Syntax<Bound> = rule(
  'a number of the object',
  oneOf<Bound>(
    costBound,
    form<Bound>('a base statistic of 0', {}, { of: { base: 'any' }, is: 'exactly', than: 0 }),
    form<Bound>('a base <terrain> of 0', { terrain }, { of: { base: $('terrain') }, is: 'exactly', than: 0 }),
    form<Bound>(
      '<terrain> <than> <is>',
      { terrain, than: inDigits, is: orMore },
      { of: $('terrain'), is: $('is'), than: $('than') },
    ),
    form<Bound>(
      '<than> <is> boosts',
      { than: inDigits, is: orMore },
      {
        of: { counters: 'boost' },
        is: $('is'),
        than: $('than'),
      },
    ),
    here(({ noted }) =>
      !noted.includes('sacrificed')
        ? null
        : form<Bound>(
            'a max Hand Cost of <more> more than the sacrificed card',
            { more: mana },
            {
              of: 'hand-cost',
              is: 'at-most',
              than: { sum: [{ cost: 'hand', of: { noted: 'sacrificed' } }, $('more')] },
            },
          ),
    ),
    mine('less than or equal to', 'at-most'),
    mine('greater than or equal to', 'at-least'),
    mine('less than', 'less-than'),
    mine('greater than', 'more-than'),
  ),
);
