import { describe, expect, it } from '@jest/globals';
import { unsupported, type Ability } from '#altered/abilities';
import { character, permanent, tableOf } from '#altered/testing';
import { compileLine } from '#altered/text';

const kite = character('Kite');
const owl = character('Owl');

describe('cards of later sets in edition 1.0', () => {
  it("6.1.g an effect can move a player's other Expedition", () => {
    const mill = permanent(
      'Mill',
      '{T}: One of your Expeditions moves backwards one region. If it does, your other Expedition moves forward one region.',
    );
    const table = tableOf({ landmark: [mill], at: { hero: 3, companion: 5 } });
    table.activate('Mill').choose('expedition 0 hero');
    expect(table.state.seats[0]?.expeditions).toEqual({ hero: 2, companion: 4 });
  });

  it('7.2.2 an effect can refer to the controller of a target', () => {
    const bell = permanent('Bell', '{T}: Target Character gains Asleep. Its controller draws a card.');
    const table = tableOf({ landmark: [bell] }, { hero: [owl], deck: [kite] });
    table.activate('Bell');
    expect(table.stay('Owl').statuses).toEqual(['asleep']);
    expect(table.state.seats[1]?.hand).toHaveLength(1);
  });

  it('2.5.g a cost can be to spend any number of counters', () => {
    const jar = permanent('Jar', '{T}, Spend any number of my Kelon counters: Draw a card.');
    const table = tableOf({ landmark: [{ card: jar, counters: { Kelon: 2 } }], deck: [kite] });
    table.activate('Jar');
    expect(table.options()).toEqual(['x 0', 'x 1', 'x 2', 'take-back']);
    table.choose('x 1');
    expect(table.counter('Jar', 'Kelon')).toBe(1);
  });

  it('5.1.2.b a target cannot depend on another target, because all targets are chosen together', () => {
    const line =
      'Target Character you control gains 1 boost. Then, target another Character with equal or lower {V} and send it to Reserve.';
    const read = compileLine(line, 'main', { type: 'spell' });
    const abilities: readonly Ability[] = read.kind === 'parsed' ? read.abilities : [];
    const reasons = abilities.flatMap((ability) => unsupported(ability, '1.0')).map(({ why }) => why);
    expect(reasons).toEqual(['edition 1.0 has no targets that are chosen while the effect resolves']);
  });
});
