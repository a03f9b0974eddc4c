import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdministrationStreams } from '#event-store';
import * as record from '#record';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await TestTerminal.create();
  await terminal.run('play', '--seed', 'one', '--names', 'Ada,Ben');
  await terminal.run('play', '--seed', 'two');
  await terminal.run('play', '--seed', 'three');
});
afterAll(() => terminal.remove());

interface Page {
  readonly games: readonly { readonly id: string; readonly events: number; readonly result: unknown }[];
  readonly total: number;
  readonly next: string | null;
}
const page = async (...argv: readonly string[]) => (await terminal.json('games', ...argv)).document as Page;

describe('retrace games', () => {
  it('lists games, newest first', async () => {
    const { games, total, next } = await page();
    expect(games.map(({ id }) => id)).toEqual(['sthree-1', 'stwo-1', 'sone-1']);
    expect({ total, next }).toEqual({ total: 3, next: null });
  });

  it('prints what the record contains about a game', async () => {
    const { games } = await page();
    const events = await Archive.reading(terminal.around, (archive) => archive.read('sone-1'));
    const end = events.at(-1)?.event;
    expect(games[2]).toMatchObject({
      module: 'altered',
      edition: '4.0',
      players: [
        { seat: 0, name: 'Ada', hero: expect.stringMatching(/./) },
        { seat: 1, name: 'Ben' },
      ],
      events: events.length,
      startedAt: events[0]?.metadata.recordedAt,
      endedAt: events.at(-1)?.metadata.recordedAt,
      result: end?.kind === 'GameEnded' ? { reason: end.reason, winners: end.winners } : null,
    });
  });

  it('prints a table', async () => {
    const { exit, stdout } = await terminal.run('games');
    expect(exit).toBe(0);
    expect(stdout).toMatch(/Game +Players +Result/);
    expect(stdout).toMatch(/sone-1 +Ada .* – Ben /);
    expect(stdout).toContain('3 of 3 games');
  });

  it('shows the names that players chose for their seats, in every command', async () => {
    const invited = await TestTerminal.create();
    await invited.run('play', '--seed', 'one', '--names', 'Ada,Guest');
    const archive = await Archive.open(invited.around);
    await new AdministrationStreams(archive.store, { record }).append(
      archive.idOf('sone-1'),
      [
        {
          kind: 'GameOpened',
          visibility: 'PUBLIC',
          seats: [
            { seat: 0, handedOut: true },
            { seat: 1, handedOut: true, invitation: 'i' },
          ],
          by: 'x',
        },
        { kind: 'SeatClaimed', seat: 1, invitation: 'i', name: 'Zora', by: 'x' },
      ],
      'any',
    );
    await archive.close();
    for (const argv of [['games'], ['stats', 'players'], ['log', 'sone-1'], ['show', 'sone-1']]) {
      const { stdout } = await invited.run(...argv);
      expect(stdout).toContain('Zora');
      expect(stdout).not.toContain('Guest');
    }
    expect((await invited.run('verify', 'sone-1')).exit).toBe(0);
    await invited.remove();
  });

  it('prints all pages without gaps or repeats', async () => {
    const seen: string[] = [];
    for (let next: string | null = null, first = true; first || next !== null; first = false) {
      const { games, next: cursor } = await page('--limit', '1', ...(next === null ? [] : ['--after', next]));
      seen.push(...games.map(({ id }) => id));
      next = cursor;
    }
    expect(seen).toEqual(['sthree-1', 'stwo-1', 'sone-1']);
  });

  it('marks an unfinished game', async () => {
    const fresh = await TestTerminal.create();
    const events = await Archive.reading(terminal.around, (archive) => archive.read('sone-1'));
    const cut = events.findIndex(({ event }) => event.kind === 'DecisionRequested') + 1;
    const archive = await Archive.open(fresh.around);
    await archive.games.appendRecorded(archive.idOf('begun'), events.slice(0, cut), 'no-stream');
    await archive.close();
    expect((await fresh.run('games')).stdout).toMatch(/begun .*unfinished/);
    expect(await fresh.json('games')).toMatchObject({
      document: { games: [{ result: null, endedAt: null }] },
    });
    await fresh.remove();
  });

  it('explains how to record games if there are none', async () => {
    const empty = await TestTerminal.create();
    const { exit, stdout } = await empty.run('games');
    expect(exit).toBe(0);
    expect(stdout).toContain('There are no games');
    expect(stdout).toContain('retrace play');
    await empty.remove();
  });

  it.each([
    { name: 'an invalid cursor', argv: ['--after', 'nowhere'], exit: 4, code: 'CURSOR_INVALID' },
    { name: 'an empty page', argv: ['--limit', '0'], exit: 2, code: 'ARGUMENT_INVALID' },
  ])('refuses $name', async ({ argv, exit, code }) => {
    expect(await terminal.json('games', ...argv)).toMatchObject({ exit, document: { error: { code } } });
  });
});
