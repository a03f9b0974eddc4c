import { describe, expect, it } from '@jest/globals';
import type { Effect } from '#altered/abilities';
import { afterTrick, character, effect, permanent, spell, step, tableOf4 } from '#altered/testing';

const wren = character('Wren');

describe('each player', () => {
  it('6.1.f each player discards their own hand', () => {
    const flood = spell('Flood', 'Each player discards their hand.');
    const found = tableOf4({ hand: [flood, wren], mana: 1 }, { hand: [wren, wren] }).play('Flood');
    expect(found.state.seats.map(({ hand, discard }) => [hand.length, discard.length])).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });

  it('6.1.f each player moves the top card of their own deck', () => {
    const meal = spell('Meal', 'Each player puts the top card of their deck in their Mana zone.');
    const found = tableOf4({ hand: [meal], mana: 1 }).play('Meal');
    expect(found.state.seats.map(({ mana }) => mana.length)).toEqual([2, 1]);
  });
});

describe('“do this for each player”', () => {
  it('1.4.1 “that player” is each player in turn, and “you” plays their cards', () => {
    const encounter = spell(
      'Encounter',
      'Do this for each player, starting with you:\n• That player reveals the top four cards of their deck. You may play a Character with Base Cost {3} or less from these cards for free and it gains [[Fleeting]], then discard the rest.',
    );
    const found = tableOf4(
      { hand: [encounter], deck: [wren, spell('A'), spell('B'), spell('C'), spell('D')], mana: 1 },
      { deck: [character('Owl'), spell('E'), spell('F'), spell('G'), spell('H')] },
    )
      .play('Encounter')
      .choose('yes')
      .choose('hero')
      .choose('yes')
      .choose('companion');
    expect(found.state.seats.map(({ deck, discard }) => [deck.length, discard.length])).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(found.stay('Wren')).toMatchObject({ seat: 0, expedition: 'hero', statuses: ['fleeting'] });
    expect(found.stay('Owl')).toMatchObject({ seat: 0, expedition: 'companion', statuses: ['fleeting'] });
  });
});

describe('each player for whom a condition is true', () => {
  it('6.5.c a condition on each player is checked in turn, with that player as “you”', () => {
    const feast = spell(
      'Feast',
      effect({
        kind: 'each-player',
        effect: {
          kind: 'if',
          condition: { kind: 'exists', like: { type: 'permanent', controller: 'you' } },
          then: {
            kind: 'if-you-do',
            first: {
              kind: 'optional',
              effect: step({ kind: 'discard', what: { all: { zone: 'hand', owner: 'you' } } }),
            },
            then: step({ kind: 'draw', count: 1 }),
          },
        },
        said: 'who',
      }),
    );
    const found = tableOf4(
      { hand: [feast, wren], deck: [wren], mana: 1 },
      { landmark: [permanent('Post')], hand: [wren, wren], deck: [wren] },
    )
      .play('Feast')
      .choose('yes');
    expect(found.state.seats.map(({ hand, discard }) => [hand.length, discard.length])).toEqual([
      [1, 0],
      [1, 2],
    ]);
  });
});

describe('targets of each player', () => {
  it("6.5.b each player's effect has its own target", () => {
    const does: Effect = {
      kind: 'each-player',
      effect: step({ kind: 'counters', change: 'gain', name: 'boost', count: 1, what: { target: 0 } }),
    };
    const found = afterTrick(does, { hero: [character('Kite')] }, { hero: [character('Owl')] }, [
      { kind: 'object', like: { type: 'character' } },
    ]);
    expect(found.deciding).toContain('0: ');
    found.choose('Kite');
    expect(found.deciding).toContain('1: ');
    found.choose('Owl');
    expect([found.counter('Kite', 'boost'), found.counter('Owl', 'boost')]).toEqual([1, 1]);
  });
});

describe('becoming Fleeting', () => {
  it('2.2.2.n, 5.2.1.c “a Character you control” excludes a character in Limbo', () => {
    const peak = permanent('Peak', 'When a Character you control gains Fleeting — I gain 1 Trial counter.');
    const found = tableOf4({ landmark: [peak], reserve: [wren], mana: 1 }).play('Wren', 'hero');
    expect(found.counter('Peak', 'Trial')).toBe(1);
  });
});
