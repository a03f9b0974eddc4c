import { describe, expect, it } from '@jest/globals';
import { character, characterSaying, permanent, spell, spellSaying, tableOf4, type Position } from '#testing';

type Seat = Position['seats'][0];

const landmark = permanent('Mill', { subtypes: ['landmark'] });
const cards = [character('Wren'), character('Owl'), character('Kite'), character('Finch')];

/** A table at which seat 0 has played a spell that says this. */
const after = (line: string, mine: Seat = {}, theirs: Seat = {}) =>
  tableOf4({
    seats: [
      { mana: 3, deck: cards, ...mine, hand: [spellSaying(line), ...(mine.hand ?? [])] },
      { deck: cards, ...theirs },
    ],
  }).choose('play Trick');
const inHands = (found: ReturnType<typeof after>): number[] =>
  found.state.seats.map(({ hand }) => hand.length);

describe('one player of whom something is true', () => {
  it('6.5.c the first player does it, whoever plays the card', () => {
    const found = after('The first player draws two cards.');
    const first = found.state.firstPlayer;
    expect(inHands(found)[first]).toBe(2);
    expect(inHands(found)[1 - first]).toBe(0);
  });

  it('6.5.c the player with the most of something, and nobody where there are as many', () => {
    const line = 'The player with the most cards in Reserve draws a card.';
    expect(inHands(after(line, {}, { reserve: [character('Crow')] }))).toEqual([0, 1]);
    expect(inHands(after(line, { reserve: [character('Rook')] }, { reserve: [character('Crow')] }))).toEqual([
      0, 0,
    ]);
  });

  it('6.5.c opponents alone are asked, each of whom is “you” then', () => {
    const line = 'Each opponent who controls a Landmark draws a card.';
    expect(inHands(after(line, { landmark: [landmark] }, { landmark: [landmark] }))).toEqual([0, 1]);
    expect(inHands(after(line, { landmark: [landmark] }))).toEqual([0, 0]);
  });

  it('6.5.c each player counts what they control', () => {
    const found = after(
      'Each player draws a card for each Landmark they control.',
      { landmark: [landmark, landmark] },
      { landmark: [landmark] },
    );
    expect(inHands(found)).toEqual([2, 1]);
  });

  it('5.2.3.b only a player of whom it is true is a suitable target', () => {
    const line = 'Target opponent who controls a Landmark draws a card.';
    expect(inHands(after(line, {}, { landmark: [landmark] }))).toEqual([0, 1]);
    expect(inHands(after(line))).toEqual([0, 0]);
  });
});

describe('the player whom a trigger tells of', () => {
  it('7.2.2 who did it does something', () => {
    const watcher = characterSaying('Watcher', 'When a player passes — They draw a card.');
    const found = tableOf4({ seats: [{ hero: [watcher], deck: cards }, { deck: cards }] }).choose('pass');
    expect(inHands(found)).toEqual([1, 0]);
    const theirs = characterSaying('Watcher', 'When an opponent passes — They draw a card.');
    const passed = tableOf4({ seats: [{ deck: cards }, { hero: [theirs], deck: cards }] }).choose('pass');
    expect(inHands(passed)).toEqual([1, 0]);
  });
});

describe('what players cannot do', () => {
  it('1.4.1.a nobody whom it is said of draws cards, or Resupplies', () => {
    const keeper = characterSaying('Keeper', "Your opponents can't draw cards.");
    expect(inHands(after('Each player draws a card.', { hero: [keeper] }))).toEqual([1, 0]);
    const found = after("Your opponents can't Resupply this turn. Each player Resupplies.");
    expect(found.state.seats.map(({ reserve }) => reserve.length)).toEqual([2, 0]);
  });

  it('1.4.1.a more than so many cards of a sort are not played in a Day', () => {
    const warden = characterSaying('Warden', "You can't play more than one Spell each Day.");
    const found = tableOf4({
      seats: [
        {
          hero: [warden],
          mana: 3,
          hand: [spellSaying('Play another turn.'), spell('Second'), character('Robin')],
        },
        {},
      ],
    });
    expect(found.options()).toContain('play Second');
    expect(found.choose('play Trick').options()).not.toContain('play Second');
    expect(found.options()).toContain('play Robin hero');
  });

  it('1.4.1.a who cannot switch Expeditions stays, and an Expedition does not Ascend', () => {
    const held = characterSaying('Held', "I can't switch Expeditions.");
    expect(after('Target Character switches Expeditions.', { hero: [held] }).stay('Held').expedition).toBe(
      'hero',
    );
    const guard = characterSaying('Guard', "My Expedition can't Ascend.");
    const found = after('Your Hero Expedition Ascends.', { hero: [guard] });
    expect(found.state.seats[0]?.ascended).toEqual([]);
  });

  it('5.2.3.b by Spells it is no suitable target', () => {
    const hidden = characterSaying('Hidden', "I can't be targeted by Spells.");
    const found = after('Target Character gains 1 boost.', { hero: [hidden, character('Seen')] });
    expect(found.counter('Hidden', 'boost')).toBe(0);
    expect(found.counter('Seen', 'boost')).toBe(1);
  });
});
