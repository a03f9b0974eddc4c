import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await TestTerminal.create();
  await terminal.run('play', '--game', 'contracts', '--games', '2', '--bot', 'random', '--seed', 'set');
});
afterAll(() => terminal.remove());

const inFolder = (...parts: string[]) => path.join(terminal.folder, ...parts);
const rows = (file: string) =>
  readFileSync(inFolder(file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('retrace dataset', () => {
  it('writes all games, and prints their number', async () => {
    const { exit, document } = await terminal.json('dataset', 'all', '--format', 'ndjson');
    expect(exit).toBe(0);
    expect(document).toMatchObject({
      format: 'ndjson',
      perspective: 'all',
      rows: { games: 2, players: 4 },
      leftOut: [],
    });
    expect(rows('all/games.ndjson').map(({ perspective }) => perspective)).toEqual(['all', 'all']);
    expect(rows('all/decks.ndjson').length).toBeGreaterThan(4);
    const { rows: counted } = document as { rows: { events: number } };
    expect(rows('all/events.ndjson')).toHaveLength(counted.events);
  });

  it('writes only what a perspective may know', async () => {
    const { stdout } = await terminal.run('dataset', 'seen', '--as', 'spectator', '--format', 'ndjson');
    expect(stdout).toContain('Wrote 2 games to seen');
    expect(readFileSync(inFolder('seen', 'decks.ndjson'), 'utf8')).toBe('');
    const drawn = rows('seen/cards.ndjson').filter(({ kind }) => kind === 'drawn');
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ card }) => card === null)).toBe(true);
  });

  it('omits games without the seat, and names them', async () => {
    const { exit, document } = await terminal.json('dataset', 'none', '--as', '5');
    expect(exit).toBe(0);
    expect(document).toMatchObject({ rows: { games: 0 }, leftOut: [{ why: 'The game has no seat 5.' }, {}] });
    expect(readdirSync(inFolder('none'))).toContain('games.parquet');
  });

  it('overwrites nothing without permission, and only datasets with it', async () => {
    await terminal.run('dataset', 'twice');
    expect((await terminal.run('dataset', 'twice')).exit).toBe(5);
    expect((await terminal.run('dataset', 'twice', '--replace')).exit).toBe(0);
    writeFileSync(inFolder('mine'), 'mine');
    const { exit, document } = await terminal.json('dataset', 'mine', '--replace');
    expect(exit).toBe(5);
    expect(document).toMatchObject({ error: { code: 'DATASET_FOREIGN' } });
    expect(existsSync(inFolder('mine'))).toBe(true);
  });

  it('refuses an unknown perspective or format', async () => {
    expect((await terminal.run('dataset', 'odd', '--as', 'me')).exit).toBe(2);
    expect((await terminal.run('dataset', 'odd', '--format', 'xml')).exit).toBe(2);
    expect(existsSync(inFolder('odd'))).toBe(false);
  });
});
