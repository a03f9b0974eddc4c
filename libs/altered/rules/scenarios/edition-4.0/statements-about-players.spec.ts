import { describe, expect, it } from '@jest/globals';
import { character, permanent, spell, tableOf4, type Position, type Line } from '#altered/testing';

type Seat = Position['seats'][0];

const landmark = permanent('Mill', { subtypes: ['landmark'] });
const cards = [character('Wren'), character('Owl'), character('Kite'), character('Finch')];

/** Sets up a table at which seat 0 has played a spell with this text. */
const after = (line: Line, mine: Seat = {}, theirs: Seat = {}) =>
  tableOf4(
    { mana: 3, deck: cards, ...mine, hand: [spell('Trick', line), ...(mine.hand ?? [])] },
    { deck: cards, ...theirs },
  ).play('Trick');
const inHands = (found: ReturnType<typeof after>): number[] =>
  found.state.seats.map(({ hand }) => hand.length);

describe('players who meet a condition', () => {
  it('6.5.c the first player acts, whoever plays the card', () => {
    const found = after(
      // "The first player draws two cards."
      {
        kind: 'effect',
        effect: {
          kind: 'each-player',
          effect: {
            kind: 'if',
            condition: { kind: 'first-player', who: 'you' },
            then: { kind: 'step', step: { kind: 'draw', count: 2 } },
          },
          said: 'the one',
        },
      },
    );
    const first = found.state.firstPlayer;
    expect(inHands(found)[first]).toBe(2);
    expect(inHands(found)[1 - first]).toBe(0);
  });

  it('6.5.c the player with the most acts, and in a tie no player does', () => {
    const line: Line =
      // "The player with the most cards in Reserve draws a card."
      {
        kind: 'effect',
        effect: {
          kind: 'each-player',
          effect: {
            kind: 'if',
            condition: {
              kind: 'compare',
              left: { cardsIn: 'reserve', of: 'you' },
              is: 'more-than',
              right: { cardsIn: 'reserve', of: 'opponent' },
            },
            then: { kind: 'step', step: { kind: 'draw', count: 1 } },
          },
          said: 'the one',
        },
      };
    expect(inHands(after(line, {}, { reserve: [character('Crow')] }))).toEqual([0, 1]);
    expect(inHands(after(line, { reserve: [character('Rook')] }, { reserve: [character('Crow')] }))).toEqual([
      0, 0,
    ]);
  });

  it('6.5.c only opponents are checked, and each of them is “you”', () => {
    const line: Line =
      // "Each opponent who controls a Landmark draws a card."
      {
        kind: 'effect',
        effect: {
          kind: 'each-player',
          of: 'opponent',
          effect: {
            kind: 'if',
            condition: { kind: 'exists', like: { subtype: 'landmark', controller: 'you' } },
            then: { kind: 'step', step: { kind: 'draw', count: 1 } },
          },
          said: 'who',
        },
      };
    expect(inHands(after(line, { landmark: [landmark] }, { landmark: [landmark] }))).toEqual([0, 1]);
    expect(inHands(after(line, { landmark: [landmark] }))).toEqual([0, 0]);
  });

  it('6.5.c each player counts the objects they control', () => {
    const found = after(
      // "Each player draws a card for each Landmark they control."
      {
        kind: 'effect',
        effect: {
          kind: 'each-player',
          effect: {
            kind: 'step',
            step: { kind: 'draw', count: { count: { subtype: 'landmark', controller: 'you' } } },
            said: 'per',
          },
          said: 'each',
        },
      },
      { landmark: [landmark, landmark] },
      { landmark: [landmark] },
    );
    expect(inHands(found)).toEqual([2, 1]);
  });

  it('5.2.3.b only a player who meets the condition is a suitable target', () => {
    const line: Line =
      // "Target opponent who controls a Landmark draws a card."
      {
        kind: 'effect',
        targets: [
          {
            kind: 'player',
            who: 'opponent',
            that: { kind: 'exists', like: { subtype: 'landmark', controller: 'you' } },
          },
        ],
        effect: { kind: 'step', step: { kind: 'draw', count: 1, who: { target: 0 } } },
      };
    expect(inHands(after(line, {}, { landmark: [landmark] }))).toEqual([0, 1]);
    expect(inHands(after(line))).toEqual([0, 0]);
  });
});

describe('the player of a trigger', () => {
  it('7.2.2 the player who caused the trigger acts', () => {
    const watcher = character('Watcher', {
      kind: 'reaction',
      trigger: { kind: 'pass', who: 'each-player' },
      effect: { kind: 'step', step: { kind: 'draw', count: 1, who: 'that-player' }, said: 'they' },
    });
    const found = tableOf4({ hero: [watcher], deck: cards }, { deck: cards }).pass();
    expect(inHands(found)).toEqual([1, 0]);
    const theirs = character('Watcher', 'When an opponent passes — They draw a card.');
    const passed = tableOf4({ deck: cards }, { hero: [theirs], deck: cards }).pass();
    expect(inHands(passed)).toEqual([1, 0]);
  });
});

describe('restrictions on players', () => {
  it('1.4.1.a a player can play only the given number of cards of a type in a Day', () => {
    const warden = character('Warden', {
      kind: 'passive',
      passive: {
        kind: 'cannot-play',
        who: 'you',
        cards: { type: 'spell' },
        if: {
          kind: 'compare',
          left: { happened: 'played', during: 'day', by: 'you', what: { type: 'spell' } },
          is: 'at-least',
          right: 1,
        },
      },
    });
    const found = tableOf4({
      hero: [warden],
      mana: 3,
      hand: [spell('Trick', 'Play another turn.'), spell('Second'), character('Robin')],
    });
    expect(found.options()).toContain('play Second');
    expect(found.play('Trick').options()).not.toContain('play Second');
    expect(found.options()).toContain('play Robin hero');
  });
});
