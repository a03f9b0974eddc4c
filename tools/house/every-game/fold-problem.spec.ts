import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import type { GameModule, RecordedEvent } from '#record';
import { abilityDecks } from '#altered/testing';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { keptSchemas, manifestOf, readKept } from '../records/kept-records.js';
import { foldProblem } from '#projections';

const modules = new Map<string, GameModule>(
  [altered as GameModule, contracts as GameModule, highCard as GameModule].map((module) => [
    module.id,
    module,
  ]),
);
const played = playRandomly(highCard as GameModule, highCardSetup(), 'fold');

describe('the fold problem of a record', () => {
  it('does not exist in games that were played', () => {
    expect(foldProblem(modules, played)).toBeNull();
    for (const setup of abilityDecks('fold').slice(0, 3))
      expect(foldProblem(modules, playRandomly(altered as GameModule, setup, 'fold'))).toBeNull();
  });

  it.each(
    keptSchemas().flatMap((schema) =>
      manifestOf(schema).records.map((record) => [record.file, schema, record] as const),
    ),
  )('does not exist in %s', (_file, schema, record) => {
    expect(foldProblem(modules, readKept(schema, record).events)).toBeNull();
  });

  it('is an event that cannot follow, with its position', () => {
    const first = played.findIndex(({ event }) => event.kind === 'StepResolved');
    const torn = played.map((entry) =>
      entry.revision === first
        ? {
            ...entry,
            event: { ...entry.event, actions: [{ kind: 'play', seat: 0, item: 9999, from: 'hand' }] },
          }
        : entry,
    ) as unknown as RecordedEvent[];
    expect(foldProblem(modules, torn)).not.toBeNull();
  });

  it('is unknown for a game without a module', () => {
    expect(foldProblem(new Map(), played)).toBeNull();
  });
});
