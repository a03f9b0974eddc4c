import { describe, expect, it } from '@jest/globals';
import { character, spell, statistics, tableOf4, type Table } from '#altered/testing';

const robin = character('Robin', { ...statistics(3, 3, 3), subtypes: ['animal'] });
const wren = character('Wren', { ...statistics(2, 2, 2), subtypes: ['animal'] });
const kite = character('Kite', statistics(1, 1, 1));

/** Plays a spell with this text. The player controls Robin and Wren, and the opponent controls Kite. */
const played = (line: string): Table =>
  tableOf4({ hand: [spell('Trick', line)], hero: [robin, wren], mana: 3 }, { hero: [kite] }).play('Trick');

describe('“another” after a chosen Character', () => {
  const sends = 'Choose an Animal you control, then target another Character and send it to Reserve.';

  it('6.1.g, 7.2.5.a “another Character” can be any Character except the chosen one', () => {
    const table = played(sends).choose('Robin');
    expect(table.deciding).toBe('0: target');
    expect(table.options()).toEqual(['Wren', 'Kite']);
    table.choose('Kite');
    expect(table.names('hero', 0)).toEqual(['Robin', 'Wren']);
    expect(table.names('reserve', 1)).toEqual(['Kite']);
  });

  it('6.1.g, 7.2.5.a “another Character” can be one that was not chosen, even if it is of the same kind', () => {
    const table = played(sends).choose('Wren');
    expect(table.options()).toEqual(['Robin', 'Kite']);
    table.choose('Robin');
    expect(table.names('hero', 0)).toEqual(['Wren']);
  });

  it('6.1.g, 7.2.5.a “another Character” is compared with the chosen Character, which is never an option itself', () => {
    const table = played(
      'Choose an Animal you control, then target another Character with equal or lower {V} and send it to Reserve.',
    ).choose('Wren');
    // There is no choice, because only Kite has an equal or lower statistic.
    expect(table.names('hero', 0)).toEqual(['Robin', 'Wren']);
    expect(table.names('reserve', 1)).toEqual(['Kite']);
  });
});
