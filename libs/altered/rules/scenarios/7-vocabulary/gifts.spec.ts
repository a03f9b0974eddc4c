import { describe, expect, it } from '@jest/globals';
import type { Players, Step } from '#altered/abilities';
import { cardSeen, character, effect, hero, spell, step, type Table, tableOf } from '#altered/testing';

const recruit = {
  name: 'Recruit',
  subtypes: ['soldier'],
  statistics: { forest: 1, mountain: 1, water: 1 },
} as const;
const seed = { ...recruit, name: 'Seed', type: 'permanent' } as const;
const makes = (token: typeof recruit | typeof seed, of: Players): Step => ({
  kind: 'create-at',
  token,
  place: { kind: 'landmarks', of },
});
const giver = hero('Giver', 'When you make a Gift — You may exhaust me to receive it.');
const farmer = character('Farmer', 'When you make a Gift — I gain 1 boost.');
const deed = (...steps: readonly Step[]) =>
  spell('Deed', effect({ kind: 'sequence', effects: steps.map((definition) => step(definition)) }));
const boosts = (table: Table): number => table.stay('Farmer').counters['boost'] ?? 0;
const giving = (...steps: readonly Step[]): Table =>
  tableOf({ hand: [deed(...steps)], mana: 1, hero: [farmer] }).play('Deed');

// The rulebooks do not define Gifts, but the cards that mention them do. Rule 6.3 determines which events activate
// reactions.
describe('Gifts', () => {
  it("6.3.b a player makes a Gift when an opponent draws, Resupplies or receives a token on the player's turn", () => {
    expect(boosts(giving({ kind: 'draw', who: 'opponent', count: 1 }))).toBe(1);
    expect(boosts(giving({ kind: 'resupply', who: 'opponent' }))).toBe(1);
    expect(boosts(giving(makes(seed, 'opponent')))).toBe(1);
    expect(boosts(giving({ kind: 'create', token: recruit, in: 'opponent-hero' }))).toBe(1);
  });

  it('6.1.e each card and each token is a separate Gift', () => {
    const both = (table: Table): number => boosts(table.choose(table.options()[0] ?? ''));
    expect(both(giving({ kind: 'draw', who: 'opponent', count: 2 }))).toBe(2);
    expect(both(giving({ kind: 'create', token: recruit, in: 'each-of-opponents' }))).toBe(2);
  });

  it('6.3.b cards a player gets on their own turn are not Gifts, and neither are cards outside turns', () => {
    expect(boosts(giving({ kind: 'draw', count: 1 }, makes(seed, 'you')))).toBe(0);
    const dawn = tableOf({ hero: [farmer] }, {}, { from: 'night' });
    expect(boosts(dawn)).toBe(0);
  });

  it("6.3.b a card that an opponent's effect gives is not the player's own Gift", () => {
    const jealous = character('Farmer', 'When an opponent receives a Gift — I gain 1 boost.');
    const table = tableOf(
      { hand: [deed({ kind: 'draw', who: 'opponent', count: 1 })], mana: 1 },
      { hero: [jealous] },
    );
    expect(boosts(table.play('Deed'))).toBe(0);
    const mine = tableOf({
      hand: [deed({ kind: 'draw', who: 'opponent', count: 1 })],
      mana: 1,
      hero: [jealous],
    });
    expect(boosts(mine.play('Deed'))).toBe(1);
  });

  const generous = (...steps: readonly Step[]): Table =>
    tableOf({ heroZone: [giver], hand: [deed(...steps)], mana: 1 }).play('Deed');

  it('6.5.g, 6.4.c a player can pay to receive the same Gift, but only one of several Gifts', () => {
    const table = generous(makes(seed, 'opponent'), makes(seed, 'opponent'));
    expect(table.deciding).toBe('0: reaction');
    table.choose(table.options()[0] ?? '').choose('yes');
    expect([table.names('landmark', 0), table.names('landmark', 1)]).toEqual([['Seed'], ['Seed', 'Seed']]);
    expect(table.stay('Giver').statuses).toEqual(['exhausted']);
    expect(table.deciding).toBe('1: turn');
  });

  it('6.5.g a player who does not pay receives nothing', () => {
    const table = generous(makes(seed, 'opponent')).choose('no');
    expect(table.names('landmark', 0)).toEqual([]);
  });

  it('7.3.5.a, 7.3.16.a a received card Gift is drawn, or put in Reserve by Resupply', () => {
    const drawn = generous({ kind: 'draw', who: 'opponent', count: 1 }).choose('yes');
    expect(drawn.names('hand', 0)).toHaveLength(1);
    const supplied = generous({ kind: 'resupply', who: 'opponent' }).choose('yes');
    // The other card in Reserve is the spell itself.
    expect(supplied.names('reserve', 0)).toHaveLength(2);
    expect(supplied.step('resupply').rules).toContain('7.3.16.a');
  });

  it('6.1.g a received expedition token enters the expedition that its receiver chooses', () => {
    const table = generous({ kind: 'create', token: recruit, in: 'opponent-hero' }).choose('yes');
    expect(table.options()).toEqual(['expedition 0 hero', 'expedition 0 companion']);
    table.choose('expedition 0 companion');
    expect(table.names('companion', 0)).toEqual(['Recruit']);
    expect(cardSeen(table, 'Recruit').face).toMatchObject({ type: 'character', subtypes: ['soldier'] });
  });

  it('6.5.f nothing is received if the trigger was not a Gift', () => {
    const lone = character('Lone', 'At Noon — Receive it.');
    const table = tableOf({ hero: [lone] }, {}, { from: 'noon' });
    expect(table.deciding).toBe('0: turn');
    expect(table.happened().some((line) => line.startsWith('receive-gift'))).toBe(false);
  });
});
