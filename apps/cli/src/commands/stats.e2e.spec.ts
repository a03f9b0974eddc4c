import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

// Slow: records and reviews games.

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await TestTerminal.create();
  const play = (...more: readonly string[]) => terminal.run('play', '--names', 'Ada,Ben', ...more);
  await play('--game', 'altered', '--games', '2', '--bot', 'random', '--seed', 'stats');
  // These games are short, so that reviewing them is fast.
  for (const seed of ['72', '148']) await play('--game', 'contracts', '--seed', seed);
});
afterAll(() => terminal.remove());

interface Rate {
  readonly games: number;
  readonly wins: number;
  readonly isSmall: boolean;
}
const json = async <T>(...argv: readonly string[]) => (await terminal.json('stats', ...argv)).document as T;

describe('retrace stats', () => {
  it('prints the number of games, and the value of the first turn', async () => {
    expect(await json()).toMatchObject({ games: 4, first: { games: 4, isSmall: true } });
    expect(await json('--module', 'altered')).toMatchObject({ games: 2 });
    const { exit, stdout } = await terminal.run('stats');
    expect(exit).toBe(0);
    expect(stdout).toMatch(
      /4 finished games, .* reactions a player\.\nThe first player wins ~\d+% \(\d+%–\d+%\)/,
    );
  });

  it('prints cards in a chosen order', async () => {
    interface Card {
      readonly name: string;
      readonly inDeck: Rate;
      readonly drawn: Rate;
      readonly opening: Rate;
      readonly openingMana: Rate;
    }
    const { cards } = await json<{ cards: readonly Card[] }>('cards', '--module', 'altered', '-n', '500');
    expect(cards.length).toBeGreaterThan(20);
    for (const { inDeck, drawn, opening, openingMana } of cards) {
      expect(drawn.games).toBeLessThanOrEqual(inDeck.games);
      expect(openingMana.games).toBeLessThanOrEqual(opening.games);
    }
    // Before the first turn, each player turns three cards into mana. More than two cards therefore count as opening
    // mana.
    expect(cards.reduce((sum, { openingMana }) => sum + openingMana.games, 0)).toBeGreaterThan(2);
    const { cards: named } = await json<{ cards: readonly Card[] }>('cards', '--order', 'name', '-n', '9');
    expect(named.map(({ name }) => name)).toEqual(named.map(({ name }) => name).sort());
    expect((await terminal.run('stats', 'cards')).stdout).toMatch(/Card +Decks +Won/);
  });

  it('prints match-ups, whose wins on one side are losses on the other', async () => {
    interface Matchup {
      readonly own: string;
      readonly rival: string;
      readonly all: Rate;
    }
    const { matchups } = await json<{ matchups: readonly Matchup[] }>('matchups', '--module', 'altered');
    expect(matchups.length).toBeGreaterThan(1);
    for (const { own, rival, all } of matchups.filter(({ own, rival }) => own !== rival)) {
      const back = matchups.find((matchup) => matchup.own === rival && matchup.rival === own);
      expect(back?.all.games).toBe(all.games);
      expect((back?.all.wins ?? 0) + all.wins).toBeLessThanOrEqual(all.games);
    }
  });

  it('prints players and days', async () => {
    const { players } = await json<{ players: readonly { player: string; unspent: number; all: Rate }[] }>(
      'players',
    );
    expect(players.map(({ player, all }) => [player, all.games])).toEqual([
      ['Ada', 4],
      ['Ben', 4],
    ]);
    expect(players[0]?.unspent).toBeGreaterThan(0);
    expect(players[0]?.unspent).toBeLessThan(1);
    const { days } = await json<{ days: readonly { day: number; mana: number }[] }>(
      'days',
      '--module',
      'altered',
    );
    expect(days[0]).toMatchObject({ day: 1, mana: 3 });
    expect((await terminal.run('stats', 'days', '--player', 'nobody')).stdout).toBe(
      'No finished game matches.\n',
    );
  });

  it('prints the unspent mana of players by month', async () => {
    interface Player {
      readonly trend: readonly { readonly unspent: number }[];
    }
    const { players } = await json<{ players: readonly Player[] }>('players', '--module', 'altered');
    for (const { trend } of players)
      for (const { unspent } of trend) {
        expect(unspent).toBeGreaterThan(0);
        expect(unspent).toBeLessThan(1);
      }
    expect(players.map(({ trend }) => trend.length)).toEqual([1, 1]);
  });

  it('prints stored reviews, and what it omits', async () => {
    const none = await terminal.run('stats', 'reviews');
    expect(none.stdout).toBe(
      'No matching finished game has such a review. Store some with: retrace review GAME --keep\n',
    );
    interface Game {
      readonly id: string;
    }
    const { document } = await terminal.json('games', '--module', 'contracts');
    const [first, second] = (document as { games: readonly Game[] }).games;
    const keep = async (id: string, playouts: string, ...more: readonly string[]) =>
      expect(
        (await terminal.run('review', id, '--playouts', playouts, '--threads', '1', '--keep', ...more)).exit,
      ).toBe(0);
    await keep(first!.id, '2');
    await keep(second!.id, '2');
    await keep(first!.id, '1');
    interface Reviews {
      readonly playouts: number;
      readonly players: readonly {
        readonly player: string;
        readonly games: number;
        readonly all: { readonly games: number; readonly judged: number };
        readonly trend: readonly { readonly from: number; readonly to: number }[];
      }[];
    }
    const report = await json<Reviews>('reviews', '--trend', 'games', '--every', '1');
    expect(report).toMatchObject({ playouts: 2, players: [{ player: 'Ada' }, { player: 'Ben' }] });
    for (const { all, games, trend } of report.players) {
      expect([all.games, games]).toEqual([2, 2]);
      expect(all.judged).toBeGreaterThan(0);
      expect(trend.map(({ from, to }) => [from, to])).toEqual([
        [1, 1],
        [2, 2],
      ]);
    }
    expect((await json<Reviews>('reviews', '--playouts', '1')).players[0]?.all.games).toBe(1);
    const { stdout } = await terminal.run('stats', 'reviews');
    expect(stdout).toMatch(/^Reviews with 2 playouts\. “Adjusted” is the result without luck\.\n/);
    expect(stdout).toMatch(/Ada .*contracts +2 of 2 +~\d+%/);
    expect(stdout).toMatch(/Not counted: reviews of 1 game of contracts, of 1 playout\.\n$/);
  }, 60_000);

  it('refuses an invalid month, table or order', async () => {
    for (const argv of [['--from', '2026-13'], ['dice'], ['cards', '--order', 'luck']])
      expect((await terminal.run('stats', ...argv)).exit).toBe(2);
  });
});
