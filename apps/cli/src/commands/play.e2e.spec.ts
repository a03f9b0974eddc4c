import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDecks, printDeck } from '#altered/cards';
import { playableGames } from '#games';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

// Slow: plays complete games through the command line.

let terminal: TestTerminal;

describe('play', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  const eventsOf = (id: string) =>
    Archive.reading(terminal.around, async (archive) => (await archive.read(id)).map(({ event }) => event));

  describe('retrace play', () => {
    it('records complete games and prints their number', async () => {
      const { exit, document } = await terminal.json('play', '--games', '3', '--seed', '42');
      expect(exit).toBe(0);
      expect(document).toMatchObject({
        seed: '42',
        store: 'sqlite',
        games: 3,
        unfinished: 0,
        ids: ['s42-1', 's42-2', 's42-3'],
      });
      const events = await eventsOf('s42-2');
      expect(events[0]?.kind).toBe('GameStarted');
      expect(events.at(-1)?.kind).toBe('GameEnded');
    });

    it('counts the events and atomic actions that were recorded', async () => {
      const { document } = await terminal.json('play', '--seed', 'count');
      const events = await eventsOf('scount-1');
      const actions = events.flatMap((event) => (event.kind === 'StepResolved' ? event.actions : []));
      expect(document).toMatchObject({ events: events.length, actions: actions.length });
    });

    it('plays the same games for the same seed and bot', async () => {
      const again = async (bot: string) => {
        await terminal.remove();
        terminal = await TestTerminal.create();
        await terminal.run('play', '--seed', 'again', '--bot', bot);
        return eventsOf('sagain-1');
      };
      const greedy = await again('greedy');
      const random = await again('random');
      expect(await again('greedy')).toEqual(greedy);
      expect(await again('random')).toEqual(random);
      expect(random).not.toEqual(greedy);
    });

    it('uses a random seed if none is given, and prints it', async () => {
      const { exit, stdout } = await terminal.run('play');
      expect(exit).toBe(0);
      expect(stdout).toMatch(/1 game recorded in .*, seed [0-9a-f]{8}/);
    });

    it('accepts decks by the path of their list or by their name, and names for players', async () => {
      const [deck] = openDecks();
      const file = await terminal.file('mine.txt', printDeck(deck as NonNullable<typeof deck>));
      const { exit } = await terminal.run(
        ...['play', '--deck', file, '--deck', 'white water', '--names', 'Ada, Ben', '--seed', '1'],
      );
      expect(exit).toBe(0);
      const [started] = await eventsOf('s1-1');
      expect(started).toMatchObject({ seats: [{ name: 'Ada' }, { name: 'Ben' }] });
    });

    it('makes an id from every seed, and different ids from different seeds', async () => {
      const { document: left } = await terminal.json('play', '--seed', 'à la carte!');
      const { document: right } = await terminal.json('play', '--seed', 'à la carte?');
      const ids = [left, right].flatMap((document) => (document as { ids: string[] }).ids);
      expect(new Set(ids).size).toBe(2);
      for (const id of ids) expect(id).toMatch(/^s-la-carte-[A-Za-z0-9_-]+-1$/);
    });

    it('does not overwrite an existing game, and explains how to continue', async () => {
      await terminal.run('play', '--seed', '5');
      const before = await eventsOf('s5-1');
      const { exit, stderr } = await terminal.run('play', '--seed', '5', '--games', '2');
      expect(exit).toBe(5);
      expect(stderr).toContain('GAME_EXISTS');
      expect(stderr).toContain('--continue');
      expect(await eventsOf('s5-1')).toEqual(before);
      await expect(eventsOf('s5-2')).rejects.toMatchObject({ exit: 3 });
    });

    it('continues an interrupted game as it would have continued, and skips finished ones', async () => {
      await terminal.run('play', '--seed', 'whole', '--games', '2');
      const whole = await eventsOf('swhole-2');
      await terminal.remove();
      terminal = await TestTerminal.create();
      await terminal.run('play', '--seed', 'whole');
      const decisions = whole.flatMap(({ kind }, index) => (kind === 'DecisionRequested' ? [index] : []));
      const cut = (decisions[Math.floor(decisions.length / 2)] ?? 0) + 1;
      const archive = await Archive.open(terminal.around);
      await archive.games.append(archive.idOf('swhole-2'), whole.slice(0, cut), 'no-stream');
      await archive.close();

      const { exit, document } = await terminal.json('play', '--seed', 'whole', '--games', '2', '--continue');
      expect(exit).toBe(0);
      expect(document).toMatchObject({ games: 1, skipped: 1, ids: ['swhole-2'], events: whole.length - cut });
      expect(await eventsOf('swhole-2')).toEqual(whole);
    });

    it.each([
      [
        'two-vs-two',
        2,
        [
          [0, 2],
          [1, 3],
        ],
      ],
      ['free-for-all', 1, null],
    ])('plays %s with four players, and prints the mode', async (mode, winners, teams) => {
      const played = await terminal.json('play', '--mode', mode, '--seed', 'four', '--bot', 'random');
      expect(played.exit).toBe(0);
      expect(played.document).toMatchObject({ mode, games: 1, ids: [`${mode}-sfour-1`] });
      const { document } = await terminal.json('games');
      expect(document).toMatchObject({ games: [{ mode, teams, format: mode }] });
      const [game] = (document as { games: { players: unknown[]; result: { winners: number[] } }[] }).games;
      expect(game?.players).toHaveLength(4);
      expect(game?.result.winners).toHaveLength(winners);
      const { document: verdict } = await terminal.json('verify', `${mode}-sfour-1`);
      expect(JSON.stringify(verdict)).toContain('EXACT');
    });

    it('repeats the decks in order if there are fewer decks than players', async () => {
      const argv = ['--mode', 'free-for-all', '--seed', 'dealt', '--bot', 'random'];
      const { exit } = await terminal.json('play', ...argv, '--deck', 'White Water', '--names', 'A,B,C,D');
      expect(exit).toBe(0);
      const [started] = await eventsOf('free-for-all-sdealt-1');
      expect(started).toMatchObject({ seats: ['A', 'B', 'C', 'D'].map((name) => ({ name })) });
    });

    it('stores nothing with the memory store', async () => {
      const { exit, document } = await terminal.json('play', '--store', 'memory', '--games', '2');
      expect(exit).toBe(0);
      expect(document).toMatchObject({ store: 'memory', data: null, games: 2 });
    });

    it.each([
      { name: 'one deck', argv: ['--deck', 'White Water'], exit: 2, code: 'DECK_REPEATED' },
      {
        name: 'an unknown deck',
        argv: ['--deck', 'Nope', '--deck', 'Nope'],
        exit: 3,
        code: 'DECK_NOT_FOUND',
      },
      {
        name: 'a missing file',
        argv: ['--deck', './no.txt', '--deck', 'x'],
        exit: 3,
        code: 'DECK_NOT_FOUND',
      },
      { name: 'a missing card file', argv: ['--cards', 'no.json'], exit: 3, code: 'CARDS_NOT_FOUND' },
      { name: 'no number', argv: ['--games', 'many'], exit: 2, code: 'ARGUMENT_INVALID' },
      { name: 'one name', argv: ['--names', 'Ada'], exit: 2, code: 'NAME_REPEATED' },
      {
        name: 'a name that is not seen',
        argv: ['--names', 'Ada\u202e,Ben'],
        exit: 2,
        code: 'ARGUMENT_INVALID',
      },
      {
        name: 'two names for four',
        argv: ['--mode', 'two-vs-two', '--names', 'Ada,Ben'],
        exit: 2,
        code: 'NAME_REPEATED',
      },
      {
        name: 'five decks for four',
        argv: ['--mode', 'two-vs-two', ...Array<string[]>(5).fill(['--deck', 'White Water']).flat()],
        exit: 2,
        code: 'DECK_REPEATED',
      },
      {
        name: 'a mode that a game has not',
        argv: ['--mode', 'two-vs-two', '--game', 'contracts'],
        exit: 2,
        code: 'OPTION_CONFLICT',
      },
      { name: 'an endless seed', argv: ['--seed', 'x'.repeat(300)], exit: 2, code: 'ARGUMENT_INVALID' },
      { name: 'an unknown edition', argv: ['--edition', '9'], exit: 2, code: 'EDITION_UNKNOWN' },
      { name: 'an unknown game', argv: ['--game', 'chess'], exit: 2, code: 'ARGUMENT_INVALID' },
      { name: 'an unknown bot', argv: ['--bot', 'clever'], exit: 2, code: 'ARGUMENT_INVALID' },
      { name: 'an unknown option', argv: ['--gamess', '1'], exit: 2, code: 'OPTION_UNKNOWN' },
    ])('refuses $name', async ({ argv, exit, code }) => {
      const ran = await terminal.json('play', ...argv);
      expect(ran.exit).toBe(exit);
      expect(ran.document).toMatchObject({ error: { code, message: expect.stringMatching(/./) } });
    });

    it('prints file and line of every error in a deck', async () => {
      const file = await terminal.file('bad.txt', '1 OPEN_RIVER_B_AX_01_C\nthree of them\n2 NO_SUCH_CARD\n');
      const { exit, stderr } = await terminal.run('play', '--deck', file, '--deck', 'White Water');
      expect(exit).toBe(4);
      expect(stderr).toMatch(/bad\.txt:2:1: .*\[DECK_CARD_UNKNOWN\]/);
      expect(stderr).toMatch(/bad\.txt:3:3: .*\[DECK_CARD_UNKNOWN\]/);
    });

    it('refuses a deck that breaks the rules of its format', async () => {
      const file = await terminal.file('small.txt', '1 OPEN_RIVER_B_AX_01_C\n3 OPEN_RIVER_B_AX_03_C\n');
      const { exit, stderr } = await terminal.run('play', '--deck', file, '--deck', 'White Water');
      expect(exit).toBe(4);
      expect(stderr).toContain('small.txt: The deck has 3 cards besides its hero');
    });
  });

  describe('retrace play --game contracts', () => {
    it('records its games separately from those of another game with the same seed, and shows them', async () => {
      await terminal.run('play', '--seed', 'both');
      const { exit, document } = await terminal.json('play', '--game', 'contracts', '--seed', 'both');
      expect(exit).toBe(0);
      expect(document).toMatchObject({ game: 'contracts', games: 1, ids: ['contracts-sboth-1'] });
      const events = await eventsOf('contracts-sboth-1');
      expect(events[0]).toMatchObject({ module: 'contracts', edition: '1.0' });
      expect(events.at(-1)?.kind).toBe('GameEnded');

      const shown = await terminal.run('show', 'contracts-sboth-1', '--at', '60', '--as', '0');
      expect(shown).toMatchObject({ exit: 0, stderr: '' });
      expect(shown.stdout).toContain('Contracts');
      expect(shown.stdout).toMatch(/health \d+/);
      expect((await terminal.run('verify', 'contracts-sboth-1')).exit).toBe(0);
      expect(shown.stdout).toMatch(/Round \d/);
      const log = await terminal.run('log', 'contracts-sboth-1', '--level', 'turn');
      expect(log.stdout).toMatch(/Round 1 · /);
      expect(shown.stdout + log.stdout).not.toMatch(/\bDay \d/);
    });

    it('accepts its decks by their name and by a list', async () => {
      const [deck] = playableGames().get('contracts')?.decks() ?? [];
      const file = await terminal.file('mine.txt', (deck?.cards ?? []).map((card) => `1 ${card}`).join('\n'));
      const argv = ['--deck', file, '--deck', 'choir of dawn', '--names', 'Ada,Ben', '--seed', '1'];
      expect((await terminal.run('play', '--game', 'contracts', ...argv)).exit).toBe(0);
      expect((await eventsOf('contracts-s1-1'))[0]).toMatchObject({
        seats: [{ name: 'Ada' }, { name: 'Ben' }],
      });
    });

    it.each([
      { name: 'a deck of another game', argv: ['--deck', 'White Water'], exit: 3, code: 'DECK_NOT_FOUND' },
      { name: 'an edition it has not', argv: ['--edition', '2.0'], exit: 2, code: 'EDITION_UNKNOWN' },
    ])('refuses $name', async ({ argv, exit, code }) => {
      const decks = argv[0] === '--deck' ? [...argv, ...argv] : argv;
      const ran = await terminal.json('play', '--game', 'contracts', ...decks);
      expect(ran).toMatchObject({ exit, document: { error: { code } } });
    });

    it('refuses a card file, because the game does not use one', async () => {
      const file = await terminal.file('cards.json', '[]');
      const ran = await terminal.json('play', '--game', 'contracts', '--cards', file);
      expect(ran.exit).not.toBe(0);
    });
  });
});
