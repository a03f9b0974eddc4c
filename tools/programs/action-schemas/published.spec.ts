import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { altered } from '#altered/rules';
import { contracts } from '#contracts';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { playRandomly } from '#record/testing';
import { published } from './published.js';

it.each(published)('$file matches the output of `npm run generate`', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

describe.each([
  [altered, abilityDecks('schemas').slice(0, 4)],
  [contracts, contractsDecks('schemas').slice(0, 4)],
] as const)('the schema of the actions', (module, setups) => {
  const schema = JSON.parse(readFileSync(`libs/interchange/${module.id}-actions.schema.json`, 'utf8')) as {
    readonly oneOf: readonly {
      readonly description?: string;
      readonly properties: { kind: { const: string } };
    }[];
  };
  const valid = new Ajv2020({ strict: true, strictTypes: false }).compile(schema);
  const actions = setups.flatMap((setup) =>
    playRandomly<unknown, { readonly kind: string }>(module as never, setup, setup.seed).flatMap(
      ({ event }) => (event.kind === 'StepResolved' ? event.actions : []),
    ),
  );

  it('describes every kind of action', () => {
    for (const { description } of schema.oneOf) expect(description).toMatch(/[.]$/);
  });

  it('describes the recorded actions, and nothing else', () => {
    expect(new Set(actions.map(({ kind }) => kind)).size).toBeGreaterThan(12);
    for (const action of actions) {
      valid(JSON.parse(JSON.stringify(action)));
      expect({ action, errors: valid.errors }).toEqual({ action, errors: null });
      expect(module.records.malformed(action)).toBeNull();
    }
    for (const action of actions.slice(0, 200)) {
      expect(valid({ ...action, stray: 1 })).toBe(false);
      expect(valid({ ...action, kind: 'other' })).toBe(false);
    }
  });
});
