import { describe, expect, it } from '@jest/globals';
import { character, effect, permanent, spell, step, type Table, tableOf } from '#altered/testing';

const bell = character(
  'Bell',
  '{J} I gain 1 join counter.',
  '{H} I gain 1 hand counter.',
  '{R} I gain 1 reserve counter.',
);
/** Plays a player's reactions while there are several to choose from. */
function playAll(table: Table): Table {
  return table.settle('reaction');
}

describe('trigger symbols', () => {
  it('7.1.1.a, 7.1.1.b a card played from Hand triggers its arrow and hand symbols', () => {
    const table = tableOf({ hand: [bell], mana: 1 });
    playAll(table.play('Bell', 'hero'));
    expect(table.stay('Bell').counters).toEqual({ join: 1, hand: 1 });
  });

  it('7.1.1.a, 7.1.1.c a card played from Reserve triggers its arrow and Reserve symbols', () => {
    const table = tableOf({ reserve: [bell], mana: 1 });
    playAll(table.play('Bell', 'hero'));
    expect(table.stay('Bell').counters).toEqual({ join: 1, reserve: 1 });
  });

  it('7.1.1.a-c a card that an effect puts into play triggers only its arrow symbol', () => {
    const call = (zone: 'hand' | 'reserve') =>
      spell(
        'Call',
        effect(
          step({
            kind: 'move',
            what: { all: { zone, type: 'character' } },
            to: { zone: 'expedition', expedition: 'your-hero' },
          }),
        ),
      );
    const ofHand = tableOf({ hand: [call('hand'), bell], mana: 1 }).play('Call');
    expect(ofHand.stay('Bell').counters).toEqual({ join: 1 });
    const ofReserve = tableOf({ hand: [call('reserve')], reserve: [bell], mana: 1 });
    expect(ofReserve.play('Call').stay('Bell').counters).toEqual({ join: 1 });
  });

  it('7.1.1.a-c a token triggers only its arrow symbol', () => {
    const forge = spell(
      'Forge',
      effect(
        step({
          kind: 'create',
          token: {
            name: 'Bell',
            subtypes: [],
            statistics: { forest: 1, mountain: 1, water: 1 },
            abilities: bell.abilities ?? [],
          },
          in: 'your-hero',
        }),
      ),
    );
    const table = tableOf({ hand: [forge], mana: 1 }).play('Forge');
    expect(table.stay('Bell').counters).toEqual({ join: 1 });
  });

  it('7.1.1.a a permanent triggers its arrow symbol when it enters the Landmark zone', () => {
    const gong = permanent('Gong', '{J} I gain 1 join counter.');
    const table = tableOf({ hand: [gong], mana: 1 }).play('Gong');
    expect(table.stay('Gong').counters).toEqual({ join: 1 });
  });
});

describe('cost symbols', () => {
  it('7.1.4.a {T} is paid by exhausting the object itself, which must be ready', () => {
    const smith = character('Smith', '{T}: Resupply.');
    const table = tableOf({ hero: [smith] });
    table.happened();
    table.activate('Smith');
    expect(table.happened()).toContain('pay | Smith: +exhausted');
    expect(table.options()).toEqual(['pass']);
  });

  it('7.1.4.b {D} is paid by discarding the card itself from Reserve', () => {
    const scout = character('Scout', '{D}: Resupply.');
    const table = tableOf({ reserve: [scout], hero: [{ card: scout }] });
    expect(table.keys().filter((key) => key.startsWith('quick'))).toHaveLength(1);
    table.happened();
    table.activate('Scout');
    expect(table.happened()).toContain('pay | Scout: reserve.0 > discard.0');
    expect(table.names('hero', 0)).toEqual(['Scout']);
    expect(table.keys().filter((key) => key.startsWith('quick'))).toEqual([]);
  });

  it('7.1.4.c a number is paid in mana by exhausting that many ready orbs', () => {
    const well = permanent('Well', '{2}: Resupply.');
    const table = tableOf({ landmark: [well], mana: 3 });
    table.happened();
    table.activate('Well');
    expect(table.happened().filter((line) => line.startsWith('pay') && line.includes('+'))).toEqual([
      'pay | Orb 1: +exhausted',
      'pay | Orb 2: +exhausted',
    ]);
    expect(table.keys().filter((key) => key.startsWith('quick'))).toEqual([]);
  });
});

describe('pronouns', () => {
  it('7.2.1.a “I” means the object with the ability, not another object of the same name', () => {
    const oak = character('Oak', '{T}: I gain 1 boost.');
    const table = tableOf({ hero: [oak], companion: [oak] }).choose('quick:1:0');
    expect(table.state.stays.slice(0, 2).map((stay) => stay?.counters)).toEqual([{}, { boost: 1 }]);
  });

  it('7.2.1.b “I” in a reaction means the object that created it', () => {
    const squirrel = character('Squirrel', '{H} I gain 2 boosts.');
    const table = tableOf({ hand: [squirrel], hero: [squirrel], mana: 1 }).play('Squirrel', 'hero');
    expect(table.state.stays.slice(0, 2).map((stay) => stay?.counters)).toEqual([{ boost: 2 }, {}]);
  });

  it('7.2.1.b, 2.1.c “I” in a reaction does not mean a later object of the same card', () => {
    const squirrel = character('Squirrel', '{J} Send me to Reserve.', '{J} I gain 2 boosts.');
    const table = tableOf({ hand: [squirrel], mana: 1 });
    table.play('Squirrel', 'hero').choose(table.keys()[0] ?? '');
    expect(table.names('reserve', 0)).toEqual(['Squirrel']);
    expect(table.stay('Squirrel').counters).toEqual({});
  });

  it('7.2.2.a “you” means the controller, whose characters gain the boosts', () => {
    const charge = spell('Charge', 'Characters you control gain 1 boost.');
    const position = { hero: [character('Mine')], companion: [character('Also mine')] };
    const table = tableOf(
      position,
      { hand: [charge], hero: [character('Theirs')], mana: 1 },
      { firstPlayer: 1 },
    );
    table.play('Charge');
    expect(['Mine', 'Also mine', 'Theirs'].map((name) => table.stay(name).counters)).toEqual([
      {},
      {},
      { boost: 1 },
    ]);
  });
});
