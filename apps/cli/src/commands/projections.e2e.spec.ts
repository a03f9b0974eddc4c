import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

let terminal: TestTerminal;

interface Status {
  readonly behind: number;
  readonly setAside: readonly unknown[];
  readonly rebuilt?: { readonly events: number };
}
const resultOf = async (...argv: readonly string[]) => {
  const { exit, document } = await terminal.json('projections', ...argv);
  return { exit, ...(document as Status) };
};

describe('retrace projections', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create();
    await terminal.run('play', '--seed', 'one', '--names', 'Ada,Ben');
  });
  afterAll(() => terminal.remove());

  it('prints how far they are, and rebuilds them', async () => {
    const events = (await Archive.reading(terminal.around, (archive) => archive.read('sone-1'))).length;
    expect(await resultOf('status')).toMatchObject({
      exit: 0,
      behind: events,
      setAside: [],
    });
    expect(await resultOf('rebuild')).toMatchObject({ exit: 0, behind: 0, rebuilt: { events } });
    const { stdout } = await terminal.run('projections');
    expect(stdout).toMatch(/Partition +Position +Behind/);
    expect(stdout).toMatch(/up to date/);
  });

  it('lets games be found by their players and cards afterwards', async () => {
    const total = async (...argv: readonly string[]) =>
      ((await terminal.json('games', ...argv)).document as { total: number }).total;
    expect(await total('--player', 'ada')).toBe(1);
    expect(await total('--player', 'nobody')).toBe(0);
    expect(await total('--card', 'No such card', '--by-day', '2')).toBe(0);
    expect((await terminal.run('games', '--player', 'nobody')).stdout).toMatch(/No recorded game matches/);
    expect((await terminal.run('games', '--card', 'x', '--event', 'eaten')).exit).toBe(2);
  });

  it('prints which games are set aside, and lists the others', async () => {
    const archive = await Archive.open(terminal.around);
    const odd = { id: '00000000-0000-4000-8000-000000000001', type: 'Odd', data: {}, metadata: {} };
    await archive.store.append('game-odd', [odd], 'no-stream');
    await archive.close();
    expect(await resultOf('rebuild')).toMatchObject({
      exit: 1,
      setAside: [{ game: 'odd', stream: 'game-odd', revision: 0 }],
    });
    const { exit, stdout } = await terminal.run('projections', 'status');
    expect(exit).toBe(1);
    expect(stdout).toMatch(/Game odd is set aside at revision 0 of game-odd/);
  });

  it.each([
    ['mysql://ada:secret@here/x', 2, /SETTING_INVALID/],
    ['postgres://ada:secret@127.0.0.1:1/x', 6, /READ_MODELS_UNREACHABLE/],
  ])('reports an invalid READ_MODELS without the password', async (address, exit, code) => {
    const other = terminal.with({ READ_MODELS: address });
    const ran = await other.run('projections', 'status');
    expect([ran.exit, code.test(ran.stderr), ran.stderr.includes('secret')]).toEqual([exit, true, false]);
  });
});
