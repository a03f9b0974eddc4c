import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sharedPaths } from '#testing';
import { readCards } from './card-file.js';
import { deckReferences, deckSize } from './deck.js';
import { printDeck, readDeck } from './deck-list.js';
import { deckStatistics } from './deck-statistics.js';
import { constructedProblems } from './format.js';
import { openDecks, openSet } from './open-set.js';

const catalogue = openSet();
const hero = 'OPEN_RIVER_B_AX_01_C';
const wader = 'OPEN_RIVER_B_AX_03_C';
const read = (text: string) => readDeck(text, { file: 'decks/river.txt', catalogue });
function deck(text: string) {
  const result = read(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
function problems(text: string) {
  const result = read(text);
  return result.ok ? [] : result.error;
}

describe('readDeck', () => {
  it('reads copies and references', () => {
    const { name, hero: leader, entries } = deck(`1 ${hero}\n3 ${wader}\n`);
    expect(name).toBe('river');
    expect(leader?.reference).toBe(hero);
    expect(entries.map(({ count, card }) => [count, card.name])).toEqual([
      [1, 'Ansa Weir, Mistress of Locks'],
      [3, 'Tin Wader'],
    ]);
  });

  it('lists the cards one by one, the hero among them', () => {
    const read = deck(`2 ${wader}\n1 ${hero}`);
    expect(deckReferences(read)).toEqual([wader, wader, hero]);
    expect(deckSize(read)).toBe(2);
  });

  it('skips blank lines and comments, and bears other line ends', () => {
    const plain = deck(`1 ${hero}\n3 ${wader}`);
    expect(deck(`\ufeff// mine\r\n\r\n  1x ${hero}   # leads\r\n# more\r\n3\t${wader} // wades\r\n`)).toEqual(
      plain,
    );
    expect(deck(`1 ${hero}\r3 ${wader}`)).toEqual(plain);
  });

  it.each([`3x ${wader}`, `3X ${wader}`, `3 x ${wader}`, `3 × ${wader}`, ` 3  x  ${wader} # wades`])(
    'reads the line "%s"',
    (line) => {
      expect(deck(line).entries).toMatchObject([{ count: 3, card: { reference: wader } }]);
    },
  );

  it('reads a line that names the hero', () => {
    expect(deck(`Hero: ${hero}\n3 ${wader}`)).toEqual(deck(`1 ${hero}\n3 ${wader}`));
  });

  it('marks what the card file bans or suspends', () => {
    const printed = catalogue.printed.get(wader);
    const marked = new Map(catalogue.printed).set(wader, { ...printed!, isSuspended: true });
    const found = readDeck(`3 ${wader}\n1 ${hero}`, {
      file: 'x',
      catalogue: { ...catalogue, printed: marked },
    });
    expect(found.ok && found.value.entries.map(({ restriction }) => restriction)).toEqual([
      'suspended',
      undefined,
    ]);
  });

  it('takes its name from a comment, or from whoever reads it', () => {
    expect(deck(`# Deck: Low Water \n1 ${hero}`).name).toBe('Low Water');
    const named = readDeck(`# Deck: Low Water\n1 ${hero}`, { file: 'x', catalogue, name: 'Mine' });
    expect(named.ok && named.value.name).toBe('Mine');
  });

  it('sums lines of the same card', () => {
    expect(deck(`1 ${wader}\n2 ${wader}`).entries).toMatchObject([{ count: 3 }]);
  });

  it.each([
    [wader, 1, 'does not begin with a number'],
    [`three ${wader}`, 1, 'does not begin with a number'],
    [`-1 ${wader}`, 1, 'does not begin with a number'],
    ['3', 2, 'is missing'],
    [`3 ${wader} ${hero}`, 24, `"${hero}" does not belong here`],
  ])('refuses the line "%s"', (line, column, message) => {
    expect(problems(`1 ${hero}\n${line}`)).toMatchObject([
      {
        code: 'DECK_LINE_INVALID',
        where: `decks/river.txt:2:${column}`,
        message: expect.stringContaining(message),
      },
    ]);
  });

  it.each(['3 Tin Wader', '3x tin wader # wades', '3 x TIN WÀDER'])(
    'reads a card by its name: "%s"',
    (line) => {
      expect(deck(`1 ${hero}\n${line}`)).toEqual(deck(`1 ${hero}\n3 ${wader}`));
    },
  );

  it('reads a hero by its name', () => {
    expect(deck(`Hero: Ansa Weir, Mistress of Locks\n3 ${wader}`).hero?.reference).toBe(hero);
  });

  it('says which cards a name may mean, and which name none has', () => {
    const named = [...catalogue.printed.values()]
      .filter((card) => card.type !== 'TOKEN')
      .map(({ name }) => name);
    const shared = named.find((name, index) => named.indexOf(name) !== index) ?? '';
    const references = [...catalogue.printed.values()]
      .filter(({ name }) => name === shared)
      .map((card) => card.reference);
    expect(references.length).toBeGreaterThan(1);
    expect(problems(`3 ${shared}`)).toMatchObject([
      {
        code: 'DECK_LINE_INVALID',
        where: 'decks/river.txt:1:3',
        advice: expect.stringContaining(references[0] ?? ''),
      },
    ]);
    expect(problems('3 Tin Waiter')).toMatchObject([
      {
        code: 'DECK_CARD_UNKNOWN',
        where: 'decks/river.txt:1:3',
        message: expect.stringContaining('Tin Waiter'),
      },
    ]);
  });

  it.each(['0', '100', '99999999999999999999'])('refuses %s copies', (count) => {
    expect(problems(`${count} ${wader}`)).toMatchObject([
      { code: 'DECK_COUNT_INVALID', where: 'decks/river.txt:1:1' },
    ]);
  });

  it('suggests what an unknown reference may have meant', () => {
    expect(problems('3 OPEN_RIVER_B_AX_03_D')).toMatchObject([
      {
        code: 'DECK_CARD_UNKNOWN',
        where: 'decks/river.txt:1:3',
        advice: expect.stringContaining(wader),
        data: { reference: 'OPEN_RIVER_B_AX_03_D', line: 1 },
      },
    ]);
    expect(problems(`3 ${wader.toLowerCase()}`)).toMatchObject([{ advice: `Did you mean ${wader}?` }]);
    expect(problems('3 NOTHING_LIKE_IT')).toMatchObject([{ data: { suggestions: [] } }]);
  });

  it('refuses a token', () => {
    const [token = ''] = [...catalogue.tokens.keys()];
    expect(problems(`1 ${hero}\n3 ${token}`)).toMatchObject([
      {
        code: 'DECK_TOKEN_NOT_ALLOWED',
        where: 'decks/river.txt:2:3',
        message: expect.stringContaining('Tin Heron'),
      },
    ]);
  });

  it('refuses two heroes', () => {
    expect(problems(`1 ${hero}\n1 OPEN_RIVER_B_YZ_01_C`)).toMatchObject([
      { code: 'DECK_HEROES_INVALID', where: 'decks/river.txt:2', message: expect.stringContaining('Nemis') },
    ]);
    expect(problems(`2 ${hero}`)).toMatchObject([
      { code: 'DECK_HEROES_INVALID', where: 'decks/river.txt:1' },
    ]);
    expect(problems(`1 ${hero}\n1 ${hero}`)).toMatchObject([
      { code: 'DECK_HEROES_INVALID', where: 'decks/river.txt:2' },
    ]);
  });

  it.each(['', '\n\n', '# nothing here\n'])('refuses a list without cards: %j', (text) => {
    expect(problems(text)).toMatchObject([{ code: 'DECK_EMPTY', where: 'decks/river.txt' }]);
  });

  it('reports all that is wrong at once, in the order of the list', () => {
    const text = `1 ${hero}\n0 ${wader}\nhello\n3 NOTHING_LIKE_IT\n1 OPEN_RIVER_B_YZ_01_C\n`;
    expect(problems(text).map(({ code, data }) => [code, data?.line])).toEqual([
      ['DECK_COUNT_INVALID', 2],
      ['DECK_LINE_INVALID', 3],
      ['DECK_CARD_UNKNOWN', 4],
      ['DECK_HEROES_INVALID', 5],
    ]);
  });

  it('reports no more than fifty problems and how many are left', () => {
    expect(problems('hello\n'.repeat(80))).toHaveLength(51);
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const result = read(text);
        expect(result.ok || result.error.length > 0).toBe(true);
      }),
    );
  });
});

