import { describe, expect, it } from '@jest/globals';
import type { Effect, ExpeditionsOrTarget, Passive, TokenDefinition } from '#altered/abilities';
import { afterTrick, passive, permanent, step, type Table } from '#testing';

const statistics = { forest: 1, mountain: 1, water: 1 };
const recruit: TokenDefinition = { name: 'Recruit', subtypes: ['soldier'], statistics };
const bug: TokenDefinition = { name: 'Bug', subtypes: ['robot'], statistics };
const create = (token: TokenDefinition, where: ExpeditionsOrTarget = 'your-hero', count = 1): Effect =>
  step({ kind: 'create', token, in: where, count });

type Other = Omit<Extract<Passive, { kind: 'creates-other' }>, 'kind' | 'what'>;
const soldier = { token: true, subtype: 'soldier' } as const;
const says = (other: Other): ReturnType<typeof permanent> =>
  permanent('Marshal', { abilities: [passive({ kind: 'creates-other', what: soldier, ...other })] });
const played = (does: Effect, ...all: readonly Other[]): Table =>
  afterTrick(does, { landmark: all.map(says) });

describe('another token in the place of one that would be created', () => {
  it('6.2.b each of those that are such is another one, where it would have been', () => {
    const table = played(create(recruit, 'opponent-companion', 2), { who: 'you', token: bug });
    expect(table.names('companion', 1)).toEqual(['Bug', 'Bug']);
    expect(played(create(bug), { who: 'you', token: recruit }).names('hero', 0)).toEqual(['Bug']);
    expect(played(create(recruit), { who: 'opponent', token: bug }).names('hero', 0)).toEqual(['Recruit']);
  });

  it('6.2.b or so many of it, or of the same', () => {
    expect(played(create(recruit), { who: 'you', token: bug, count: 2 }).names('hero', 0)).toEqual([
      'Bug',
      'Bug',
    ]);
    expect(played(create(recruit), { who: 'you', count: 2 }).names('hero', 0)).toEqual([
      'Recruit',
      'Recruit',
    ]);
  });
});
