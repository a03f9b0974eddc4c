import { describe, expect, it } from '@jest/globals';
import { character, spell, tableOf4, type Position, type Line } from '#altered/testing';

type Seat = Position['seats'][0];
const after = (line: Line, mine: Seat = {}, theirs: Seat = {}) =>
  tableOf4({ mana: 3, ...mine, hand: [spell('Trick', line), ...(mine.hand ?? [])] }, theirs).play('Trick');

describe('modes that another player chooses', () => {
  it('6.5.e the named player chooses the mode, and the controller of the effect carries it out', () => {
    const line: Line =
      // "Target opponent chooses one: • You draw a card. • They discard a card from their hand."
      {
        kind: 'effect',
        targets: [{ kind: 'player', who: 'opponent' }],
        effect: {
          kind: 'choose-modes',
          by: { target: 0 },
          modes: [
            { kind: 'step', step: { kind: 'draw', count: 1 } },
            {
              kind: 'step',
              step: { kind: 'discard', what: { choose: { zone: 'hand', owner: 'you' } }, who: { target: 0 } },
              said: 'they',
            },
          ],
          count: 1,
        },
      };
    const found = after(line, { deck: [character('Owl')] }, { hand: [character('Rook')] });
    expect(found.deciding).toBe('1: mode');
    found.choose('mode:0');
    expect(found.names('hand', 0)).toEqual(['Owl']);
    expect(found.names('hand', 1)).toEqual(['Rook']);
  });
});

describe('one of several Expeditions', () => {
  it('7.3.3.a which of several Expeditions Ascends is chosen as the effect resolves', () => {
    const found = after(
      // "You may have one of your Expeditions Ascend."
      {
        kind: 'effect',
        effect: {
          kind: 'optional',
          effect: { kind: 'step', step: { kind: 'ascend', which: 'one-of-yours' } },
        },
      },
    ).choose('yes');
    expect(found.deciding).toBe('0: to-expedition');
    found.choose('expedition 0 companion');
    expect(found.state.seats[0]?.ascended).toEqual(['companion']);
  });
});
