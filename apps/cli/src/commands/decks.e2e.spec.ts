import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playableGames } from '#games';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;

describe('retrace decks', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create();
  });
  afterAll(() => terminal.remove());

  it('lists every game with every deck that it includes', async () => {
    const { exit, stdout } = await terminal.run('decks');
    expect(exit).toBe(0);
    for (const [id, game] of playableGames()) {
      expect(stdout).toContain(`${game.module.name} --game ${id}`);
      for (const { name } of game.decks()) expect(stdout).toContain(name);
    }
  });

  it('lists those of one game, with the number of their cards', async () => {
    const { document } = await terminal.json('decks', '--game', 'altered');
    const { games } = document as { games: readonly { id: string; decks: readonly unknown[] }[] };
    expect(games.map(({ id }) => id)).toEqual(['altered']);
    expect(games[0]?.decks).toHaveLength(6);
    expect(games[0]?.decks[0]).toEqual({ name: expect.stringMatching(/./), cards: 40 });
  });

  it('refuses an unknown game', async () => {
    expect(await terminal.json('decks', '--game', 'chess')).toMatchObject({ exit: 2 });
  });
});
