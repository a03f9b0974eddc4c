import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

interface Listed {
  readonly number: number;
  readonly round: number;
  readonly players: readonly string[];
  readonly wins: readonly number[];
  readonly isOver: boolean;
  readonly games: readonly { readonly game: string }[];
}
interface Shown {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly players: readonly string[];
  readonly matches: readonly Listed[];
  readonly standings: readonly { readonly player: string; readonly points: number }[];
}

const games = ['contracts-s7-1', 'contracts-s7-2'];
const today = new Date().toISOString().slice(0, 10);

let terminal: TestTerminal;
const documentOf = async <T = Shown>(...argv: readonly string[]): Promise<T> => {
  const { exit, document } = await terminal.json(...argv);
  expect({ exit, document }).toMatchObject({ exit: 0 });
  return document as T;
};
const refused = async (...argv: readonly string[]): Promise<readonly [number, string]> => {
  const { exit, document } = await terminal.json('tournament', ...argv);
  return [exit, (document as { error: { code: string } }).error.code];
};
const names = ['Ada', 'Ben'] as const;
const played = ['--names', names.join(',')];

describe('retrace tournament and retrace prepare', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create();
    await terminal.run(
      'play',
      '--game',
      'contracts',
      '--seed',
      '7',
      '--games',
      '2',
      '--bot',
      'random',
      ...played,
    );
  }, 60_000);
  afterAll(() => terminal.remove());

  it('imports a file, and then adds the games of its day', async () => {
    expect((await terminal.run('tournament')).stdout).toContain('You have no tournaments.');
    const table = ['Round;Player 1;Player 2;Result', `1;${names.join(';')};`, '2;Cy;bye;'].join('\n');
    await writeFile(path.join(terminal.folder, 'monday.csv'), table);
    await documentOf('tournament', 'import', 'monday.csv');
    const { proposed } = await documentOf<{ proposed: readonly object[] }>('tournament', 'group', 'monday');
    expect(proposed).toMatchObject([{ games: [{ game: games[0] }] }, { match: null, games: [{}] }]);
    await documentOf('tournament', 'group', 'monday', '--all');
    const shown = await documentOf('tournament', 'show', 'monday');
    expect(shown).toMatchObject({ name: 'monday', date: today, players: [...names, 'Cy'] });
    expect(shown.matches.map(({ round, games: own }) => [round, own.map(({ game }) => game)])).toEqual([
      [1, [games[0]]],
      [2, []],
      [2, [games[1]]],
    ]);
    expect(shown.standings.reduce((sum, { points }) => sum + points, 0)).toBe(9);
    const { stdout } = await terminal.run('tournament', 'show', 'monday');
    expect(stdout).toContain('bye');
    expect(stdout).toContain(games[1]);
  });

  it('adds, changes and removes matches manually', async () => {
    const { id } = await documentOf('tournament', 'new', 'By hand', '--date', '2026-11-05');
    await documentOf('tournament', 'match', id, 'Ada', 'Ben', '--best-of', '3');
    await documentOf('tournament', 'match', id, 'ada', 'ben', '--round', '1', '--result', '2-1');
    await documentOf('tournament', 'match', id, 'Cy');
    const { matches } = await documentOf('tournament', 'show', id);
    expect(matches).toMatchObject([
      { number: 1, round: 1, players: ['ada', 'ben'], bestOf: 3, wins: [2, 1], isOver: true },
      { number: 2, round: 1, players: ['Cy'], isOver: true },
    ]);
    await documentOf('tournament', 'group', id, ...games, '--players', 'Eve,Dee');
    await documentOf('tournament', 'rename', id, 'Eve', 'Eva');
    expect((await documentOf('tournament', 'show', id)).matches).toMatchObject([
      {},
      {},
      { players: ['Eva', 'Dee'], bestOf: 3, games: [{ game: games[0] }, { game: games[1] }] },
    ]);
    await documentOf('tournament', 'ungroup', id, games[0]!);
    await documentOf('tournament', 'remove', id, '2');
    expect((await documentOf('tournament', 'show', id)).matches).toMatchObject([
      {},
      { games: [{ game: games[1] }] },
    ]);
    const secret = { RETRACE_SECRET: 'a secret of at least thirty-two characters' };
    const { document } = await terminal.with(secret).json('tournament', 'share', id);
    expect(document).toMatchObject({
      isShared: true,
      link: expect.stringMatching(/\/tournament#tournament=/),
    });
    await documentOf('tournament', 'delete', id, '--yes');
    expect(await refused('show', id)).toEqual([3, 'TOURNAMENT_NOT_FOUND']);
  });

  it('gives the reason for a refusal', async () => {
    await writeFile(path.join(terminal.folder, 'bad.csv'), 'round,player1,player2,score\n1,Ada,Ben,many');
    expect(await refused('import', 'bad.csv')).toEqual([4, 'TOURNAMENT_FILE_INVALID']);
    expect(await refused('import', 'none.csv')).toEqual([4, 'FILE_UNUSABLE']);
    expect(await refused('match', 'monday', 'Cy', names[0], '--round', '1')).toEqual([4, 'MATCH_INVALID']);
    expect(await refused('remove', 'monday', '99')).toEqual([3, 'MATCH_NOT_FOUND']);
    expect(await refused('group', 'monday', 'none')).toEqual([3, 'GAME_NOT_FOUND']);
    expect(await refused('group', 'monday', games[0]!, '--match', '3')).toEqual([4, 'MATCH_INVALID']);
  });

  it('prepares for an opponent', async () => {
    const [player, opponent] = names;
    const { preparation } = await documentOf<{ preparation: object }>('prepare', opponent, '--as', player);
    expect(preparation).toMatchObject({ player, opponent, module: 'contracts', games: 2, counted: 2 });
    const { stdout } = await terminal.run('prepare', opponent.toUpperCase(), '--as', player);
    expect(stdout).toContain(`${player} against ${opponent}: 2 games`);
    expect(stdout).toContain('Cards seen in');
    expect(stdout).toContain('Attacks on the rival');
    const { exit, document } = await terminal.json('prepare', 'Nobody', '--as', player);
    expect([exit, document]).toMatchObject([3, { error: { code: 'PLAYER_NOT_FOUND' } }]);
  });
});
