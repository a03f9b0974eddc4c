import { afterAll, describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { RecordedEvent } from '#record';
import { abilityDecks } from '#altered/testing';
import { playRandomly, highCard, highCardSetup } from '#record/testing';
import { RecordChecks } from '../index.js';

const [setup] = abilityDecks('checked');
if (setup === undefined) throw new Error('there are decks');
const record = playRandomly(altered, setup, 'checked');

describe('the check of a record against the rules', () => {
  // All tests share this instance. Its single thread checks one record after another.
  const checks = new RecordChecks();
  afterAll(() => checks.close());

  it('is exact if the rules produce the same record', async () => {
    expect(await checks.check(record)).toEqual({ status: 'EXACT', position: null });
  });

  it('finds the position where the rules produce something else', async () => {
    const at = record.findIndex(({ event }) => event.kind === 'StepResolved');
    const other = record.map((entry) =>
      entry.revision === at ? { ...entry, event: { ...entry.event, verb: 'steal' } } : entry,
    ) as RecordedEvent[];
    expect(await checks.check(other)).toEqual({ status: 'DIVERGED', position: `${at}` });
  });

  it('does not verify unknown games, or records that make the rules throw', async () => {
    const unverified = { status: 'UNVERIFIED', position: null };
    expect(await checks.check(playRandomly(highCard, highCardSetup(), 'x'))).toEqual(unverified);
    const torn = record.map((entry) =>
      entry.revision === 0 ? { ...entry, event: { ...entry.event, cards: { x: null } } } : entry,
    ) as unknown as RecordedEvent[];
    expect(await checks.check(torn)).toEqual(unverified);
  });

  it('does not verify a record that takes too long, and does not block the program', async () => {
    const hasty = new RecordChecks({ time: 1 });
    let turns = 0;
    const ticking = setInterval(() => turns++, 1);
    expect(await hasty.check(record)).toEqual({ status: 'UNVERIFIED', position: null });
    clearInterval(ticking);
    expect(turns).toBeGreaterThan(0);
    await hasty.close();
  });

  it('does not verify a record that needs too much memory', async () => {
    const narrow = new RecordChecks({ memory: 4 });
    expect((await narrow.check(record))?.status).toBe('UNVERIFIED');
    await narrow.close();
  });

  it('waits for its turn, within a limit, and is refused after the end', async () => {
    const patient = new RecordChecks({ waiting: 1 });
    const first = patient.check(record);
    expect(await patient.check(record)).toBeNull();
    expect((await first)?.status).toBe('EXACT');
    const ended = patient.check(record);
    await patient.close();
    expect(await ended).toBeNull();
    expect(await patient.check(record)).toBeNull();
  });
});