describe('printDeck', () => {
  const cards = [...catalogue.cards.values()];
  const others = cards.filter(({ type }) => type !== 'hero');
  const entry = fc.record({ count: fc.integer({ min: 1, max: 99 }), card: fc.constantFrom(...others) });
  const anyDeck = fc
    .record({
      name: fc.stringMatching(/^[A-Za-z'’#/ ]{0,20}[a-z]$/).map((name) => name.trim()),
      hero: fc.constantFrom(...cards.filter(({ type }) => type === 'hero'), null),
      entries: fc.uniqueArray(entry, { selector: ({ card }) => card.reference, minLength: 1, maxLength: 30 }),
    })
    .map(({ name, hero, entries }) => ({
      name,
      hero,
      entries: hero === null ? entries : [{ count: 1, card: hero }, ...entries],
    }));

  it('is read back to the same deck', () => {
    fc.assert(fc.property(anyDeck, (printed) => expect(deck(printDeck(printed))).toEqual(printed)));
  });

  it('is read back to the same deck, the open decks', () => {
    for (const open of openDecks()) expect(deck(printDeck(open))).toEqual(open);
  });
});

const [cardFile, deckFolder] = sharedPaths('cards/altered-cards-en.json', 'cards/decks');
if (cardFile !== undefined && deckFolder !== undefined)
  describe('the published starter decks', () => {
    const published = readCards(readFileSync(cardFile, 'utf8'), 'cards');
    const lists = readdirSync(deckFolder);

    it.each(lists)('%s is read and may be played', (file) => {
      const text = readFileSync(path.join(deckFolder, file), 'utf8');
      const result = published.ok ? readDeck(text, { file, catalogue: published.value }) : published;
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      expect(deckReferences(result.value)).toHaveLength(40);
      expect(constructedProblems(result.value)).toEqual([]);
    });

    it.each(lists)('%s is executed to the last line', (file) => {
      const text = readFileSync(path.join(deckFolder, file), 'utf8');
      const result = published.ok ? readDeck(text, { file, catalogue: published.value }) : published;
      expect(result.ok && deckStatistics(result.value).notExecuted).toEqual([]);
    });
  });
