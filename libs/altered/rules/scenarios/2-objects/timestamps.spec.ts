import { describe, expect, it } from '@jest/globals';
import {
  character,
  effect,
  passive,
  permanent,
  sequence,
  simultaneously,
  spell,
  statistics,
  statisticsOf,
  step,
  Table,
  tableOf,
} from '#altered/testing';

const kite = character('Kite');
const owl = character('Owl');
const gathering = step({
  kind: 'move',
  what: { all: { zone: 'reserve', type: 'character' } },
  to: { zone: 'expedition', expedition: 'your-hero' },
});
const gather = spell('Gather', effect(gathering));
const set = (name: string, forest: number, of = 'Owl') =>
  character(name, passive({ kind: 'statistics', of: { name: of }, set: { forest } }));

describe('timestamps', () => {
  it('2.2.14.b an object gets a new timestamp when created or entering a zone, and keeps it while it stays', () => {
    const maker = character('Maker', '{J} Create a Bug 1/1/1 token in your Hero Expedition.');
    const table = tableOf({ hand: [maker], hero: [kite], mana: 1 });
    const before = table.state.timestamp;
    const [still, hidden] = [table.stay('Kite').object, table.stay('Maker').object];
    table.play('Maker', 'hero');
    const [maker0, bug] = [table.stay('Maker').object ?? 0, table.stay('Bug').object ?? 0];
    expect(hidden).toBeNull();
    expect(table.stay('Kite').object).toBe(still);
    expect(maker0).toBeGreaterThan(before);
    // The card gets a new timestamp in Limbo and another in the expedition. The reaction in Limbo also has its own
    // timestamp.
    const limbo = table.step('play').actions[0];
    const joined = table.step('join').actions[0];
    expect(limbo?.kind === 'move' && limbo.becomes).toBe(before + 1);
    expect(joined).toMatchObject({ left: before + 1, becomes: before + 2 });
    expect(bug).toBeGreaterThan(maker0);
  });

  it('2.2.14.c timestamps only increase, across all zones and both players', () => {
    const table = tableOf({ hand: [kite, owl], mana: 2 }, { hand: [character('Fox')], mana: 1 });
    table.play('Kite', 'hero').play('Fox', 'hero').play('Owl', 'hero').pass().pass();
    const stamps = table.events.flatMap((event) =>
      event.kind === 'StepResolved'
        ? event.actions.flatMap((action) =>
            action.kind === 'move' && action.becomes !== null ? [action.becomes] : [],
          )
        : [],
    );
    expect(stamps.length).toBeGreaterThan(8);
    expect(stamps.every((stamp, index) => index === 0 || stamp > (stamps[index - 1] ?? 0))).toBe(true);
  });

  it('2.2.14.d if several objects enter at once, their controller chooses their order if it matters', () => {
    const position = {
      seats: [{ hand: [gather], reserve: [set('Low', 3), kite, set('High', 8)], hero: [owl], mana: 1 }, {}],
    } as const;
    const order = (...names: string[]): number | undefined => {
      const table = new Table(position).play('Gather');
      expect([table.deciding, table.options()]).toEqual(['0: timestamps', ['Low', 'High']]);
      table.choose(...names);
      expect(table.step('move').rules).toContain('2.2.14.d');
      expect(table.step('move').rules).not.toContain('6.2.f');
      expect(table.names('hero', 0)).toHaveLength(4);
      return statisticsOf(table, 'Owl')[0];
    };
    expect(order('Low', 'High')).toBe(8);
    expect(order('High', 'Low')).toBe(3);
  });

  it('2.2.14.d an ability that another object grants to new objects makes their order matter', () => {
    const teacher = permanent(
      'Teacher',
      passive({
        kind: 'abilities',
        of: { type: 'character' },
        gain: [passive({ kind: 'statistics', of: { name: 'Owl' }, add: 1 })],
      }),
    );
    const gathered = (...landmark: readonly (typeof teacher)[]): string => {
      const seat = { hand: [gather], reserve: [kite, character('Fox')], landmark, mana: 1 };
      return tableOf(seat).play('Gather').deciding;
    };
    expect([gathered(teacher), gathered()]).toEqual(['0: timestamps', '1: turn']);
    // Here, an effect that has just resolved grants the ability.
    const taught = spell(
      'Taught',
      effect(
        sequence(
          step({
            kind: 'ongoing',
            duration: 'day',
            passive: {
              kind: 'abilities',
              of: { type: 'character' },
              gain: [passive({ kind: 'statistics', of: { name: 'Owl' }, add: 1 })],
            },
          }),
          gathering,
        ),
      ),
    );
    const seat = { hand: [taught], reserve: [kite, character('Fox')], mana: 1 };
    expect(tableOf(seat).play('Taught').deciding).toBe('0: timestamps');
  });

  it('2.2.14.d when ordering new objects, the options identify tokens by position and cards by item', () => {
    const mote = (forest: number) => ({
      name: `Mote ${forest}`,
      subtypes: [],
      statistics: { forest: 1, mountain: 1, water: 1 },
      abilities: [passive({ kind: 'statistics', of: { name: 'Owl' }, set: { forest } })],
    });
    const make = spell(
      'Make',
      effect(
        simultaneously(
          { kind: 'create', token: mote(5), in: 'your-hero' },
          {
            kind: 'move',
            what: { all: { zone: 'reserve' } },
            to: { zone: 'expedition', expedition: 'your-hero' },
          },
        ),
      ),
    );
    const table = tableOf({ hand: [make], reserve: [set('Low', 3)], hero: [owl], mana: 1 }).play('Make');
    const low = table.item('Low');
    expect(table.state.pending?.options).toEqual([{ key: 'new:0' }, { key: `${low}`, about: { item: low } }]);
    expect(statisticsOf(table.choose('Low', 'new:0'), 'Owl')[0]).toBe(5);
  });

  it('2.2.14.d no player is asked for an order that makes no difference', () => {
    const self = (name: string) =>
      character(name, passive({ kind: 'statistics', of: 'me', add: 1 }), statistics(1, 1, 1));
    const table = tableOf({ hand: [gather], reserve: [self('One'), self('Two'), kite], mana: 1 }).play(
      'Gather',
    );
    expect(table.deciding).toBe('1: turn');
    expect(statisticsOf(table, 'Two')).toEqual([2, 2, 2]);
  });

  it("2.2.14.d the first player in initiative order chooses first, and that player's objects get lower timestamps", () => {
    const both = spell(
      'Both',
      effect(
        step({
          kind: 'move',
          what: { all: { zone: 'discard', type: 'permanent' } },
          to: { zone: 'landmark' },
        }),
      ),
    );
    const rock = (name: string, forest: number) =>
      permanent(name, passive({ kind: 'statistics', of: { name: 'Owl' }, set: { forest } }));
    const table = tableOf(
      { discard: [rock('Ada One', 1), rock('Ada Two', 2)], hero: [owl] },
      { hand: [both], discard: [rock('Ben One', 3), rock('Ben Two', 4)], mana: 1 },
      { firstPlayer: 1 },
    );
    table.play('Both');
    expect([table.deciding, table.options()]).toEqual(['1: timestamps', ['Ben One', 'Ben Two']]);
    table.choose('Ben Two', 'Ben One');
    expect(table.deciding).toBe('0: timestamps');
    table.choose('Ada Two', 'Ada One');
    const stamp = (name: string): number => table.stay(name).object ?? 0;
    const order = ['Ben Two', 'Ben One', 'Ada Two', 'Ada One'];
    expect([...order].sort((a, b) => stamp(a) - stamp(b))).toEqual(order);
    expect(statisticsOf(table, 'Owl')[0]).toBe(1);
  });
});
