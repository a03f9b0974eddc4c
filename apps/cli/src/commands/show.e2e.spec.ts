import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

let terminal: TestTerminal;

describe('show', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create();
    await terminal.run('play', '--seed', '42', '--names', 'Ada,Ben');
  });
  afterAll(() => terminal.remove());

  interface Shown {
    readonly position: string;
    readonly lastPosition: string;
    readonly state: {
      readonly zones: readonly {
        readonly key: string;
        readonly cards: readonly { readonly face: unknown }[];
      }[];
      readonly result: unknown;
    };
  }
  const shown = async (...argv: readonly string[]) =>
    (await terminal.json('show', 's42-1', ...argv)).document as Shown;

  const facesIn = ({ state }: Shown, zone: string) =>
    state.zones.find(({ key }) => key === zone)?.cards.map(({ face }) => face !== null) ?? [];

  describe('retrace show', () => {
    it('draws the end of the game if no position is given', async () => {
      const { exit, stdout } = await terminal.run('show', 's42-1');
      expect(exit).toBe(0);
      expect(stdout).toMatch(/Ada|Ben/);
      expect(stdout).toMatch(/wins?: |No player wins/);
      expect((await shown()).state.result).not.toBeNull();
    });

    it('draws the board and marks the line at a position', async () => {
      const { exit, stdout } = await terminal.run('show', 's42-1', '--at', '20');
      expect(exit).toBe(0);
      expect(stdout).toContain('position 20 of');
      expect(stdout).toMatch(/^▶ {3}20 │ /m);
      expect(stdout).toContain('Hero expedition');
      expect(stdout.split('\n').every((line) => [...line].length <= 200)).toBe(true);
    });

    it('shows a position inside an event', async () => {
      const [before, inside, after] = [
        await shown('--at', '6'),
        await shown('--at', '7.1'),
        await shown('--at', '7'),
      ];
      const cards = (at: Shown) => facesIn(at, 'hand-0').length + facesIn(at, 'hand-1').length;
      expect([cards(before), cards(inside), cards(after)]).toEqual([0, 1, 12]);
    });

    it('hides from a seat and a spectator what they may not know', async () => {
      const [own, other, spectator, all] = [
        await shown('--at', '7', '--as', '0'),
        await shown('--at', '7', '--as', '1'),
        await shown('--at', '7', '--as', 'spectator'),
        await shown('--at', '7', '--as', 'all'),
      ];
      const known = (at: Shown, zone: string) => facesIn(at, zone).filter(Boolean).length;
      expect([known(own, 'hand-0'), known(own, 'hand-1')]).toEqual([6, 0]);
      expect([known(other, 'hand-0'), known(other, 'hand-1')]).toEqual([0, 6]);
      expect([known(spectator, 'hand-0'), known(spectator, 'hand-1')]).toEqual([0, 0]);
      expect([known(all, 'hand-0'), known(all, 'hand-1')]).toEqual([6, 6]);
    });

    it.each([
      { name: 'an unknown game', argv: ['nobody'], exit: 3, code: 'GAME_NOT_FOUND' },
      { name: 'no game id', argv: ['../etc'], exit: 4, code: 'GAME_ID_INVALID' },
      {
        name: 'a position after the end',
        argv: ['s42-1', '--at', '99999'],
        exit: 4,
        code: 'POSITION_OUT_OF_RANGE',
      },
      {
        name: 'an action after the last',
        argv: ['s42-1', '--at', '3.9'],
        exit: 4,
        code: 'POSITION_OUT_OF_RANGE',
      },
      { name: 'no position', argv: ['s42-1', '--at', 'end'], exit: 4, code: 'POSITION_INVALID' },
      { name: 'no viewer', argv: ['s42-1', '--as', 'me'], exit: 2, code: 'VIEWER_INVALID' },
      { name: 'an empty seat', argv: ['s42-1', '--as', '2'], exit: 2, code: 'VIEWER_INVALID' },
      { name: 'no game', argv: [], exit: 2, code: 'ARGUMENT_MISSING' },
    ])('refuses $name', async ({ argv, exit, code }) => {
      const ran = await terminal.json('show', ...argv);
      expect(ran.exit).toBe(exit);
      expect(ran.document).toMatchObject({ error: { code } });
    });

    it('does not create a data folder to read one', async () => {
      const empty = await TestTerminal.create();
      expect((await empty.run('show', 's42-1')).exit).toBe(3);
      const { readdir } = await import('node:fs/promises');
      expect(await readdir(empty.folder)).toEqual([]);
      await empty.remove();
    });
  });

  describe('retrace log', () => {
    const log = async (...argv: readonly string[]) =>
      (await terminal.json('log', 's42-1', ...argv)).document as {
        readonly entries: readonly {
          position: string;
          starts: readonly string[];
          kind: string;
          text: string;
        }[];
      };

    it('prints every event of the game in order', async () => {
      const { entries } = await log();
      const { lastPosition } = await shown();
      expect(entries.map(({ position }) => position)).toEqual(
        Array.from({ length: Number(lastPosition) + 1 }, (_, revision) => `${revision}`),
      );
      expect(entries.every(({ text }) => text !== '')).toBe(true);
    });

    it('prints less at coarser levels, and each level includes the coarser ones', async () => {
      const positionsByLevel = [];
      for (const level of ['day', 'phase', 'turn', 'decision', 'step'])
        positionsByLevel.push((await log('--level', level)).entries.map(({ position }) => position));
      for (const [index, positions] of positionsByLevel.slice(1).entries()) {
        expect(positions.length).toBeGreaterThan(positionsByLevel[index]?.length ?? 0);
        expect(positions).toEqual(expect.arrayContaining(positionsByLevel[index] ?? []));
      }
    });

    it('starts at the given position and stops after a number of lines', async () => {
      const { entries } = await log('--from', '30', '--limit', '4');
      expect(entries.map(({ position }) => position)).toEqual(['30', '31', '32', '33']);
    });

    it('has headings in the language of the log', async () => {
      const headings = async (locale: string): Promise<readonly string[]> => {
        const { stdout } = await terminal.run('log', 's42-1', '--locale', locale, '--limit', '16');
        return stdout.split('\n').filter((line) => line.includes('────'));
      };
      expect((await headings('en'))[0]).toMatch(/ {2}Day 1 · Morning$/);
      expect((await headings('it')).map((line) => line.trim())).toEqual(['────  Giorno 1']);
      expect((await headings('fr')).map((line) => line.trim())).toEqual(['────  Jour 1']);
    });

    it('prints atomic actions, and only what the viewer may know', async () => {
      const { stdout: all } = await terminal.run('log', 's42-1', '--level', 'action', '--limit', '9');
      const { stdout: spectator } = await terminal.run(
        ...['log', 's42-1', '--level', 'action', '--limit', '9', '--as', 'spectator'],
      );
      expect(all).toMatch(/7\.1 · /);
      expect(spectator.match(/A card goes to/g)).toHaveLength(12);
      expect(all).not.toContain('A card goes to');
    });

    it.each([
      { name: 'an unknown game', argv: ['nobody'], exit: 3, code: 'GAME_NOT_FOUND' },
      { name: 'an unknown level', argv: ['s42-1', '--level', 'week'], exit: 2, code: 'ARGUMENT_INVALID' },
      {
        name: 'a start after the end',
        argv: ['s42-1', '--from', '9999'],
        exit: 4,
        code: 'POSITION_OUT_OF_RANGE',
      },
    ])('refuses $name', async ({ argv, exit, code }) => {
      const ran = await terminal.json('log', ...argv);
      expect(ran).toMatchObject({ exit, document: { error: { code } } });
    });
  });
});
