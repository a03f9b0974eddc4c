import { describe, expect, it } from '@jest/globals';
import type { Ability, Effect, Trigger } from '#altered/abilities';
import {
  character,
  effect,
  gainCounters,
  passive,
  permanent,
  reaction,
  sequence,
  spell,
  step,
  Table,
  tableOf4,
} from '#testing';

const gigantic: Ability = { kind: 'keyword', keyword: 'gigantic' };
const during = (says: { gain?: 'gigantic'; lose?: 'gigantic' }, duration: 'turn' | 'day' = 'day'): Effect =>
  step({
    kind: 'ongoing',
    passive: { kind: 'keyword', of: { type: 'character' }, ...says } as never,
    duration,
  });
const hears = (name: string, trigger: Trigger): Ability => reaction(trigger, gainCounters(name));
const joins = (expedition: 'your-hero' | 'your-companion' | 'each-of-yours' | 'each'): Trigger => ({
  kind: 'join',
  what: { type: 'character' },
  expedition,
});
const leaves = (expedition: 'your-hero' | 'your-companion' | 'each-of-yours'): Trigger => ({
  kind: 'leave',
  what: { type: 'character' },
  zone: 'expedition',
  expedition,
});
const watch = permanent('Watch', {
  abilities: [
    hears('hero', joins('your-hero')),
    hears('companion', joins('your-companion')),
    hears('yours', joins('each-of-yours')),
    hears('zone', { kind: 'join', what: { type: 'character' } }),
    hears('left-hero', leaves('your-hero')),
    hears('left-companion', leaves('your-companion')),
    hears('left-yours', leaves('each-of-yours')),
    hears('left-zone', { kind: 'leave', what: { type: 'character' }, zone: 'expedition' }),
  ],
});

/** The table after a spell, every reaction having been played. */
function after(does: Effect, what: readonly Ability[], readings?: number): Table {
  const table = new Table({
    ...(readings !== undefined && { readings }),
    seats: [
      {
        hero: [character('One', { abilities: what })],
        landmark: [watch],
        hand: [spell('Change', { abilities: [effect(does)] })],
        mana: 1,
      },
      {},
    ],
  }).choose('play Change');
  while (table.deciding === '0: reaction') table.choose(table.state.pending?.options[0]?.key ?? '');
  return table;
}
const heard = (table: Table) => table.stay('Watch').counters;

describe('a character that becomes Gigantic or is it no more', () => {
  it('7.4.3.b, 7.5.4.a joins the other expedition of its controller, and not the zone', () => {
    // It was in one of "your Expeditions" before.
    expect(heard(after(during({ gain: 'gigantic' }), []))).toEqual({ companion: 1 });
  });

  it('7.4.3.k, 7.5.5.a leaves the other expedition as it loses Gigantic, and not the zone', () => {
    expect(heard(after(during({ lose: 'gigantic' }), [gigantic]))).toEqual({ 'left-companion': 1 });
  });

  it('7.4.3.k of one that is what it was nothing is heard', () => {
    expect(heard(after(during({ gain: 'gigantic' }), [gigantic]))).toEqual({});
    expect(heard(after(during({ lose: 'gigantic' }), []))).toEqual({});
  });

  it('7.4.3.k, 2.2.13.a it leaves as what made it Gigantic ends', () => {
    const table = after(during({ gain: 'gigantic' }, 'turn'), []);
    while (table.deciding === '1: turn') table.choose('pass');
    while (table.deciding === '0: reaction') table.choose(table.state.pending?.options[0]?.key ?? '');
    expect(table.stay('Watch').counters).toEqual({ companion: 1, 'left-companion': 1 });
  });

  it('7.4.3.k after it has switched, the other expedition is the one it came from', () => {
    const swap = step({ kind: 'switch-expeditions', what: { all: { type: 'character' } } });
    expect(heard(after(sequence(swap, during({ lose: 'gigantic' })), [gigantic]))).toEqual({
      'left-hero': 1,
    });
  });

  it('7.5.4.a what makes it Gigantic can be a permanent that comes', () => {
    const crown = permanent('Crown', {
      abilities: [passive({ kind: 'keyword', of: { type: 'character' }, gain: 'gigantic' } as never)],
    });
    const table = new Table({
      seats: [{ hero: [character('One')], landmark: [watch], hand: [crown], mana: 1 }, {}],
    }).choose('play Crown');
    while (table.deciding === '0: reaction') table.choose(table.state.pending?.options[0]?.key ?? '');
    expect(heard(table)).toEqual({ companion: 1 });
  });

  const makesGigantic = { kind: 'keyword', of: { type: 'character' }, gain: 'gigantic' } as never;
  const heardOnce = (table: Table) => {
    while (table.deciding === '0: reaction') table.choose(table.state.pending?.options[0]?.key ?? '');
    return heard(table);
  };

  it('7.5.4.a, 2.4.6.e of edition 4.0 what makes it Gigantic can work in Reserve again', () => {
    const crown = character('Crown', {
      abilities: [{ kind: 'passive', where: 'support', passive: makesGigantic }],
    });
    const refresh = step({
      kind: 'status',
      change: 'lose',
      status: 'exhausted',
      what: { all: { zone: 'reserve' } },
    });
    const table = tableOf4({
      seats: [
        {
          hero: [character('One')],
          landmark: [watch],
          reserve: [{ card: crown, statuses: ['exhausted'] }],
          hand: [spell('Change', { abilities: [effect(refresh)] })],
          mana: 1,
        },
        {},
      ],
    }).choose('play Change');
    expect(heardOnce(table)).toEqual({ companion: 1 });
  });

  it('7.5.4.a, 2.2.12.g what makes it Gigantic can be the completed box of a Feat', () => {
    const feat = permanent('Feat', {
      subtypes: ['landmark', 'feat'],
      abilities: [
        reaction({ kind: 'phase', phase: 'noon' }, step({ kind: 'complete', what: 'me' })),
        { kind: 'completed', ability: passive(makesGigantic) },
      ],
    });
    const table = tableOf4({
      seats: [{ hero: [character('One')], landmark: [watch, feat] }, {}],
      from: 'noon',
    });
    expect(heardOnce(table)).toEqual({ companion: 1 });
  });

  it('records of the first readings hear nothing', () => {
    expect(heard(after(during({ gain: 'gigantic' }), [], 1))).toEqual({});
    expect(heard(after(during({ lose: 'gigantic' }), [gigantic], 1))).toEqual({});
  });
});
