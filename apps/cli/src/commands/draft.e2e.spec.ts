import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openSet } from '#altered/cards';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

let terminal: TestTerminal;

describe('draft', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  interface DraftDocument {
    readonly draft: string;
    readonly set: string;
    readonly seats: readonly {
      readonly seat: number;
      readonly name: string;
      readonly picks: readonly string[];
      readonly deck: {
        readonly hero: string | null;
        readonly cards: readonly string[];
        readonly factions: string[];
      };
    }[];
    readonly games: readonly string[];
    readonly standings: readonly { readonly place: number; readonly seat: number; readonly points: number }[];
  }

  describe('retrace draft', () => {
    it('drafts with bots, builds decks and prints one document', async () => {
      const { exit, document } = await terminal.json('draft', '--seed', '1', '--seats', '3');
      expect(exit).toBe(0);
      const report = document as DraftDocument;
      expect(Object.keys(report)).toEqual(['draft', 'set', 'seats', 'games', 'standings']);
      expect(report).toMatchObject({ draft: 'river-1', set: 'RIVER', games: [], standings: [] });
      expect(report.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
      for (const { picks, deck } of report.seats) {
        expect(picks).toHaveLength(48);
        expect(deck.cards.length + (deck.hero === null ? 0 : 1)).toBeGreaterThanOrEqual(30);
        expect(deck.factions.length).toBeLessThanOrEqual(3);
      }
      const again = await terminal.json('verify', 'river-1');
      expect(again).toMatchObject({
        exit: 0,
        document: { games: [], drafts: [{ id: 'river-1', status: 'EXACT' }] },
      });
    });

    it('plays the rounds with --play, and every record is exact', async () => {
      const { document } = await terminal.json(
        'draft',
        '--seed',
        'p',
        '--seats',
        '4',
        '--play',
        '--bot',
        'random',
      );
      const { games, standings, draft } = document as DraftDocument;
      expect(games).toEqual(['river-p-1-1-1', 'river-p-1-2-1', 'river-p-2-1-1', 'river-p-2-2-1']);
      expect(standings.map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2, 3]);
      expect(standings.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(7);
      const verified = await terminal.json('verify', '--all');
      expect(verified).toMatchObject({ exit: 0, document: { exact: 5, drafts: [{ id: draft }] } });
      const [game = ''] = games;
      const events = await Archive.reading(terminal.around, (archive) => archive.read(game));
      expect(events[0]?.event).toMatchObject({
        format: 'booster-draft',
        options: { draft: { id: draft, round: 1, table: 0, number: 1 } },
      });
    });

    it('opens seven boosters for each seat with --sealed', async () => {
      const { document } = await terminal.json('draft', '--sealed', '--seats', '2', '--seed', 's');
      const { seats, draft } = document as DraftDocument;
      expect(draft).toBe('river-sealed-s');
      expect(seats.map(({ picks }) => picks.length)).toEqual([84, 84]);
    });

    it('is the same for the same seed, and is stored once', async () => {
      const first = await terminal.json('draft', '--seed', 'twice', '--seats', '2');
      const second = await terminal.json('draft', '--seed', 'twice', '--seats', '2');
      expect(second).toMatchObject({ exit: 5, document: { error: { code: 'DRAFT_EXISTS' } } });
      const other = await TestTerminal.create();
      expect(await other.json('draft', '--seed', 'twice', '--seats', '2')).toEqual(first);
      await other.remove();
    });

    it('detects a game of the draft that differs from the one that was played', async () => {
      await terminal.run('draft', '--seed', 'd', '--seats', '2', '--play', '--bot', 'random');
      const archive = await Archive.open(terminal.around);
      await archive.store.delete('game-river-d-1-1-1', 'any');
      await archive.close();
      expect(await terminal.json('verify', 'river-d')).toMatchObject({
        exit: 1,
        document: { drafts: [{ status: 'DIVERGED', game: 'river-d-1-1-1' }] },
      });
    });

    it.each([
      [['--seats', '1'], 4, 'PLAYER_COUNT_INVALID'],
      [['--seats', '9'], 4, 'PLAYER_COUNT_INVALID'],
      [['--set', 'NOWHERE'], 4, 'SET_NOT_FOUND'],
      [['--names', 'Ada,Ben'], 2, 'NAME_REPEATED'],
      [['--boosters', 'none.json'], 3, 'FILE_NOT_FOUND'],
      [['--boosters', 'wrong.json'], 4, 'BOOSTER_SUM_INVALID'],
    ])('refuses %j and stores nothing', async (options, code, error) => {
      await terminal.file(
        'wrong.json',
        JSON.stringify({ cards: 9, heroes: 1, slots: [{ rarity: 'common', count: 3 }], tokens: 0 }),
      );
      const result = await terminal.json('draft', '--seed', 'no', ...options);
      expect(result.document).toMatchObject({ error: { code: error } });
      expect([code, 3]).toContain(result.exit);
      expect((await terminal.json('verify', '--all')).document).toMatchObject({ games: [], drafts: [] });
    });

    it('reads the boosters of a file', async () => {
      await terminal.file(
        'small.json',
        JSON.stringify({ cards: 4, heroes: 1, slots: [{ rarity: 'common', count: 3 }], tokens: 0 }),
      );
      const { document } = await terminal.json(
        'draft',
        '--boosters',
        'small.json',
        '--seats',
        '2',
        '--seed',
        'f',
      );
      expect((document as DraftDocument).seats.map(({ picks }) => picks.length)).toEqual([16, 16]);
    });
  });

  describe('retrace play --mode', () => {
    it.each(['booster-war', 'booster-war-ordered'])(
      'opens boosters, and every game is exact: %s',
      async (mode) => {
        const { exit, document } = await terminal.json('play', '--mode', mode, '--games', '2', '--seed', 'w');
        expect(exit).toBe(0);
        expect(document).toMatchObject({
          mode,
          set: 'RIVER',
          games: 2,
          ids: [`${mode}-sw-1`, `${mode}-sw-2`],
        });
        expect(await terminal.json('verify', '--all')).toMatchObject({ exit: 0, document: { exact: 2 } });
        const events = await Archive.reading(terminal.around, (archive) => archive.read(`${mode}-sw-1`));
        const started = events[0]?.event;
        expect(started).toMatchObject({ format: mode, options: { mode, set: 'RIVER' } });
        if (started?.kind !== 'GameStarted') throw new Error('the game begins');
        for (const { deck } of started.seats) {
          expect(deck).toHaveLength(12);
          const heroes = deck.filter((reference) => openSet().printed.get(reference)?.type === 'HERO');
          expect(heroes).toHaveLength(1);
        }
      },
    );

    it.each([
      [['--mode', 'booster-war', '--deck', 'White Water', '--deck', 'White Water']],
      [['--mode', 'booster-war', '--game', 'contracts']],
      [['--set', 'RIVER']],
    ])('refuses %j', async (options) => {
      expect(await terminal.json('play', ...options)).toMatchObject({
        exit: 2,
        document: { error: { code: 'OPTION_CONFLICT' } },
      });
    });
  });
});
