import { describe, expect, it } from '@jest/globals';
import { character, spell, statistics, tableOf4, type SeatPosition, type Table } from '#altered/testing';

const hestia = character(
  'Hestia',
  'Temple {2}. (You may play me for {2} as a Landmark Permanent - Construction with: "At Noon — You may send me to Reserve.")',
  'At Noon — Draw a card.',
  { handCost: 3, reserveCost: 3 },
  statistics(3, 4, 3),
);
const playing = (mine: SeatPosition, mana = 2): Table => tableOf4({ hand: [hestia], mana, ...mine });

describe('Temple', () => {
  it('2.2.3, 5.1.2.c a card played for its Temple cost is a Landmark and a Construction', () => {
    const table = playing({});
    expect(table.options()).toEqual(['play Hestia temple', 'pass']);
    expect(table.choose('play Hestia temple').orbs(0)).toBe(0);
    expect(table.names('landmark', 0)).toEqual(['Hestia']);
  });

  it('5.1.2.c a card with Temple can also be played as a Character', () => {
    const table = playing({}, 3);
    expect(table.options()).toEqual([
      'play Hestia temple',
      'play Hestia hero',
      'play Hestia companion',
      'pass',
    ]);
    expect(table.play('Hestia', 'hero').names('hero', 0)).toEqual(['Hestia']);
  });

  it('5.2.2.a a card with Temple is not Fleeting if played from Reserve as a Landmark', () => {
    const table = playing({ hand: [], reserve: [hestia] }).choose('play Hestia temple');
    expect(table.stay('Hestia')).toMatchObject({ zone: 'landmark', statuses: [] });
  });

  it('2.2.1 a card played for its Temple cost is a Permanent and not a Character from when it is played', () => {
    const herald = character('Herald', 'When you play a Permanent — I gain 1 boost.');
    const crowd = character('Crowd', 'When you play a Character — I gain 1 boost.');
    const table = playing({ hero: [herald, crowd] }).choose('play Hestia temple');
    expect([table.counter('Herald', 'boost'), table.counter('Crowd', 'boost')]).toEqual([1, 0]);
  });

  it('6.2 cost changes for Permanents apply to the Temple cost, and those for Characters do not', () => {
    const guild = character('Guild', 'Permanents you play cost {1} less.');
    const choir = character('Choir', 'Characters you play cost {1} less.');
    expect(playing({ hero: [guild] }, 1).options()).toContain('play Hestia temple');
    expect(playing({ hero: [choir] }, 1).options()).not.toContain('play Hestia temple');
  });

  const noon = (): Table =>
    tableOf4({ landmark: [{ card: hestia, counters: { temple: 1 } }] }, {}, { from: 'noon' });

  it('4.2.2 a card played for its Temple cost keeps its abilities and may be sent to Reserve at Noon', () => {
    const table = noon();
    expect(table.deciding).toBe('0: reaction');
    for (const word of [table.keys()[0] ?? '', 'yes']) if (table.deciding !== '0: turn') table.choose(word);
    expect(table.names('hand', 0)).toHaveLength(1);
    expect(table.names('reserve', 0)).toEqual(['Hestia']);
    expect(table.stay('Hestia').counters).toEqual({});
  });

  it('2.1.c a card played for its Temple cost is a Character again when it leaves Landmarks', () => {
    const cheer = spell('Cheer', 'Each Character gains 1 boost.');
    const back = spell('Back', 'Send target Permanent to Reserve.');
    const table = tableOf4({
      landmark: [{ card: hestia, counters: { temple: 1 } }],
      hand: [cheer, back],
      mana: 5,
    });
    expect(table.play('Cheer').counter('Hestia', 'boost')).toBe(0);
    table.pass().play('Back');
    if (table.deciding === '0: target') table.choose('Hestia');
    expect(table.stay('Hestia')).toMatchObject({ zone: 'reserve', counters: {} });
    expect(table.options()).toContain('play Hestia hero');
  });
});
