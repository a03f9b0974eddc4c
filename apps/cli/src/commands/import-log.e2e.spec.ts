import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { strToU8, zipSync } from 'fflate';
import { TableLog } from '#interchange/testing';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;
const log = new TableLog().draws(0, 1, [1]).draws(1, 1, [101]).plays(0, 1, 'stormLeft').ends(1);

const fileOf = async (name: string, content: string | Uint8Array): Promise<string> => {
  const file = path.join(terminal.folder, name);
  await writeFile(file, content);
  return file;
};
const total = async () => ((await terminal.json('games')).document as { readonly total: number }).total;

describe('retrace import with the log of a table', () => {
  beforeEach(async () => {
    terminal = await TestTerminal.create();
  });
  afterEach(() => terminal.remove());

  it('records its game, compressed or not, and changes nothing the second time', async () => {
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

  it('replaces a shorter reading with a fuller one, and never the reverse', async () => {
    const mine = await fileOf('mine.json', log.seenBy(0));
    const both = await fileOf('both.json', log.text());
    await terminal.json('import', mine);
    expect(await terminal.json('import', both)).toMatchObject({
      exit: 0,
      document: {
        files: [{ id: 'bga-77-2', alreadyThere: false, replaces: { retired: ['bga-77'], kept: [] } }],
      },
    });
    expect(await total()).toBe(1);
    for (const file of [mine, both])
      expect(await terminal.json('import', file)).toMatchObject({
        exit: 0,
        document: { files: [{ id: 'bga-77-2', alreadyThere: true }] },
      });
    expect((await terminal.run('import', mine)).stdout).toContain('is at least as complete');
    expect(await total()).toBe(1);
  });

  it('with fewer details than before still determines which decks belong to its players', async () => {
    const numbers = { handCost: 1, reserveCost: 1, forest: 1, mountain: 1, ocean: 1 };
    const card = {
      ...{ reference: 'ALT_TEST_B_OR_1_R1', name: 'TESTER_1', type: 'CHARACTER', subtypes: [] },
      ...{ faction: 'OR', rarity: 'RARE', mainEffect: null, echoEffect: null, ...numbers },
    };
    const cards = await fileOf('cards.json', JSON.stringify([card]));
    const deck = await fileOf('deck.txt', '3 ALT_TEST_B_OR_1_R1\n');
    const both = await fileOf('both.json', log.text());
    expect(await terminal.json('import', both, cards, deck)).toMatchObject({
      document: { decks: [{ fits: true }] },
    });
    expect(await terminal.json('import', await fileOf('mine.json', log.seenBy(0)), deck)).toMatchObject({
      exit: 0,
      document: { files: [{ alreadyThere: true, wasFuller: true }], decks: [{ fits: true }] },
    });
  });

  it('retains a shorter reading with notes or branches, or on request', async () => {
    const mine = await fileOf('mine.json', log.seenBy(0));
    const both = await fileOf('both.json', log.text());
    await terminal.json('import', mine);
    for (const alreadyThere of [false, true])
      expect(await terminal.json('import', '--keep-both', both)).toMatchObject({
        exit: 0,
        document: { files: [{ id: 'bga-77-2', alreadyThere }] },
      });
    expect(await total()).toBe(2);
  });

  it('recognises cards, decks and folders by their content, in any order', async () => {
    const folder = path.join(terminal.folder, 'given', 'inside');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, 'one.json'), log.text());
    await writeFile(path.join(folder, 'two.txt'), '3 OPEN_RIVER_B_AX_03_C\n');
    await writeFile(path.join(folder, 'three.bin'), 'not read');
    const { exit, document } = await terminal.json(
      'import',
      path.join(terminal.folder, 'given'),
      '--deck',
      'none.txt',
    );
    expect(exit).toBe(3);
    expect(document).toMatchObject({
      files: [
        { file: 'none.txt', error: { code: 'DECK_NOT_FOUND' } },
        { id: 'bga-77', reading: { decisions: expect.any(Number), text: expect.stringContaining('Read: ') } },
      ],
      decks: [{ name: 'two', fits: false }],
    });
    const { stdout } = await terminal.run('import', path.join(folder, 'two.txt'));
    expect(stdout).toContain('does not belong to any imported game. Import it again');
  });

  it('reads it in an archive with others, and refuses an archive in an archive', async () => {
    const inner = zipSync({ 'one.json': strToU8(log.text()), 'list.txt': strToU8('1 OPEN_RIVER_B_AX_03_C') });
    expect(await terminal.json('import', await fileOf('all.zip', inner))).toMatchObject({
      exit: 0,
      document: { files: [{ id: 'bga-77' }], decks: [{ fits: false }] },
    });
    expect(
      await terminal.json('import', await fileOf('outer.zip', zipSync({ 'all.zip': inner }))),
    ).toMatchObject({
      exit: 4,
      document: { error: { code: 'IMPORT_TOO_DEEP' } },
    });
  });

  it('combines both points of view into one game', async () => {
    const files = [await fileOf('a.json', log.seenBy(0)), await fileOf('b.json', log.seenBy(1))];
    const { document } = await terminal.json('import', '--dry-run', ...files);
    const [first, second] = await Promise.all(
      files.map((file) => terminal.json('import', '--dry-run', file)),
    );
    const unknown = (report: unknown): number =>
      (report as { games: { unknown: number }[] }).games[0]?.unknown ?? -1;
    expect((document as { games: unknown[] }).games).toHaveLength(1);
    expect(unknown(document)).toBeLessThan(unknown(first?.document));
    expect(unknown(document)).toBeLessThan(unknown(second?.document));
  });

  it('only prints a report with --dry-run', async () => {
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

  it('reports invalid files, and reads the others', async () => {
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

  it('creates games without branches, because the state needed for play is unknown', async () => {
    await terminal.run('import', await fileOf('table.json', log.text()));
    const { stderr } = await terminal.run('branch', 'bga-77', '--at', '8');
    expect(stderr).toContain('GAME_OBSERVED');
  });
});
