import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameEvent } from '#record';
import { TestTerminal } from '../../test/terminal.js';
import { Archive } from '../archive.js';

let terminal: TestTerminal;
let events: readonly GameEvent[];

/** Records events under another id, as a person who tampers with a record would. */
async function forged(id: string, record: readonly GameEvent[]): Promise<void> {
  const archive = await Archive.open(terminal.around);
  await archive.games.append(archive.idOf(id), record, 'no-stream');
  await archive.close();
}

const changed = (revision: number, change: (event: GameEvent) => GameEvent) =>
  events.map((event, index) => (index === revision ? change(event) : event));

describe('retrace verify', () => {
  beforeAll(async () => {
    terminal = await TestTerminal.create();
    await terminal.run('play', '--seed', '42', '--games', '3');
    events = await Archive.reading(terminal.around, async (archive) =>
      (await archive.read('s42-1')).map(({ event }) => event),
    );
  });
  afterAll(() => terminal.remove());

  it('finds recorded games exact', async () => {
    const { exit, document } = await terminal.json('verify', 's42-1', 's42-2');
    expect(exit).toBe(0);
    expect(document).toMatchObject({ exact: 2, others: 0, games: [{ id: 's42-1', status: 'EXACT' }, {}] });
    const { fingerprints } = (document as { games: { fingerprints: number }[] }).games[0] ?? {
      fingerprints: 0,
    };
    expect(fingerprints).toBeGreaterThan(1);
  });

  it('prints what is confirmed, and what cannot be confirmed', async () => {
    const { document } = await terminal.json('verify', 's42-1');
    expect(document).toMatchObject({
      games: [{ covers: ['events', 'fingerprints', 'chain', 'words'], notCovered: ['times'] }],
    });
    const { stdout } = await terminal.run('verify', 's42-1');
    expect(stdout).toContain('names and printed cards');
    expect(stdout).toContain('not confirmed: times');
  });

  it('detects a changed player name', async () => {
    await forged(
      'renamed',
      changed(0, (event) =>
        event.kind === 'GameStarted'
          ? { ...event, seats: event.seats.map((seat) => ({ ...seat, name: 'Eve' })) }
          : event,
      ),
    );
    const { exit, document } = await terminal.json('verify', 'renamed');
    expect(exit).toBe(1);
    expect(document).toMatchObject({
      games: [{ status: 'DIVERGED', difference: { revision: 0, field: 'digest' } }],
    });
  });

  it('shows by a digest that two runs of a seed are the same game', async () => {
    const other = await TestTerminal.create();
    await other.run('play', '--seed', '42', '--games', '2');
    const digests = async (of: TestTerminal): Promise<readonly string[]> => {
      const { document } = await of.json('verify', 's42-1', 's42-2');
      return (document as { games: { digest: string }[] }).games.map(({ digest }) => digest);
    };
    const [first, second] = await digests(terminal);
    expect(first).toMatch(/^sha256-/);
    expect(second).not.toBe(first);
    expect(await digests(other)).toEqual([first, second]);
    expect(await other.json('show', 's42-1')).toMatchObject({ document: { digest: first } });
    expect(await other.json('show', 's42-1', '--as', '0')).toMatchObject({ document: { digest: null } });
    await other.remove();
  });

  it('names the position and field of the first difference', async () => {
    const revision = events.findIndex((event) => event.kind === 'StepResolved' && event.verb === 'pay');
    const at = revision > 0 ? revision : 20;
    await forged(
      'tampered',
      changed(at, (event) => (event.kind === 'StepResolved' ? { ...event, rules: ['9.9.9'] } : { ...event })),
    );
    const { exit, stdout } = await terminal.run('verify', 'tampered', 's42-1');
    expect(exit).toBe(1);
    expect(stdout).toMatch(new RegExp(`✗ tampered {2}diverged at position ${at}, field rules\\.`));
    expect(stdout).toMatch(/recorded {2}"9\.9\.9"/);
    expect(stdout).toContain('✓ s42-1  exact');
  });

  it('detects a choice that the rules refuse', async () => {
    const at = events.findIndex(({ kind }) => kind === 'DecisionMade');
    await forged(
      'cheat',
      changed(at, (event) => (event.kind === 'DecisionMade' ? { ...event, choice: ['everything'] } : event)),
    );
    const { exit, document } = await terminal.json('verify', 'cheat');
    expect(exit).toBe(1);
    expect(document).toMatchObject({
      games: [
        { status: 'DIVERGED', difference: { revision: at, field: 'choice', recorded: ['everything'] } },
      ],
    });
  });

  it('detects a changed fingerprint', async () => {
    const at = events.findIndex((event) => 'fingerprint' in event);
    await forged(
      'forged',
      changed(at, (event) => ({ ...event, fingerprint: 'x' }) as GameEvent),
    );
    const { document } = await terminal.json('verify', 'forged');
    expect(document).toMatchObject({ games: [{ difference: { revision: at, field: 'fingerprint' } }] });
  });

  it('accepts an unfinished game up to its end', async () => {
    const cut = events.map(({ kind }) => kind).lastIndexOf('DecisionRequested') + 1;
    await forged('unfinished', events.slice(0, cut));
    expect(await terminal.json('verify', 'unfinished')).toMatchObject({ exit: 0, document: { exact: 1 } });
  });

  it('detects missing events in the middle and at the end', async () => {
    await forged('hole', [...events.slice(0, 5), ...events.slice(6)]);
    await forged('short', events.slice(0, 5));
    const { document } = await terminal.json('verify', 'hole', 'short');
    expect(document).toMatchObject({
      exact: 0,
      games: [{ difference: { revision: 5 } }, { difference: { revision: 5 } }],
    });
  });

  it('checks every game with --all', async () => {
    const fresh = await TestTerminal.create();
    await fresh.run('play', '--seed', '7', '--games', '4');
    expect(await fresh.json('verify', '--all')).toMatchObject({ exit: 0, document: { exact: 4, others: 0 } });
    await fresh.remove();
  });

  it.each([
    { name: 'an unknown game', argv: ['nobody'], exit: 3, code: 'GAME_NOT_FOUND' },
    { name: 'a call without games', argv: [], exit: 2, code: 'GAMES_MISSING' },
    { name: 'an invalid id', argv: ['a b'], exit: 4, code: 'GAME_ID_INVALID' },
  ])('refuses $name', async ({ argv, exit, code }) => {
    expect(await terminal.json('verify', ...argv)).toMatchObject({ exit, document: { error: { code } } });
  });
});
