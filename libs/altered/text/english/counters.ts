import type { Quantity } from '#altered/abilities';
import { form, list, phrase } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { here, iso, oneOf, pure, rule, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { once } from './once.js';
import { comings } from './coming.js';
import { countedAmong } from './different.js';
import { eachOnMe } from './counters-on-me.js';
import { eachExpedition } from './expedition-quantities.js';
import { giftsMade } from './gifts.js';
import { happenings } from './happenings.js';
import { howMany, thatMany } from './quantities.js';
import { counterName } from './names.js';
import { inDigits, letterX, severalInDigits } from './numbers.js';
import { countedThisWay } from './this-way.js';

/** Counters of one name. Boosts are counters (2.5). */
export interface Counters {
  readonly name: string;
  readonly count: Quantity;
}

/** "1 boost", "3 Kelon counters", "X boosts", "2 boosts per Character you control" */
export const counters = once(countersOf);

function countersOf(g: Grammar): Syntax<Counters> {
  const number = { count: severalInDigits, x: letterX, digits: inDigits, name: counterName };
  const amount = (count: Quantity | ReturnType<typeof $>, text: string): Syntax<Counters>[] => [
    form<Counters>(`${text} boost${text === '1' ? '' : 's'}`, number, { name: 'boost', count }),
    form<Counters>(`${text} <name> counter${text === '1' ? '' : 's'}`, number, {
      name: $('name'),
      count,
    }),
  ];
  const plain = oneOf<Counters>(
    ...amount(1, '1'),
    ...amount($('count'), '<count>'),
    ...amount($('x'), '<x>'),
    ...amount({ sum: [{ x: true }, $('digits')] } as never, 'X+<digits>'),
  );
  const counted = then(onePer(g), (scope, value) =>
    typeof value === 'object' && 'count' in value ? saying(scope, { those: value.count }) : scope,
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
  const atMost = iso(
    phrase<{ of: Counters; most: number }>('<of>, up to <most>', { of: per, most: inDigits }),
    ({ of: { name, count }, most }): Counters => ({ name, count: { atMost: most, of: count } }),
    ({ name, count }) =>
      typeof count === 'object' && 'atMost' in count
        ? { of: { name, count: count.of }, most: count.atMost }
        : undefined,
  );
  // "2 Tide counters, plus 1 Tide counter per Robot you control"
  const plus = iso(
    phrase<{ one: Counters; more: Counters }>('<one>, plus <more>', { one: plain, more: per }),
    ({ one, more }): Counters | undefined =>
      one.name === more.name && typeof one.count === 'number'
        ? { name: one.name, count: { sum: [one.count, more.count] } }
        : undefined,
    ({ name: of, count }) => {
      if (typeof count !== 'object' || !('sum' in count) || count.sum.length !== 2) return undefined;
      const [first, second] = count.sum;
      return typeof first === 'number' && second !== undefined && typeof second !== 'number'
        ? { one: { name: of, count: first }, more: { name: of, count: second } }
        : undefined;
    },
  );
  const ofThem = iso(
    phrase<{ of: Counters; each: Quantity }>('<of> for each of them <each>', { of: plain, each: eachOfThem }),
    ({ of, each }): Counters | undefined =>
      typeof of.count === 'number'
        ? { ...of, count: of.count === 1 ? each : { times: [of.count, each] } }
        : undefined,
    () => undefined,
  );
  const everyTwo = iso(
    phrase<{ of: Counters; two: Quantity }>('<of> for every two <two>', { of: plain, two: halfOf(g) }),
    ({ of, two }): Counters | undefined =>
      typeof of.count === 'number'
        ? { ...of, count: of.count === 1 ? two : { times: [of.count, two] } }
        : undefined,
    () => undefined,
  );
  return rule(
    'an amount of boosts or counters',
    oneOf<Counters>(plain, asMany, per, atMost, plus, synonym(ofThem), synonym(everyTwo)),
  );
}

/** How many twos there are, after "for every two". */
export const halfOf = (g: Grammar): Syntax<Quantity> =>
  form<Quantity>(
    '<half>',
    { half: howMany(g.noun({ many: true, from: false, your: 'your' })) },
    { half: $('half'), round: 'down' },
  );

const perEach = (g: Grammar): Syntax<Quantity> =>
  oneOf<Quantity>(
    howMany(g.noun({ many: false, from: false, your: 'your' })),
    countedThisWay(g.noun({ many: false, from: false, your: 'your' })),
    ...eachExpedition,
    ...eachOnMe,
    ...happenings(g, false),
    comings(g, false),
    ...giftsMade(false),
    ...countedAmong(g, false),
  );

/** What is counted, after "per": "Character you control and per card in your hand". */
export const onePer = once((g): Syntax<Quantity> =>
  iso(
    oneOf(list(perEach(g), 'and per'), synonym(list(perEach(g), 'and each'))),
    (all): Quantity | undefined => (all.length === 1 ? all[0] : { sum: all }),
    (value) => (typeof value === 'object' && 'sum' in value ? value.sum : [value]),
  ),
);

/** "for each of them", of any number that was chosen. */
const eachOfThem: Syntax<Quantity> = here([], ({ thatMany: number, those }) =>
  number !== null ? pure(number) : those === null ? null : pure<Quantity>({ count: those }),
);

/** "that many boosts" */
const asMany: Syntax<Counters> = oneOf<Counters>(
  form<Counters>('<count> boosts', { count: thatMany }, { name: 'boost', count: $('count') }),
  form<Counters>(
    '<count> <name> counters',
    { count: thatMany, name: counterName },
    { name: $('name'), count: $('count') },
  ),
);
