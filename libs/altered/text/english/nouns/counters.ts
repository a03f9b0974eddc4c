import type { Quantity } from '#altered/abilities';
import { $, form, list, phrase } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { iso, oneOf, rule, synonym, then, type Syntax } from '../../syntax/syntax.js';
import { once, type Grammar } from '../words/grammar.js';
import { countedThisWay, eachExpedition, countOf, thatMany } from './quantities.js';
import { counterName } from '../words/names.js';
import { inDigits, letterX, severalInDigits } from '../words/numbers.js';

/** A number of counters of one kind. Boosts are counters too (2.5). */
export interface Counters {
  readonly name: string;
  readonly count: Quantity;
}

/** Phrases such as "1 boost", "3 Kelon counters", "X boosts" and "2 boosts per Character you control". */
export const counters = once((g: Grammar): Syntax<Counters> => {
  const number = { count: severalInDigits, x: letterX, digits: inDigits, name: counterName };
  const amount = (count: Quantity | ReturnType<typeof $>, text: string): Syntax<Counters>[] => [
    form<Counters>(`${text} boost${text === '1' ? '' : 's'}`, number, { name: 'boost', count }),
    form<Counters>(`${text} <name> counter${text === '1' ? '' : 's'}`, number, { count }),
  ];
  const plain = oneOf<Counters>(
    ...amount(1, '1'),
    ...amount($('count'), '<count>'),
    form<Counters>('<x> boosts', number, { name: 'boost', count: $('x') }),
    form<Counters>('X+<digits> boosts', number, {
      name: 'boost',
      count: { sum: [{ x: true }, $('digits')] },
    }),
  );
  const counted = then(onePer(g), (scope, value) =>
    typeof value === 'object' && 'count' in value ? saying(scope, { counted: value.count }) : scope,
  );
  const per = iso(
    phrase<{ of: Counters; per: Quantity }>('<of> per <per>', { of: plain, per: counted }),
    ({ of, per: each }): Counters | undefined =>
      typeof of.count !== 'number'
        ? undefined
        : { ...of, count: of.count === 1 ? each : { times: [of.count, each] } },
    ({ name: of, count }) => {
      if (typeof count === 'number') return undefined;
      if ('times' in count && typeof count.times[0] === 'number')
        return { of: { name: of, count: count.times[0] }, per: count.times[1] };
      return { of: { name: of, count: 1 }, per: count };
    },
  );
  // For example "2 Tide counters, plus 1 Tide counter per Robot you control".
  return rule('an amount of boosts or counters', oneOf<Counters>(plain, asMany, per));
});

const perEach = (g: Grammar): Syntax<Quantity> =>
  oneOf<Quantity>(
    countOf(g.single),
    countedThisWay(g.single),
    ...eachExpedition,
    form<Quantity>('<like> you played this turn', { like: g.single }, { playedThisTurn: $('like') }),
  );

/** The counted objects after "per": "Character you control and per card in your hand". */
export const onePer = once((g): Syntax<Quantity> =>
  iso(
    oneOf(list(perEach(g), 'and per'), synonym(list(perEach(g), 'and each'))),
    (all): Quantity | undefined => (all.length === 1 ? all[0] : { sum: all }),
    (value) => (typeof value === 'object' && 'sum' in value ? value.sum : [value]),
  ),
);

const asMany: Syntax<Counters> = form<Counters>('<count> boosts', { count: thatMany }, { name: 'boost' });
