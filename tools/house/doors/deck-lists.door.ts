import fc from 'fast-check';
import {
  catalogueOf,
  deckAs,
  deckForms,
  listBounds,
  openDecks,
  openSet,
  printDeck,
  readDeck,
  readDecks,
  type Deck,
} from '#altered/cards';
import { openContracts } from '#contracts';
import { playableGames } from '#games';
import { Breach, type Door } from './door.js';
import { damaged, repeated } from './strange-texts.js';

const words = [
  '#',
  ' #',
  '//',
  ' //',
  '# Deck: a',
  '1',
  '3 ',
  '3x',
  '×',
  'x',
  ' ',
  '\t',
  '\u2028',
  '\ufeff',
  '\r',
  'Hero:',
  'OPEN_RIVER_B_AX_03_C',
  'Ember Imp',
  '999999999999',
  'é',
  '\u0000',
];
const lists = [
  ...openDecks().map(printDeck),
  openContracts()
    .slice(0, 20)
    .map(({ name }) => `2 ${name}`)
    .join('\n'),
];

/** Test cards with references that deck codes can encode. */
const coded = catalogueOf(
  [...openSet().printed.values()]
    .filter(({ type }) => type === 'CHARACTER')
    .slice(0, 12)
    .map((card, index) => ({ ...card, reference: `ALT_CORE_B_AX_${`${index + 4}`.padStart(2, '0')}_C` })),
);

/**
 * Returns decks in every format that deck builders write: as a code, as a link, and as a file saved from the official
 * site, which has since closed.
 */
function documents(): readonly string[] {
  const entries = [...coded.cards.values()].map((card, index) => ({ count: (index % 3) + 1, card }));
  const deck: Deck = { name: 'Coded', hero: null, entries };
  const forms = deckForms.flatMap((form) => {
    const text = deckAs(form, deck);
    return text.ok ? [text.value] : [];
  });
  const saved = entries.map(({ count, card: { reference } }) => ({ quantity: count, card: { reference } }));
  const [code = ''] = forms.filter((text) => !/\s/.test(text));
  return [
    ...forms,
    `https://example.org/decks?deck=${encodeURIComponent(code)}`,
    JSON.stringify([
      { data: { name: 'Saved', deckCardsByType: { character: { deckUserListCard: saved } } } },
    ]),
    JSON.stringify({ name: 'Sent', deckCards: saved }),
  ];
}

/**
 * The maximum number of mistakes in a list that are reported with suggestions. Further mistakes are reported without
 * suggestions.
 */
const reported = listBounds.compared;

export const door: Door<string> = {
  name: 'deck-lists',
  enters: 'deck lists, codes and documents',
  open: () => {
    const catalogue = openSet();
    const contracts = playableGames(() => catalogue).get('contracts');
    if (contracts === undefined) throw new Error('There are deck lists of Contracts.');
    const most = listBounds.characters + 100;
    return Promise.resolve({
      arbitrary: fc.oneof(
        repeated(words, most),
        damaged(lists, most),
        damaged(documents(), listBounds.documentCharacters + 100),
        fc.string({ maxLength: 400 }),
      ),
      try: (list) => {
        const read = readDeck(list, { file: 'list', catalogue });
        const known = readDecks(list, { file: 'list', catalogue: coded });
        if (known.ok && known.value.some(({ entries }) => entries.some(({ count }) => count < 1)))
          throw new Breach('a deck has no copies of a card');
        const other = contracts.readDeck(list, 'list');
        if (read.ok || other.ok || known.ok) return Promise.resolve('taken');
        for (const problems of [read.error, other.error, known.error]) {
          const helped = problems.filter(({ data }) => [data?.['suggestions']].flat().length > 1);
          if (helped.length > reported)
            throw new Breach(`${helped.length} mistakes are compared with all cards`);
          if (problems.some(({ message }) => message === '')) throw new Breach('a problem has no message');
        }
        return Promise.resolve(known.error[0]?.code ?? 'DECK_EMPTY');
      },
      close: () => Promise.resolve(),
    });
  },
};
