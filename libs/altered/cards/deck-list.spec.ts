import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sharedPaths } from '#record/testing';
import { readCardFile } from './card-file.js';
import { catalogueOf } from './catalogue.js';
import { deckReferences, deckSize, type Deck } from './deck.js';
import { printDeck, readDeck, readDecks } from './deck-list.js';
import { deckStatistics } from './deck-statistics.js';
import { formatProblems } from './format.js';
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

  it("uses the hero's name if the deck and the file have no name", () => {
    const named = (list: string) => {
      const result = readDeck(list, { file: 'deck', catalogue });
      return result.ok && result.value.name;
    };
    expect(named(`1 ${hero}\n3 ${wader}`)).toBe('Ansa Weir, Mistress of Locks');
    expect(named(`# Deck: Low Water\n1 ${hero}\n3 ${wader}`)).toBe('Low Water');
    expect(named(`3 ${wader}`)).toBe('deck');
  });

  it('returns each copy separately, including the hero', () => {
    const read = deck(`2 ${wader}\n1 ${hero}`);
    expect(deckReferences(read)).toEqual([wader, wader, hero]);
    expect(deckSize(read)).toBe(2);
  });

  it('skips blank lines and comments, and accepts other line endings', () => {
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

  it('reads lines without a number, several cards on a line, and references in lower case', () => {
    const plain = deck(`1 ${hero}\n3 ${wader}`);
    expect(deck(`${hero}\n3 ${wader}`)).toEqual(plain);
    expect(deck(`1 ${hero} 3 ${wader}`)).toEqual(plain);
    expect(deck(`${hero} 3x ${wader}`)).toEqual(plain);
    expect(deck(`1 ${hero.toLowerCase()}\n3 ${wader.toLowerCase()}`)).toEqual(plain);
    expect(deck(`Ansa Weir, Mistress of Locks\n3 Tin Wader`)).toEqual(plain);
  });

  it.each([`three ${wader}`, `-1 ${wader}`])('does not find a card named "%s"', (line) => {
    expect(problems(line)).toMatchObject([{ code: 'DECK_CARD_UNKNOWN', where: 'decks/river.txt:1:1' }]);
  });

  it('reads a line that names the hero', () => {
    expect(deck(`Hero: ${hero}\n3 ${wader}`)).toEqual(deck(`1 ${hero}\n3 ${wader}`));
  });

  it('marks cards that the card file bans or suspends', () => {
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

  it("uses the name in a comment, or the caller's name", () => {
    expect(deck(`# Deck: Low Water \n1 ${hero}`).name).toBe('Low Water');
    const named = readDeck(`# Deck: Low Water\n1 ${hero}`, { file: 'x', catalogue, name: 'Mine' });
    expect(named.ok && named.value.name).toBe('Mine');
  });

  it('adds up lines of the same card', () => {
    expect(deck(`1 ${wader}\n2 ${wader}`).entries).toMatchObject([{ count: 3 }]);
  });

  it.each([
    ['3', 2, 'is missing'],
    [`3 ${wader} and ${hero}`, 24, '"and" is not allowed here'],
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

  it('lists the cards of an ambiguous name, and refuses an unknown name', () => {
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

  it('suggests similar references for an unknown reference', () => {
    expect(problems('3 OPEN_RIVER_B_AX_03_D')).toMatchObject([
      {
        code: 'DECK_CARD_UNKNOWN',
        where: 'decks/river.txt:1:3',
        advice: expect.stringContaining(wader),
        data: { reference: 'OPEN_RIVER_B_AX_03_D', line: 1 },
      },
    ]);
    expect(problems('3 NOTHING_LIKE_IT')).toMatchObject([{ data: { suggestions: [] } }]);
  });

  it('refuses a link without a code, with advice', () => {
    expect(problems('https://www.altered.gg/decks/01JB')).toMatchObject([
      {
        code: 'DECK_CODE_INVALID',
        where: 'decks/river.txt:1:1',
        advice: expect.stringContaining('copy the deck list'),
      },
    ]);
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

  it('reports all problems at once, in the order of the list', () => {
    const text = `1 ${hero}\n0 ${wader}\nhello\n3 NOTHING_LIKE_IT\n1 OPEN_RIVER_B_YZ_01_C\n`;
    expect(problems(text).map(({ code, data }) => [code, data?.line])).toEqual([
      ['DECK_COUNT_INVALID', 2],
      ['DECK_CARD_UNKNOWN', 3],
      ['DECK_CARD_UNKNOWN', 4],
      ['DECK_HEROES_INVALID', 5],
    ]);
  });

  it('reports at most fifty problems, and the number of remaining ones', () => {
    expect(problems(`0 ${wader}\n`.repeat(80))).toHaveLength(51);
  });

  it('never throws', () => {
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

  it('is read back as the same deck', () => {
    fc.assert(fc.property(anyDeck, (printed) => expect(deck(printDeck(printed))).toEqual(printed)));
  });

  it('is read back as the same deck for every open deck', () => {
    for (const open of openDecks()) expect(deck(printDeck(open))).toEqual(open);
  });
});

it('readDeck refuses a web page with a message that says so', () => {
  expect(problems('<!doctype html>\n<p>Sign in</p>')).toMatchObject([
    { code: 'DECK_LINE_INVALID', message: 'The text is a web page, not a deck.' },
    {},
  ]);
});

describe('a file with several decks', () => {
  const decks = `# Deck: First\n1 ${hero}\n3 ${wader}\n# Deck: Second\n1 ${hero}\n2 ${wader}\n`;

  it('is read as several named decks, and as a single deck only with a name', () => {
    const all = readDecks(decks, { file: 'decks.txt', catalogue });
    expect(all.ok && all.value.map((each) => [each.name, deckSize(each)])).toEqual([
      ['First', 3],
      ['Second', 2],
    ]);
    expect(problems(decks)).toMatchObject([
      { code: 'DECKS_TOO_MANY', advice: expect.stringContaining('"First", "Second"') },
    ]);
    const second = readDeck(decks, { file: 'decks.txt', catalogue, pick: 'Second' });
    expect(second.ok && deckSize(second.value)).toBe(2);
    expect(readDeck(decks, { file: 'decks.txt', catalogue, pick: 'Third' })).toMatchObject({
      error: [{ code: 'DECKS_TOO_MANY', message: expect.stringContaining('"Third"') }],
    });
  });

  it("can be a deck builder's table with a row for each card", () => {
    const table = [
      'id;name;format;hero;col;ref;col;qty',
      `1;"Low; ""Water""";nuc;${hero};x;${wader};y;3`,
      `1;"Low; ""Water""";nuc;${hero};x;${wader};y;1`,
      `2;Été 🦓;standard;${hero};x;${wader.toLowerCase()};y;2`,
    ].join('\r\n');
    const all = readDecks(`\ufeff${table}`, { file: 'x.csv', catalogue });
    expect(all.ok && all.value.map((each) => [each.name, each.hero?.reference, deckSize(each)])).toEqual([
      ['Low; "Water"', hero, 4],
      ['Été 🦓', hero, 2],
    ]);
    const wrong = `${table}\r\n3;Odd;nuc;${hero};x;NO_CARD;y;2`;
    expect(readDecks(wrong, { file: 'x.csv', catalogue })).toMatchObject({
      error: [{ code: 'DECK_CARD_UNKNOWN', where: 'x.csv:5' }],
    });
  });

  it.each([
    ['[{"deckCards": [{"cardReference": "', 'cut off or damaged'],
    ['{"cards": []}', 'no deck in a known form'],
    ['[1, 2]', 'no deck in a known form'],
  ])('is refused if the JSON is malformed: %s', (text, why) => {
    expect(problems(text)).toMatchObject([
      { code: 'DECK_JSON_INVALID', message: expect.stringContaining(why) },
    ]);
  });
});

const published = sharedPaths(
  ...['', '-2', '-3'].map((part) => `cards/altered-cards-en${part}.json`),
  'cards/decks',
  'real-files',
);
const [deckFolder, real] = published.slice(3);
if (deckFolder !== undefined && real !== undefined) {
  const cards = catalogueOf(
    published.slice(0, 3).flatMap((file) => {
      const read = readCardFile(readFileSync(file, 'utf8'), file);
      if (!read.ok) throw new Error(read.error[0]?.message);
      return read.value.cards;
    }),
  );
  const readFile = (file: string) => readDecks(readFileSync(file, 'utf8'), { file, catalogue: cards });
  const decksIn = (file: string) => {
    const read = readFile(file);
    if (!read.ok) throw new Error(`${file}: ${read.error.map(({ message }) => message).join(' ')}`);
    return read.value;
  };
  const byReference = ({ name, entries }: Deck) => ({
    name,
    entries: entries.toSorted((left, right) => (left.card.reference < right.card.reference ? -1 : 1)),
  });
  const sizesIn = (file: string) =>
    decksIn(file).map((each) => [each.name, each.hero?.name, deckSize(each)] as const);

  describe('the published starter decks', () => {
    it.each(readdirSync(deckFolder))('%s can be read, is legal, and is executed completely', (file) => {
      const [starter] = decksIn(path.join(deckFolder, file));
      if (starter === undefined) throw new Error('no deck');
      expect(deckReferences(starter)).toHaveLength(40);
      expect(formatProblems('constructed', starter)).toEqual([]);
      expect(deckStatistics(starter).notExecuted).toEqual([]);
    });
  });

  describe('shared decks', () => {
    it.each(readdirSync(path.join(real, 'decks')))("can be a deck builder's list: %s", (file) => {
      const decks = decksIn(path.join(real, 'decks', file));
      expect(decks.map((each) => formatProblems('standard', each))).toEqual([[]]);
    });

    it.each(['frontier-atsadi', 'frontier-sam-and-spook', 'frontier-sigismar', 'nuc-auraq'])(
      'are legal, and identical as a list, a code and JSON: %s',
      (name) => {
        const [list] = decksIn(path.join(real, `decks-real/${name}.txt`));
        if (list === undefined) throw new Error('no deck');
        const [named = ''] = name.split('-');
        expect(decksIn(path.join(real, `decks-real/${name}.decks-api.json`))).toEqual([
          { ...list, format: named },
        ]);
        const codes = readFileSync(path.join(real, 'deckfmt/codes-2026.tsv'), 'utf8').split(/\r?\n/);
        const code = codes.find((row) => row.startsWith(`${name}\t`)) ?? '';
        const coded = readDeck(code, { file: 'code', catalogue: cards });
        expect(coded.ok && byReference(coded.value)).toEqual(byReference(list));
        const format = name.startsWith('nuc') ? 'nuc' : 'frontier';
        expect(formatProblems(format, list)).toEqual([]);
        expect(list.entries.filter(({ isUnknown }) => isUnknown)).toHaveLength(format === 'nuc' ? 0 : 3);
      },
    );

    it("can be legal sealed decks with their cards' factions", () => {
      const [sealed] = decksIn(path.join(real, 'decks-real/sealed-eole-prerelease.txt'));
      expect(sealed && formatProblems('sealed', sealed)).toEqual([]);
    });

    it('can be saved decks of the official site', () => {
      expect(sizesIn(path.join(real, 'decks-real/deck-user-lists.json'))).toEqual([
        ['Afanaze', 'Afanas & Senka', 39],
        ['Teija Ramp', 'Teija & Nauraa', 39],
      ]);
    });

    it("can be a deck builder's tables with quoted names", () => {
      const decks = sizesIn(path.join(real, 'equinox-export.csv'));
      expect(decks.map(([, leader, size]) => [leader, size])).toEqual([
        ['Subhash & Marmo', 6],
        ['Lindiwe & Maw', 3],
      ]);
    });

    it.each(['bare-reference', 'collector-in-brackets', 'crlf-bom', 'lower-case', 'one-line', 'unpadded'])(
      'can be lists in the form %s',
      (name) => {
        const [list] = decksIn(path.join(real, 'text-forms', `${name}.txt`));
        expect(list?.hero).not.toBeNull();
        expect(list?.entries).toHaveLength(2);
      },
    );

    it('need a file with collector numbers to use these numbers', () => {
      expect(readFile(path.join(real, 'text-forms/collector-numbers.txt'))).toMatchObject({
        error: [{ code: 'DECK_CARD_UNKNOWN', data: { reference: 'SDU-011-E-DE' } }],
      });
    });

    it('can contain prints of all products, but are refused with two Heroes', () => {
      expect(readFile(path.join(real, 'text-forms/prints.txt'))).toMatchObject({
        error: [2, 3].map((line) => ({ code: 'DECK_HEROES_INVALID', data: { line } })),
      });
    });
  });
}
