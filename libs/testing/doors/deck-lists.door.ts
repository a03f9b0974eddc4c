import fc from 'fast-check';
import { listBounds, openDecks, openSet, printDeck, readDeck } from '#altered/cards';
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

/** Mistakes that are told with what may have been meant; the rest of a list is only gone through. */
const told = listBounds.compared;

/** Deck lists, of both games. */
export const door: Door<string> = {
  name: 'deck-lists',
  enters: 'deck lists',
  open: () => {
    const catalogue = openSet();
    const contracts = playableGames(() => catalogue).get('contracts');
    if (contracts === undefined) throw new Error('There are deck lists of Contracts.');
    const most = listBounds.characters + 100;
    return Promise.resolve({
      arbitrary: fc.oneof(repeated(words, most), damaged(lists, most), fc.string({ maxLength: 400 })),
      try: (list) => {
        const read = readDeck(list, { file: 'list', catalogue });
        const other = contracts.readDeck(list, 'list');
        if (read.ok || other.ok) return Promise.resolve('taken');
        for (const problems of [read.error, other.error]) {
          const helped = problems.filter(({ data }) => [data?.['suggestions']].flat().length > 1);
          if (helped.length > told) throw new Breach(`${helped.length} mistakes are compared with all cards`);
          if (problems.some(({ message }) => message === '')) throw new Breach('a problem has no message');
        }
        return Promise.resolve(read.error[0]?.code ?? 'DECK_EMPTY');
      },
      close: () => Promise.resolve(),
    });
  },
};
