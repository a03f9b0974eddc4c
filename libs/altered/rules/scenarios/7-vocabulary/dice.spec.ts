import { describe, expect, it } from '@jest/globals';
import { character, passive, permanent, spell, type Table, tableOf } from '#altered/testing';
const gamble = spell('Gamble', 'Roll a die. Characters gain X boosts, where X is the result.');
const kite = character('Kite');
const dice = (says: { extra?: number; mayAdd?: number }, who: 'you' | 'opponent' = 'you') =>
  permanent('Charm', passive({ kind: 'dice', who, ...says }));
const gambling = (landmark: readonly ReturnType<typeof permanent>[], seed = 'scenario'): Table =>
  tableOf({ hand: [gamble], hero: [kite], landmark, mana: 1 }, {}, { seed }).play('Gamble');
const rolled = (table: Table): readonly number[] =>
  table.step('roll').actions.flatMap((action) => (action.kind === 'roll' ? action.dice : []));

describe('rolling a die', () => {
  it('7.3.13.a, 7.3.13.b a die is fair with six faces, and a later step uses its result', () => {
    const results = Array.from({ length: 60 }, (_, index) => {
      const table = gambling([], `seed ${index}`);
      const [die] = rolled(table);
      expect(table.stay('Kite').counters).toEqual({ boost: die });
      return die ?? 0;
    });
    expect([...new Set(results)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(gambling([]).step('roll').rules).toContain('7.3.13.a');
  });

  it('7.3.13.c with an additional die, the player sees both results and chooses one', () => {
    const table = gambling([dice({ extra: 1 })]);
    expect(table.deciding).toBe('0: roll');
    const { options = [], about, rules } = table.state.pending ?? {};
    expect(rules).toContain('7.3.13.c');
    expect(options.map(({ key }) => key)).toEqual(['0+0', '1+0']);
    const shown = (about as { dice: readonly number[] }).dice;
    expect(shown).toHaveLength(2);
    table.choose('1+0');
    expect(rolled(table)).toEqual([shown[1]]);
    expect(table.stay('Kite').counters).toEqual({ boost: shown[1] });
  });

  it('7.3.13.c a player who can add to a roll decides after seeing the result', () => {
    const table = gambling([dice({ mayAdd: 1 })]);
    const [shown = 0] = (table.state.pending!.about as { dice: readonly number[] }).dice;
    expect(table.state.pending?.options.map(({ key }) => key)).toEqual(['0+0', '0+1']);
    table.choose('0+1');
    expect(table.stay('Kite').counters).toEqual({ boost: shown + 1 });
  });

  it('7.3.13.c abilities of other players do not change a roll', () => {
    expect(gambling([dice({ extra: 1 }, 'opponent')]).deciding).toBe('1: turn');
  });

  it('7.3.13.a one roll is one event for reactions to rolling', () => {
    const watch = permanent('Watch', 'When you roll one or more dice — I gain 1 seen counter.');
    const table = gambling([watch, dice({ extra: 1 })]).choose('0+0');
    expect(table.stay('Watch').counters).toEqual({ seen: 1 });
  });
});
