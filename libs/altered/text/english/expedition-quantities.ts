import type { Quantity } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { standing } from './standing-words.js';
import { terrain } from './words-for.js';

/** Expeditions that are counted one by one: "per Expedition in {V}". */
export const eachExpedition: readonly Syntax<Quantity>[] = [
  form<Quantity>('Expedition in <terrain>', { terrain }, { expeditions: { in: $('terrain') } }),
  ...['Expedition you control in <terrain>', 'of your Expeditions in <terrain>'].map((text, index) => {
    const one = form<Quantity>(text, { terrain }, { expeditions: { in: $('terrain'), of: 'you' } });
    return index === 0 ? one : synonym(one);
  }),
  ...(['forward', 'backward'] as const).map((moved) =>
    means<Quantity>(`of your Expeditions that moved ${moved === 'forward' ? moved : 'backwards'} this Day`, {
      expeditions: { of: 'you', moved },
    }),
  ),
  means<Quantity>('region between your Hero and Companion', { regionsBetween: 'you' }),
  form<Quantity>(
    "of your Expeditions that's <is>",
    { is: only(standing, (one) => one !== 'ascended' && one !== 'in-contact') },
    { expeditions: { is: $('is'), of: 'you' } },
  ),
  means<Quantity>('Ascended Expedition you control', {
    expeditions: { is: 'ascended', of: 'you' },
  }),
  means<Quantity>('Ascended Expedition', { expeditions: { is: 'ascended' } }),
  synonym(means<Quantity>('of your Ascended Expeditions', { expeditions: { is: 'ascended', of: 'you' } })),
  means<Quantity>('Expedition In contact that you control', {
    expeditions: { is: 'in-contact', of: 'you' },
  }),
];

/** The same of all of them, after "the number of": "Ascended Expeditions you control". */
const severalExpeditions: readonly Syntax<Quantity>[] = [
  ...(
    [
      ['Ascended Expeditions', 'ascended'],
      ['Expeditions In contact', 'in-contact'],
    ] as const
  ).flatMap(([text, is]) => [
    means<Quantity>(`the number of ${text} you control`, { expeditions: { is, of: 'you' } }),
    means<Quantity>(`the number of ${text} your opponents control`, { expeditions: { is, of: 'opponent' } }),
    means<Quantity>(`the number of ${text}`, { expeditions: { is } }),
  ]),
  ...(['ahead', 'behind', 'tied', 'ascended'] as const).map((is) => {
    const said = means<Quantity>(
      `the number of your Expeditions that are ${is === 'ascended' ? 'Ascended' : is}`,
      { expeditions: { is, of: 'you' } },
    );
    return is === 'ascended' ? synonym(said) : said;
  }),
  form<Quantity>(
    'the number of your Expeditions in <terrain>',
    { terrain },
    { expeditions: { in: $('terrain'), of: 'you' } },
  ),
  form<Quantity>(
    'the number of Expeditions in <terrain>',
    { terrain },
    { expeditions: { in: $('terrain') } },
  ),
];

/** How many counters were taken. */
export const takenQuantities = (_g: Grammar): readonly Syntax<Quantity>[] => [
  means<Quantity>('the number of boosts removed this way', { countersTaken: true }),
  synonym(means<Quantity>('the number of counters removed this way', { countersTaken: true })),
  ...severalExpeditions,
];
