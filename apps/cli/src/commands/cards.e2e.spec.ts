import { readdirSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sharedPaths } from '#record/testing';
import { TestTerminal } from '../../test/terminal.js';

// Slow: imports all published cards and plays with them.

let terminal: TestTerminal;

describe('cards', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  const wader = {
    reference: 'TEST_ONE_B_AX_02_C',
    name: 'Test Wader',
    set: 'ONE',
    type: 'CHARACTER',
    subtypes: ['ROBOT'],
    faction: 'AX',
    rarity: 'COMMON',
    handCost: 2,
    reserveCost: 3,
    forest: 1,
    mountain: 2,
    ocean: 4,
    mainEffect: '{J} Zap every #[Robot]# there is.  (A reminder.)',
    echoEffect: null,
  };
  const hero = {
    ...wader,
    reference: 'TEST_ONE_B_AX_01_C',
    name: 'Test Hero',
    type: 'HERO',
    subtypes: [],
    forest: null,
    mountain: null,
    ocean: null,
    mainEffect: null,
    reserveLimit: 2,
    landmarkLimit: 2,
  };
  const token = {
    ...wader,
    reference: 'TEST_ONE_B_AX_31_C',
    name: 'Test Heron',
    type: 'TOKEN',
    mainEffect: null,
  };

  const cardFile = (...cards: unknown[]) => terminal.file('cards.json', JSON.stringify(cards, null, 2));

  describe('retrace cards import', () => {
    it('stores the cards and prints what was new, changed and unchanged', async () => {
      const first = await terminal.json('cards', 'import', await cardFile(hero, wader, token));
      expect(first).toMatchObject({
        exit: 0,
        document: {
          cards: 3,
          new: [hero.reference, wader.reference, token.reference],
          changed: [],
          unchanged: 0,
        },
      });
      const again = await terminal.run(
        'cards',
        'import',
        await cardFile(hero, { ...wader, handCost: 4 }, token),
      );
      expect(again.exit).toBe(0);
      expect(again.stdout).toMatch(/new +0\n +changed +1\n +unchanged +2\n/);
      expect(again.stdout).toContain('TEST_ONE_B_AX_02_C: handCost');
    });

    it('accepts translations before or after the English file, and no deck uses them without it', async () => {
      const italian = {
        ...wader,
        name: 'Guadatore',
        mainEffect: 'Quando peschi una delle carte, puoi pescare una carta.',
      };
      const imported = await terminal.json('cards', 'import', await cardFile(italian));
      expect(imported).toMatchObject({ exit: 0, document: { cards: 0, translations: { new: 1 } } });
      const shown = await terminal.run('cards', 'show', 'guadatore');
      expect(shown.stdout).toContain('Known only in Italian');
      const deck = await terminal.file('deck.txt', `3 ${wader.reference}`);
      expect((await terminal.run('deck', 'check', deck)).stderr).toContain('[DECK_CARD_LANGUAGE_INVALID]');
      await terminal.run(
        'cards',
        'import',
        await cardFile({ ...wader, mainEffect: 'Draw a card.', echoEffect: null }),
      );
      expect((await terminal.json('cards', 'show', 'guadatore', '--locale', 'it')).document).toMatchObject({
        name: 'Guadatore',
        language: 'en',
        lines: [{ text: italian.mainEffect, locale: 'it' }],
      });
      expect((await terminal.json('cards', 'show', wader.reference)).document).toMatchObject({
        name: wader.name,
      });
    });

    it('replaces a card of another file only with --replace', async () => {
      const [first, second] = [
        await terminal.file('one.json', JSON.stringify([wader])),
        await terminal.file('two.json', JSON.stringify([{ ...wader, handCost: 5 }])),
      ];
      expect((await terminal.run('cards', 'import', first, second)).stderr).toContain('[CARD_DUPLICATE]');
      expect((await terminal.run('cards', 'import', first, second, '--replace')).exit).toBe(0);
      expect((await terminal.json('cards', 'show', wader.reference)).document).toMatchObject({ handCost: 5 });
    });

    it('makes the cards available to the next command, together with the shipped cards', async () => {
      await terminal.run('cards', 'import', await cardFile(hero, wader));
      const { document } = await terminal.json('cards', 'search', 'wader');
      expect(document).toMatchObject({
        total: expect.any(Number),
        cards: expect.arrayContaining([
          expect.objectContaining({ name: 'Tin Wader' }),
          expect.objectContaining({ name: 'Test Wader' }),
        ]),
      });
    });

    it.each([
      ['that is broken JSON', '[{"reference": ', 'CARDS_NOT_JSON'],
      ['that is no list', '{"cards": []}', 'CARDS_NOT_A_LIST'],
      [
        'with a card without a reference',
        JSON.stringify([wader, { ...hero, reference: '' }]),
        'CARD_REFERENCE_MISSING',
      ],
      [
        'with an unknown faction',
        JSON.stringify([wader, { ...hero, faction: 'QQ' }]),
        'CARD_FACTION_INVALID',
      ],
      ['with an unknown type', JSON.stringify([wader, { ...hero, type: 'QQ' }]), 'CARD_TYPE_INVALID'],
      [
        'with cards that contradict each other',
        JSON.stringify([wader, { ...wader, ocean: 0 }]),
        'CARD_DUPLICATE',
      ],
      [
        'in two languages',
        JSON.stringify([
          { ...wader, mainEffect: 'Quando il tuo eroe è nella riserva, puoi pescare una carta.' },
          { ...hero, mainEffect: 'When you draw a card from the deck, it may be the last of the cards.' },
        ]),
        'CARDS_LANGUAGE_INVALID',
      ],
      [
        'with a shipped card',
        JSON.stringify([wader, { ...wader, reference: 'OPEN_RIVER_B_AX_03_C' }]),
        'CARD_SHIPPED',
      ],
    ])('refuses a file %s, with a reason', async (_, text, code) => {
      const file = await terminal.file('bad.json', text);
      const { exit, stderr } = await terminal.run('cards', 'import', file);
      expect(exit).toBe(4);
      expect(stderr).toMatch(new RegExp(`^error: bad\\.json.*\\[${code}\\]`));
      expect(await terminal.json('cards', 'search', 'Test')).toMatchObject({ document: { total: 0 } });
    });

    it('refuses a file of a hundred megabytes without reading it', async () => {
      const file = await terminal.file('huge.json', '[');
      const size = 100 * 1024 * 1024;
      await truncate(path.join(terminal.folder, file), size);
      const before = process.memoryUsage().rss;
      expect(await terminal.json('cards', 'import', file)).toMatchObject({
        exit: 4,
        document: {
          error: { code: 'CARDS_TOO_LARGE', where: 'huge.json', message: expect.stringContaining('100 MB') },
        },
      });
      expect(process.memoryUsage().rss - before).toBeLessThan(size);
    });

    it('refuses a file that does not exist, and the memory store', async () => {
      expect(await terminal.json('cards', 'import', 'none.json')).toMatchObject({
        exit: 3,
        document: { error: { code: 'CARDS_NOT_FOUND' } },
      });
      expect(await terminal.json('cards', 'import')).toMatchObject({
        exit: 2,
        document: { error: { code: 'ARGUMENT_MISSING' } },
      });
    });
  });

  describe('retrace cards show', () => {
    it('shows the printed card, its unexecuted text, and its versions', async () => {
      await terminal.run('cards', 'import', await cardFile(hero, wader));
      await terminal.run('cards', 'import', await cardFile({ ...wader, handCost: 4 }));
      const { exit, stdout } = await terminal.run('cards', 'show', 'test wader');
      expect(exit).toBe(0);
      expect(stdout).toContain('Test Wader  TEST_ONE_B_AX_02_C');
      expect(stdout).toContain('cost 4, from reserve 3');
      expect(stdout).toMatch(/\{J\} Zap every Robot there is\.\n.*\(A reminder\.\) {2}\(not executed\)/);
      expect(stdout).toMatch(/1 .* cards\.json\n +2 .* cards\.json +handCost/);
      const { document } = await terminal.json('cards', 'show', wader.reference);
      expect(document).toMatchObject({
        reference: wader.reference,
        handCost: 4,
        lines: [{ support: false, executed: false }],
        versions: [
          { version: 1, file: 'cards.json' },
          { version: 2, file: 'cards.json' },
        ],
      });
    });

    it('shows a contract by its reference or name, with its text in a language', async () => {
      const { exit, stdout } = await terminal.run('cards', 'show', 'ember imp');
      expect(exit).toBe(0);
      expect(stdout).toContain('Ember Imp');
      expect(stdout).toMatch(/Creature · .* · Contracts\ncost .+\nattack \d+, health \d+\n/);
      const { document } = await terminal.json('cards', 'show', 'Ember Imp');
      const { reference } = document as { readonly reference: string };
      expect(document).toMatchObject({ game: 'contracts', name: 'Ember Imp', type: 'creature' });
      const italian = await terminal.json('cards', 'show', reference, '--locale', 'it');
      expect(italian.document).toMatchObject({ reference });
      const several = await terminal.json('cards', 'show', 'e');
      expect((several.document as { cards: unknown[] }).cards.length).toBeGreaterThan(1);
    });

    it('lists the cards if several match', async () => {
      const { exit, document } = await terminal.json('cards', 'show', 'OPEN_RIVER_B_YZ_');
      expect(exit).toBe(0);
      expect((document as { cards: unknown[] }).cards.length).toBeGreaterThan(5);
    });

    it('suggests similar references', async () => {
      const { exit, stderr } = await terminal.run('cards', 'show', 'OPEN_RIVER_B_AX_03_D');
      expect(exit).toBe(3);
      expect(stderr).toMatch(/\[CARD_NOT_FOUND\]\n.*OPEN_RIVER_B_AX_03_C/);
    });
  });

  describe('retrace cards compile', () => {
    const zapping = { ...wader, reference: 'TEST_TWO_B_AX_03_C', set: 'TWO', mainEffect: '{J} Draw a card.' };

    it('prints how much of the text is read and executed, in total and by set', async () => {
      const { exit, document } = await terminal.json(
        'cards',
        'compile',
        await cardFile(hero, wader, zapping, token),
      );
      expect(exit).toBe(0);
      expect(document).toEqual({
        cards: 4,
        abilityLines: 2,
        parsed: 1,
        executable: 1,
        declined: 1,
        sets: {
          ONE: { cards: 3, abilityLines: 1, parsed: 0, executable: 0, declined: 1 },
          TWO: { cards: 1, abilityLines: 1, parsed: 1, executable: 1, declined: 0 },
        },
      });
    });

    it('reads several files together, so that one can contain the tokens that another creates', async () => {
      const calling = { ...zapping, mainEffect: '{J} Create a Test Heron token in your Landmarks.' };
      const file = await terminal.file('newer.json', JSON.stringify([calling]));
      expect(await terminal.json('cards', 'compile', file)).toMatchObject({ document: { executable: 0 } });
      expect(await terminal.json('cards', 'compile', file, await cardFile(hero, token))).toMatchObject({
        document: { cards: 3, executable: 1 },
      });
    });

    it('lists unexecuted text, with carets under the part that cannot be read', async () => {
      const { stdout } = await terminal.run('cards', 'compile', await cardFile(hero, wader), '--declines');
      expect(stdout).toMatch(/unlocks 1 of 1 card, 1 line: not read\n.*\{J\} .*robot.*\n +\^+\n +expected/i);
    });

    it('can be limited to a set, and lists the sets', async () => {
      const file = await cardFile(hero, wader, zapping);
      expect(await terminal.json('cards', 'compile', file, '--set', 'two')).toMatchObject({
        document: { cards: 1 },
      });
      expect(await terminal.json('cards', 'compile', file, '--set', 'THREE')).toMatchObject({
        exit: 3,
        document: { error: { code: 'SET_NOT_FOUND', advice: 'Use one of the sets ONE, TWO.' } },
      });
    });
  });

  describe('retrace cards search', () => {
    it('finds cards that match all conditions', async () => {
      const { document } = await terminal.json(
        'cards',
        'search',
        '--faction',
        'lyra',
        '--type',
        'spell',
        '--limit',
        '2',
      );
      const { cards, total } = document as { cards: { faction: string; type: string }[]; total: number };
      expect(cards).toHaveLength(2);
      expect(total).toBeGreaterThan(2);
      for (const card of cards) expect(card).toMatchObject({ faction: 'lyra', type: 'spell' });
    });

    it('reports that no card matches', async () => {
      expect(await terminal.run('cards', 'search', 'nothing like it')).toMatchObject({
        exit: 0,
        stdout: expect.stringContaining('No card matches.'),
      });
    });
  });

  describe('retrace cards', () => {
    it('counts the shipped and the imported cards', async () => {
      const before = (await terminal.json('cards')).document as { cards: number; decks: unknown[] };
      await terminal.run('cards', 'import', await cardFile(hero, wader, token));
      const after = (await terminal.json('cards')).document as { cards: number };
      expect(after.cards).toBe(before.cards + 2);
      expect(before.decks).toHaveLength(6);
    });

    it('checks a file without importing it', async () => {
      const file = await cardFile(hero, wader, token);
      expect(await terminal.json('cards', file)).toMatchObject({
        exit: 0,
        document: { file, cards: 2, tokens: 1, decks: [] },
      });
      expect(await terminal.json('cards', 'search', 'Test')).toMatchObject({ document: { total: 0 } });
    });
  });

  const [published] = sharedPaths('cards');
  if (published !== undefined)
    describe('the published cards', () => {
      const file = path.resolve(published, 'altered-cards-en.json');
      const decks = readdirSync(path.join(published, 'decks')).map((name) =>
        path.resolve(published, 'decks', name),
      );

      it('are imported completely, and change nothing the second time', async () => {
        const first = (await terminal.json('cards', 'import', file)).document as { new: string[] };
        expect(first.new).toHaveLength(2162);
        expect((await terminal.json('cards', 'import', file)).document).toMatchObject({
          new: [],
          unchanged: 2162,
        });
      });

      it('are used by the starter decks in games that verify exactly', async () => {
        await terminal.run('cards', 'import', file);
        for (const [index, deck] of decks.entries()) {
          const other = decks[(index + 1) % decks.length] ?? deck;
          const seed = `starter${index}`;
          const played = await terminal.json(
            ...['play', '--deck', deck, '--deck', other, '--games', '2', '--seed', seed, '--bot', 'random'],
          );
          expect(played).toMatchObject({ exit: 0, document: { games: 2, unfinished: 0 } });
          const { document } = await terminal.json('deck', 'check', deck);
          expect(document).toMatchObject({ legal: true });
        }
        expect((await terminal.run('verify', '--all')).exit).toBe(0);
      }, 120_000);
    });
});
