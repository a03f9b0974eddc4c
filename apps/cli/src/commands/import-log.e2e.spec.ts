import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { TableLog } from '#testing';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;
const log = new TableLog().draws(0, 1, [1]).draws(1, 1, [101]).plays(0, 1, 'stormLeft').ends(1);

const fileOf = async (name: string, content: string | Uint8Array): Promise<string> => {
  const file = path.join(terminal.folder, name);
  await writeFile(file, content);
  return file;
};
const total = async () => ((await terminal.json('games')).document as { readonly total: number }).total;

describe('retrace import, with the log of a table', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  it('records its game, packed or not, and again changes nothing', async () => {
    const packed = await fileOf('table.json.gz', gzipSync(log.text()));
    const first = await terminal.json('import', packed);
    expect(first).toMatchObject({
      exit: 0,
      document: {
        files: [{ id: 'bga-77', alreadyThere: false, check: 'UNVERIFIED', log: { differences: [] } }],
      },
    });
    const again = await terminal.json('import', await fileOf('table.json', log.text()));
    expect(again).toMatchObject({ exit: 0, document: { files: [{ alreadyThere: true }] } });
    expect((await terminal.run('log', 'bga-77')).stdout).toContain('TESTER_1 joins');
  });

  it('that was recorded otherwise is refused, or recorded beside it with --keep-both, where nothing of the first is lost', async () => {
    const mine = await fileOf('mine.json', log.seenBy(0));
    const both = await fileOf('both.json', log.text());
    await terminal.json('import', mine);
    const refused = await terminal.json('import', both);
    expect(refused).toMatchObject({
      exit: 5,
      document: { error: { code: 'IMPORT_CONFLICT', advice: expect.stringContaining('--keep-both') } },
    });
    for (const alreadyThere of [false, true])
      expect(await terminal.json('import', '--keep-both', both)).toMatchObject({
        exit: 0,
        document: { files: [{ id: 'bga-77-2', alreadyThere }] },
      });
    expect(await total()).toBe(2);
    expect(await terminal.json('import', mine)).toMatchObject({
      document: { files: [{ alreadyThere: true }] },
    });
  });

  it('makes one game of both points of view', async () => {
    const files = [await fileOf('a.json', log.seenBy(0)), await fileOf('b.json', log.seenBy(1))];
    const { document } = await terminal.json('import', '--dry-run', ...files);
    const [one, other] = await Promise.all(files.map((file) => terminal.json('import', '--dry-run', file)));
    const unknown = (told: unknown): number =>
      (told as { games: { unknown: number }[] }).games[0]?.unknown ?? -1;
    expect((document as { games: unknown[] }).games).toHaveLength(1);
    expect(unknown(document)).toBeLessThan(unknown(one?.document));
    expect(unknown(document)).toBeLessThan(unknown(other?.document));
  });

  it('only says what there is with --dry-run', async () => {
    const file = await fileOf('table.json', log.text());
    const { exit, document } = await terminal.json('import', '--dry-run', file);
    expect(exit).toBe(0);
    expect(document).toMatchObject({
      games: [
        {
          file,
          game: 'bga-77',
          reconstructed: 0,
          differences: [],
          result: { winners: ['1'] },
          expeditions: { 1: { hero: 0, companion: 7 }, 2: { hero: 0, companion: 7 } },
        },
      ],
    });
    expect(await total()).toBe(0);
    expect((await terminal.run('import', '--dry-run', file)).stdout).toContain('bga-77:');
  });

  it('reports the broken among others, and reads the rest', async () => {
    const good = await fileOf('good.json', log.text());
    const bad = await fileOf('bad.json', log.text().slice(0, -20));
    expect(await terminal.json('import', '--dry-run', bad, good)).toMatchObject({
      exit: 4,
      document: { games: [{ error: { code: 'IMPORT_NOT_JSON' } }, { game: 'bga-77' }] },
    });
    expect(await terminal.json('import', bad, good)).toMatchObject({
      document: { files: [{ error: { code: 'IMPORT_NOT_JSON' } }, { id: 'bga-77' }] },
    });
    expect(await total()).toBe(1);
  });

  it('cannot be branched: what play needs is not known', async () => {
    await terminal.run('import', await fileOf('table.json', log.text()));
    const { stderr } = await terminal.run('branch', 'bga-77', '--at', '8');
    expect(stderr).toContain('GAME_OBSERVED');
  });
});
