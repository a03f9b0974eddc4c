import type { Passive, Selector } from '#altered/abilities';
import { least, less, mana, ordinal } from '../words/numbers.js';
import { $, fieldsOf, form } from '../../syntax/phrases.js';
import { iso, synonym, type Syntax } from '../../syntax/syntax.js';
import { onePer } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { allBounds } from '../nouns/bounds.js';
import { status } from '../words/rule-words.js';
import { changes } from '../sentences/played.js';

/** "I cost {1} less", "cards you play cost {1} more" */
export function ownCosts(g: Grammar): readonly Syntax<Passive>[] {
  const from = { kind: 'cost', who: 'you', from: 'reserve', of: $('of') } as const;
  const played = 'played from Reserve cost';
  const perCharacter = form<Passive>(
    'I cost <add> less per <per>',
    { add: less, per: onePer(g) },
    { kind: 'cost', who: 'you', of: 'me', add: { times: [$('add'), $('per')] } },
  );
  return [
    form<Passive>('I cost <add> less', { add: less }, { kind: 'cost', who: 'you', of: 'me' }),
    synonym(form<Passive>('reduce my cost by <add>', { add: less }, { kind: 'cost', who: 'you', of: 'me' })),
    perCharacter,
    form<Passive>(`<of> ${played} <add> more`, { of: g.many, add: mana }, { ...from, who: 'each-player' }),
    form<Passive>(
      `<of> ${played} <add> less <least>`,
      { of: g.many, add: less, least },
      { ...from, who: 'each-player', atLeast: $('least') },
    ),
  ];
}

/** "Spells you play with Hand Cost {3} or more have Fleeting" */
export const allPlayed = (g: Grammar, many: Syntax<Selector>): Syntax<Passive> =>
  form<Passive>(
    '<like> you play with <bounds> have <gain>',
    { like: many, bounds: allBounds(g), gain: status },
    { kind: 'played', who: 'you', cards: { ...fieldsOf('like'), bounds: $('bounds') } },
  );

type Played = Extract<Passive, { kind: 'played' }>;

/** "The first Character you play each Afternoon gains 1 boost" */
export const nthPlayed = (g: Grammar, noun: Syntax<Selector>): Syntax<Passive> =>
  form<Passive>(
    'the <number> <cards> you play each Afternoon <change>',
    { number: whichOne, cards: noun, change: changes(g) },
    {
      kind: 'played',
      who: 'you',
      cards: $('cards'),
      ...fieldsOf('number', 'first', 'nth'),
      ...fieldsOf('change'),
    },
  );

/** "First" has a field of its own. */
const whichOne = iso<number, Pick<Played, 'first' | 'nth'>>(
  ordinal,
  (number) => (number === 1 ? { first: 'afternoon' } : { nth: { number, each: 'afternoon' } }),
  ({ first, nth }) => (first === 'afternoon' ? 1 : nth?.number),
);
