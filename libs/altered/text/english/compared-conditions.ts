import { same, type Bound, type Condition, type Quantity, type Selector } from '#altered/abilities';
import { headOf } from '../syntax/beginning.js';
import { form, phrase } from '../syntax/phrases.js';
import { here, iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { isTold } from './happenings.js';
import { counterName } from './names.js';
import { ordinal } from './numbers.js';
import { terrain } from './words-for.js';

/** A number of objects, and mine. */
interface Compared {
  readonly of: Bound['of'];
  readonly mine: Quantity;
}

const numbers: Syntax<Compared> = oneOf<Compared>(
  means<Compared>('boosts', { of: { counters: 'boost' }, mine: { counters: 'boost', on: 'me' } }),
  iso(
    phrase<{ name: string }>('<name> counters', { name: counterName }),
    ({ name }): Compared => ({ of: { counters: name }, mine: { counters: name, on: 'me' } }),
    ({ of }) =>
      typeof of === 'object' && 'counters' in of && of.counters !== 'boost'
        ? { name: of.counters }
        : undefined,
  ),
  iso(
    terrain,
    (of): Compared => ({ of, mine: { statistic: of, of: 'me' } }),
    ({ of }) => (of === 'forest' || of === 'mountain' || of === 'water' ? of : undefined),
  ),
);

/** Whether the number is the same of this object as of others. */
const isMine = ({ of, mine }: Compared): boolean =>
  typeof of === 'object' && 'counters' in of
    ? same(mine, { counters: of.counters, on: 'me' })
    : same(mine, { statistic: of, of: 'me' });

/** "I have more boosts than each Character facing me": none of those has as many. */
function moreThanEach(g: Grammar): Syntax<Condition> {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const many = g.noun({ many: true, from: false, your: 'your' });
  return oneOf<Condition>(
    ...(
      [
        ['more', 'at-least'],
        ['less', 'at-most'],
      ] as const
    ).flatMap(([word, is]) =>
      (
        [
          ['each', one],
          ['any', one],
          ['all', many],
        ] as const
      ).map(([all, like]) =>
        iso(
          phrase<{ of: Compared; like: Selector }>(`I have ${word} <of> than ${all} <like>`, {
            of: numbers,
            like,
          }),
          ({ of: { of, mine }, like: those }): Condition => ({
            kind: 'compare',
            left: {
              count: { ...those, bounds: [...(those.bounds ?? []), { of, is, than: mine }] },
            },
            is: 'exactly',
            right: 0,
          }),
          (value) => {
            if (all !== 'each' || value.kind !== 'compare' || value.is !== 'exactly' || value.right !== 0)
              return undefined;
            if (typeof value.left !== 'object' || !('count' in value.left)) return undefined;
            const { bounds = [], ...those } = value.left.count;
            const last = bounds.at(-1);
            if (last?.is !== is || typeof last.than === 'number') return undefined;
            const mine = { of: last.of, mine: last.than };
            const rest = bounds.slice(0, -1);
            return isMine(mine)
              ? { of: mine, like: { ...those, ...(rest.length > 0 && { bounds: rest }) } }
              : undefined;
          },
        ),
      ),
    ),
  );
}

/** "I have more {V} than each of them", of those that have just been counted. */
const moreThanEachOfThem: Syntax<Condition> = here(headOf('I have'), ({ those }) =>
  those === null
    ? null
    : oneOf<Condition>(
        ...(
          [
            ['more', 'at-least'],
            ['less', 'at-most'],
          ] as const
        ).map(([word, is]) =>
          synonym(
            iso(
              phrase<{ of: Compared }>(`I have ${word} <of> than each of them`, { of: numbers }),
              ({ of: { of, mine } }): Condition => ({
                kind: 'compare',
                left: { count: { ...those, bounds: [...(those.bounds ?? []), { of, is, than: mine }] } },
                is: 'exactly',
                right: 0,
              }),
              () => undefined,
            ),
          ),
        ),
      ),
);

type Zone = 'hand' | 'reserve' | 'discard' | 'landmark';

const zones = (your: string): Syntax<Zone> =>
  oneOf<Zone>(
    means(`${your}hand`, 'hand'),
    means(`${your}Reserve`, 'reserve'),
    means(`${your}discard pile`, 'discard'),
    means(`${your}Landmarks`, 'landmark'),
  );

const zone = oneOf<Zone>(zones('your '), synonym(zones('')));

/** "you have more cards in Reserve than in hand" */
const moreHereThanThere: Syntax<Condition> = iso(
  phrase<{ is: 'more-than' | 'less-than'; here: Zone; there: Zone }>(
    'you have <is> cards in <here> than in <there>',
    {
      is: oneOf<'more-than' | 'less-than'>(means('more', 'more-than'), means('less', 'less-than')),
      here: zone,
      there: zone,
    },
  ),
  ({ is, here, there }): Condition | undefined =>
    here === there
      ? undefined
      : {
          kind: 'compare',
          left: { cardsIn: here, of: 'you' },
          is,
          right: { cardsIn: there, of: 'you' },
        },
  (value) => {
    if (value.kind !== 'compare' || (value.is !== 'more-than' && value.is !== 'less-than')) return undefined;
    const { left, is, right } = value;
    const isMine = (one: Quantity): one is { readonly cardsIn: Zone; readonly of: 'you' } =>
      typeof one === 'object' && 'cardsIn' in one && one.of === 'you';
    return isMine(left) && isMine(right) && left.cardsIn !== right.cardsIn
      ? { is, here: left.cardsIn, there: right.cardsIn }
      : undefined;
  },
);

/** "I have more Quest counters than cards in your hand" */
const moreOnMe: Syntax<Condition> = form<Condition>(
  'I have <is> <name> counters than cards in <zone>',
  {
    is: oneOf<'more-than' | 'less-than'>(means('more', 'more-than'), means('less', 'less-than')),
    name: counterName,
    zone,
  },
  {
    kind: 'compare',
    left: { counters: $('name'), on: 'me' },
    is: $('is'),
    right: { cardsIn: $('zone'), of: 'you' },
  } as never,
);

const times = oneOf<'turn' | 'afternoon' | 'day'>(
  means('this turn', 'turn'),
  means('this Afternoon', 'afternoon'),
  means('this Day', 'day'),
);

/** "I'm the first card you played this Afternoon": so many of those have been played by now. */
function nthByNow(g: Grammar): Syntax<Condition> {
  const like = g.noun({ many: false, from: false, your: 'your' });
  type Parts = { number: number; like: Selector; during: 'turn' | 'afternoon' | 'day' };
  const of = (text: string): Syntax<Condition> =>
    iso(
      phrase<Parts>(text, { number: ordinal, like, during: times }),
      ({ number, like: what, during }): Condition | undefined =>
        !isTold(what)
          ? undefined
          : {
              kind: 'compare',
              left:
                during === 'turn'
                  ? { playedThisTurn: what }
                  : {
                      happened: 'played',
                      during,
                      by: 'you',
                      ...(Object.keys(what).length > 0 && { what }),
                    },
              is: 'exactly',
              right: number,
            },
      () => undefined,
    );
  return oneOf(
    ...["I'm", "it's", 'this is'].flatMap((subject) =>
      ['you played', "you've played", 'you have played'].map((played) =>
        of(`${subject} the <number> <like> ${played} <during>`),
      ),
    ),
  );
}

/** Comparisons in other words than those of numbers. */
export const comparedConditions = (g: Grammar): readonly Syntax<Condition>[] => [
  moreThanEach(g),
  moreThanEachOfThem,
  moreHereThanThere,
  synonym(moreOnMe),
  synonym(nthByNow(g)),
];

/** Whose turn it is. */
export const turns: readonly Syntax<Condition>[] = [
  form<Condition>("it's your turn", {}, { kind: 'turn', whose: 'you' }),
  form<Condition>("it's your opponent's turn", {}, { kind: 'turn', whose: 'opponent' }),
  synonym(form<Condition>("it's an opponent's turn", {}, { kind: 'turn', whose: 'opponent' })),
  synonym(
    form<Condition>("it's not your turn", {}, { kind: 'not', condition: { kind: 'turn', whose: 'you' } }),
  ),
];
