import { describe, expect, it } from '@jest/globals';
import { hero, spell, tableOf4, type SeatPosition, type Table } from '#altered/testing';

const toot =
  'At Noon — If you\'re first player, create my Signature token: Toot 1/1/1 in your Reserve. (It\'s a Plant Companion with Reserve Cost {1} and "{r} I gain Anchored.")';
const osric = hero('Osric', toot);
const chamber = spell('Echo Chamber', "Create your Hero's Signature token in your Reserve.");

const playing = (mine: SeatPosition): Table => tableOf4({ heroZone: [osric], mana: 3, ...mine });

describe('Signature tokens', () => {
  it('7.3.5.a a Hero creates its Signature token in Reserve', () => {
    const noon = (firstPlayer: number): Table =>
      tableOf4({ heroZone: [osric] }, {}, { from: 'noon', firstPlayer });
    expect(noon(0).names('reserve', 0)).toEqual(['Toot']);
    expect(noon(1).names('reserve', 0)).toEqual([]);
  });

  it("7.3.5.a a card creates the Signature token of its player's Hero, or none if the Hero has none", () => {
    expect(
      playing({ hand: [chamber] })
        .play('Echo Chamber')
        .names('reserve', 0),
    ).toEqual(['Toot', 'Echo Chamber']);
    const without = playing({ hand: [chamber], heroZone: [hero('Nobody')] });
    expect(without.play('Echo Chamber').names('reserve', 0)).toEqual(['Echo Chamber']);
  });

  it('7.5.9.b a token created in Reserve joins no Expedition', () => {
    const listening = hero('Osric', toot, 'When a Character joins your Expeditions — Draw a card.');
    const table = playing({ heroZone: [listening], hand: [chamber], deck: [spell('Other')] });
    expect(table.play('Echo Chamber').names('hand', 0)).toEqual([]);
  });

  it('5.2.1 a Signature token is played from Reserve for its Reserve Cost and activates {R}', () => {
    const table = playing({ hand: [chamber] }).play('Echo Chamber');
    table.pass();
    table.play('Toot', 'hero');
    expect(table.names('hero', 0)).toEqual(['Toot']);
    expect(table.stay('Toot').statuses).toEqual(expect.arrayContaining(['anchored', 'fleeting']));
    expect(table.orbs(0)).toBe(1);
  });

  it('2.1.e a Signature token ceases to exist when it leaves for a zone that is not in play', () => {
    const back = spell('Gust', "Return target Character to its owner's hand.");
    const table = playing({ hand: [chamber, back], mana: 6 }).play('Echo Chamber');
    table.pass().play('Toot', 'hero').play('Gust');
    for (let [key] = table.keys(); key?.startsWith('item:'); [key] = table.keys()) table.choose(key);
    expect([...table.names('hero', 0), ...table.names('hand', 0)]).toEqual([]);
    expect(table.did('move')).toEqual(['move | Toot: hero.0 > hand.0', 'move | Toot: ceases to exist']);
    const thief = spell('Thief', 'Sabotage.');
    const robbed = playing({ hand: [chamber, thief] })
      .play('Echo Chamber')
      .pass();
    robbed.play('Thief').choose('Toot');
    expect([robbed.names('reserve', 0), robbed.names('discard', 0)]).toEqual([['Echo Chamber', 'Thief'], []]);
  });
});
