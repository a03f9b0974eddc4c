import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDecks, printDeck } from '#altered/cards';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;

describe('deck', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  const [deck] = openDecks();
  const list = printDeck(deck as NonNullable<typeof deck>);

  describe('retrace deck check', () => {
    it.each(['constructed', 'standard', 'limited'])('accepts a shipped deck, %s', async (format) => {
      const file = await terminal.file('mine.txt', list);
      expect(await terminal.json('deck', 'check', file, '--format', format)).toMatchObject({
        exit: 0,
        document: { format, legal: true, problems: [], cards: 39 },
      });
    });

    it('lists every rule that a deck breaks', async () => {
      const file = await terminal.file(
        'bad.txt',
        '4 x OPEN_RIVER_B_AX_03_C\n1 OPEN_RIVER_B_YZ_03_C\nHero: OPEN_RIVER_B_AX_01_C\n',
      );
      const { exit, document } = await terminal.json('deck', 'check', file);
      expect(exit).toBe(1);
      expect(document).toMatchObject({
        legal: false,
        problems: [
          { code: 'DECK_TOO_SMALL', rule: '1.1.4.c' },
          { code: 'DECK_FACTION_INVALID', rule: '1.1.4.d' },
          { code: 'DECK_COPIES_TOO_MANY', rule: '1.1.4.e' },
        ],
      });
      const { stdout } = await terminal.run('deck', 'check', file, '--format', 'standard');
      expect(stdout).toContain('Not legal in standard games as of ');
      expect(stdout).toContain('(rule 1.1.4.d of edition 4.0)');
    });

    it('uses the legality lists of a day, today by default, and the format that the deck names', async () => {
      const reference = 'OPEN_RIVER_B_AX_03_C';
      const update = { date: '2025-05-13', updates: [{ reference, fields: { isSuspended: true } }] };
      const list = await terminal.file('legality.json', JSON.stringify(update));
      expect((await terminal.run('cards', 'legality', list)).stdout).toContain('1 list new');
      const built = { format: 'STANDARD', deckCards: [{ cardReference: reference, quantity: 3 }] };
      const file = await terminal.file('built.json', JSON.stringify(built));
      const before = await terminal.run('deck', 'check', file, '--on', '2025-05-12');
      expect(before.stdout).toContain('in standard games as of 2025-05-12');
      expect(before.stdout).not.toContain('suspended');
      const after = await terminal.run('deck', 'check', file);
      expect(after.stdout).toContain('is suspended in tournaments since 2025-05-13');
      expect((await terminal.run('cards', 'show', reference)).stdout).toContain(
        'Suspended in tournaments from 2025-05-13',
      );
    });

    it('refuses an invalid list of legality', async () => {
      const file = await terminal.file('numbers.csv', 'ALT_CORE_B_AX_04_C;BTG-004-C');
      expect(await terminal.json('cards', 'legality', file)).toMatchObject({
        exit: 4,
        document: { error: { code: 'LEGALITY_NOT_FOUND' } },
      });
    });

    it('suggests the nearest references for an unknown one', async () => {
      const file = await terminal.file('typo.txt', '3 OPEN_RIVER_B_AX_3_C\n');
      const { exit, stderr } = await terminal.run('deck', 'check', file);
      expect(exit).toBe(4);
      expect(stderr).toMatch(/typo\.txt:1:3: .*\[DECK_CARD_UNKNOWN\]\n.*OPEN_RIVER_B_AX_03_C/);
    });

    it('refuses a folder as a deck list', async () => {
      const { exit, stderr } = await terminal.run('deck', 'check', terminal.folder);
      expect(exit).toBe(4);
      expect(stderr).toContain(`"${terminal.folder}" is a folder.`);
    });

    it('refuses a file that is too large for a deck list', async () => {
      const file = await terminal.file('huge.txt', '');
      await truncate(path.join(terminal.folder, file), 100 * 1024 * 1024);
      expect(await terminal.json('deck', 'check', file)).toMatchObject({
        exit: 4,
        document: { error: { code: 'DECK_LIST_TOO_LARGE', where: 'huge.txt' } },
      });
    });

    it.each([
      { name: 'an unknown deck', argv: ['check', 'none.txt'], exit: 3, code: 'DECK_NOT_FOUND' },
      {
        name: 'an unknown format',
        argv: ['check', 'x.txt', '--format', 'chess'],
        exit: 2,
        code: 'ARGUMENT_INVALID',
      },
      {
        name: 'a day that does not exist',
        argv: ['check', 'x.txt', '--on', '2025-02-30'],
        exit: 2,
        code: 'ARGUMENT_INVALID',
      },
      {
        name: 'a link without a code',
        argv: ['check', 'https://decks.example/1'],
        exit: 4,
        code: 'DECK_CODE_INVALID',
      },
      { name: 'no deck', argv: ['stats'], exit: 2, code: 'ARGUMENT_MISSING' },
      { name: 'an unknown command', argv: ['shuffle'], exit: 2, code: 'ARGUMENTS_TOO_MANY' },
    ])('refuses $name', async ({ argv, exit, code }) => {
      expect(await terminal.json('deck', ...argv)).toMatchObject({ exit, document: { error: { code } } });
    });
  });

  it.each(['list', 'json', 'csv'])('retrace deck export writes %s that can be read again', async (form) => {
    const { stdout } = await terminal.run(
      'deck',
      'export',
      await terminal.file('mine.txt', list),
      '--as',
      form,
    );
    const again = await terminal.run(
      'deck',
      'export',
      await terminal.file('again.txt', stdout),
      '--as',
      'list',
    );
    const linesOf = (text: string) =>
      text
        .split('\n')
        .filter((line) => /^\d/.test(line))
        .sort();
    expect(linesOf(again.stdout)).toEqual(linesOf(list));
  });

  describe('retrace deck stats', () => {
    it('counts the cards of a deck', async () => {
      const { exit, document } = await terminal.json('deck', 'stats', 'white water');
      expect(exit).toBe(0);
      const { handCosts, cards } = document as { handCosts: { cards: number }[]; cards: number };
      expect(handCosts.reduce((sum, { cards: some }) => sum + some, 0)).toBe(cards);
      const { stdout } = await terminal.run('deck', 'stats', 'white water');
      for (const word of [
        'Cost from hand',
        'Cost from reserve',
        'Types',
        'Sub-types',
        'Rarities',
        'on average',
      ])
        expect(stdout).toContain(word);
    });
  });

  describe('retrace deck', () => {
    it('prints its commands', async () => {
      const { exit, stdout } = await terminal.run('deck');
      expect(exit).toBe(0);
      expect(stdout).toMatch(/check .*\n.*stats /);
    });
  });
});
