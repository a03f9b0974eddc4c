import { same, type Known, type Quantity, type Selector } from '#altered/abilities';
import { around, form, phrase } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, rule, words, type Syntax } from '../../syntax/syntax.js';
import { headOf } from '../../syntax/beginning.js';
import { $ } from '../../syntax/template.js';
import { counterName } from '../words/names.js';
import { inWords } from '../words/numbers.js';
import { terrain } from '../words/words-for.js';
import type { Grammar } from '../words/grammar.js';
import { takenQuantities } from './expedition-quantities.js';
import { countedThisWay } from './this-way.js';

/** Noted where a trigger speaks of a die that has been rolled. */
export const aDie = 'rolled by a player';

/** Noted where a result has been increased. */
export const increased = 'increased';

/** The result of a die. */
const result = (text: string, final: boolean): Syntax<Quantity> =>
  here(headOf(text), ({ noted }) => {
    if (noted.includes(increased) !== final) return null;
    const name = noted.findLast((note) => note.startsWith('die'));
    if (name === undefined) return null;
    return iso(
      words(text),
      (): Quantity => ({ noted: name }),
      (value) => (typeof value === 'object' && 'noted' in value && value.noted === name ? null : undefined),
    );
  });

/** A number that is described: "the number of Characters you control". */
export function quantities(g: Grammar): Syntax<Quantity> {
  const many = g.noun({ many: true, from: false, your: 'your' });
  return rule(
    'a number that is described',
    oneOf<Quantity>(
      form<Quantity>('the number of regions between your Hero and Companion', {}, { regionsBetween: 'you' }),
      around('the number of <it>', howMany(many)),
      totalNumber(howMany(many)),
      form<Quantity>(
        'my number of <name> counters',
        { name: counterName },
        { counters: $('name'), on: 'me' },
      ),
      numberOf(),
      form<Quantity>('half <half>, rounded down', { half: g.quantity }, { round: 'down' }),
      ...takenQuantities(g),
      around('the number of <it>', countedThisWay(many)),
    ),
  );
}

/** "the total number of exhausted cards in Reserve and other exhausted Permanents you control" */
const totalNumber = (number: Syntax<Quantity>): Syntax<Quantity> =>
  iso(
    phrase<{ one: Quantity; other: Quantity }>('the total number of <one> and <other>', {
      one: number,
      other: number,
    }),
    ({ one: first, other }): Quantity => ({ sum: [first, other] }),
    (value) => {
      if (typeof value !== 'object' || !('sum' in value) || value.sum.length !== 2) return undefined;
      const [first, other] = value.sum;
      return typeof first === 'object' && typeof other === 'object' ? { one: first, other } : undefined;
    },
  );

/** "that many": the number chosen for "any number". */
export const thatMany: Syntax<Quantity> = here(['that'], ({ thatMany: number }) =>
  number === null ? null : means<Quantity>('that many', number),
);

/** "that many plus one" */
export const thatManyAndMore: Syntax<Quantity> = oneOf<Quantity>(
  thatMany,
  form<Quantity>('<many> plus <more>', { many: thatMany, more: inWords }, { sum: [$('many'), $('more')] }),
);

/** "by that much", of the same. */
export const thatMuch: Syntax<Quantity> = here(['that'], ({ thatMany: number }) =>
  number === null ? null : means<Quantity>('that much', number),
);

/** Cards in a hand, which only their owner knows. */
const inHand: Selector = { zone: 'hand', owner: 'you' };

/** How many objects fit a description. */
export const howMany = (like: Syntax<Selector>): Syntax<Quantity> =>
  iso(
    like,
    (objects): Quantity => (same(objects, inHand) ? { cardsIn: 'hand', of: 'you' } : { count: objects }),
    (value) => {
      if (typeof value !== 'object') return undefined;
      if ('cardsIn' in value) return value.cardsIn === 'hand' && value.of === 'you' ? inHand : undefined;
      return 'count' in value && !same(value.count, inHand) ? value.count : undefined;
    },
  );

/** Numbers of known objects: "my {V}", "its Hand Cost", "the result". */
export function numberOf(): Syntax<Quantity> {
  const cost = means('Hand Cost', 'hand');
  const of = (whose: string, known: Known): readonly Syntax<Quantity>[] => [
    form<Quantity>(`${whose} <terrain>`, { terrain }, { statistic: $('terrain'), of: known }),
    form<Quantity>(`${whose} highest statistic`, {}, { statistic: 'highest', of: known }),
    form<Quantity>(`${whose} <cost>`, { cost }, { of: known }),
  ];
  return oneOf<Quantity>(
    ...of('my', 'me'),
    here(['its'], ({ it }) => (it === null || it === 'me' ? null : oneOf(...of('its', it)))),
    result('the result', false),
    here(['the'], ({ noted }) =>
      noted.includes(aDie) && !noted.some((note) => note.startsWith('die'))
        ? means<Quantity>('the result', { rolled: true })
        : null,
    ),
    result('the final result', true),
  );
}
