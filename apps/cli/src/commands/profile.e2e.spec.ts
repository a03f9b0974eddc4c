import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestTerminal } from '../../test/terminal.js';

// Slow: records and reviews games.

interface Part {
  readonly key: string;
  readonly decisions: number;
  readonly lost: { readonly value: number };
}
interface Profile {
  readonly player: string;
  readonly games: number;
  readonly playouts: number | null;
  readonly all: Part & { readonly before: { readonly games: number } | null };
  readonly themes: readonly (Part & { readonly moments: readonly { readonly game: string }[] })[];
  readonly days: readonly Part[];
}

let terminal: TestTerminal;
beforeAll(async () => {
  terminal = await TestTerminal.create();
  // These games are short, so that reviewing them is fast.
  for (const seed of ['72', '148'])
    await terminal.run(
      'play',
      '--names',
      'Ada,Ben',
      '--game',
      'contracts',
      '--bot',
      'random',
      '--seed',
      seed,
    );
});
afterAll(() => terminal.remove());

const json = async (...argv: readonly string[]) =>
  (await terminal.json('profile', ...argv)).document as {
    readonly profile: Profile;
    readonly with?: Profile;
  };
const sum = (parts: readonly Part[]): number => parts.reduce((all, { lost }) => all + lost.value, 0);

describe('retrace profile', () => {
  it('gives advice if there are no reviews', async () => {
    const { exit, stdout } = await terminal.run('profile', 'ada');
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^Ada: 2 finished games, but none with a suitable review\.\nStore reviews/);
  });

  it('shows losses by kind of decision and by day with their total', async () => {
    const { games } = (await terminal.json('games')).document as { games: readonly { id: string }[] };
    for (const { id } of games)
      expect((await terminal.run('review', id, '--keep', '--playouts', '2', '--threads', '1')).exit).toBe(0);
    const { profile } = await json('Ada');
    expect(profile).toMatchObject({ player: 'Ada', games: 2, playouts: 2 });
    expect(profile.all.lost.value).toBeGreaterThan(0);
    for (const parts of [profile.themes, profile.days])
      expect(sum(parts)).toBeCloseTo(profile.all.lost.value, 9);
    const [worst] = profile.themes;
    expect(worst?.moments.length).toBeGreaterThan(0);
    const only = await json('Ada', '--theme', worst!.key, '--moments', '1');
    expect(only.profile.themes).toMatchObject([{ key: worst!.key, moments: [worst!.moments[0]] }]);
    const { stdout } = await terminal.run('profile', 'ADA', '--locale', 'it');
    expect(stdout).toMatch(/^Ada: contracts, 2 of 2 finished games reviewed, with 2 playouts\. Loses ~\d/);
    expect(stdout).toMatch(/Kind of decision +Points lost a game/);
    expect(stdout).toMatch(/Bersagli|Attacchi|Contratto da giocare|Fine del turno/);
    expect(stdout).toMatch(/Moments +Game and event/);
  }, 60_000);

  it('compares with another player, and games since a date with earlier ones', async () => {
    const { profile, with: other } = await json('Ada', '--with', 'ben', '--since', '2999-01-01');
    expect([profile.player, other?.player]).toEqual(['Ada', 'Ben']);
    expect(profile.all).toMatchObject({ decisions: 0, before: { games: 2 } });
    const { stdout } = await terminal.run('profile', 'Ada', '--with', 'Ben', '--since', '2000-01-01');
    expect(stdout).toMatch(/Points lost a game .*Ben/);
    expect(stdout).toMatch(/Since 2000-01-01 +Before +Change/);
  });

  it('lists the lessons of a kind of decision', async () => {
    interface Lessons {
      readonly lessons: readonly { readonly id: string; readonly theme: string }[];
    }
    const lessons = async (...argv: readonly string[]) =>
      ((await terminal.json('lessons', '--all', ...argv)).document as Lessons).lessons;
    const all = await lessons();
    expect(all.length).toBeGreaterThan(0);
    const { theme } = all[0]!;
    expect(await lessons('--theme', theme)).toEqual(all.filter((lesson) => lesson.theme === theme));
    expect(await lessons('--theme', 'none')).toEqual([]);
  });

  it('refuses a player without finished games, and an invalid date', async () => {
    const { exit, stderr } = await terminal.run('profile', 'Nobody');
    expect([exit, stderr]).toEqual([3, expect.stringContaining('No finished game of "Nobody" matches.')]);
    expect((await terminal.run('profile', 'Ada', '--with', 'Nobody')).exit).toBe(3);
    for (const argv of [['Ada', '--since', '2026-02-31'], [], ['Ada', '--day', '-1']])
      expect((await terminal.run('profile', ...argv)).exit).toBe(2);
  });
});
