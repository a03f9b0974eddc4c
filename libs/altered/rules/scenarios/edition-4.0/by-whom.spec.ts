import { describe, expect, it } from '@jest/globals';
import { character, characterSaying, permanent, spellSaying, tableOf4, type Position } from '#testing';

type Seat = Position['seats'][0];
const after = (line: string, mine: Seat = {}, theirs: Seat = {}) =>
  tableOf4({
    seats: [{ mana: 3, ...mine, hand: [spellSaying(line), ...(mine.hand ?? [])] }, theirs],
  }).choose('play Trick');

describe('what opponents cannot do', () => {
  const steady = characterSaying('Steady', "I can't gain Fleeting by effects your opponents control.");
  const wilting = 'Target Character gains Fleeting.';

  it('1.4.1.a an opponent’s effect gives it no status, one of its controller’s does', () => {
    expect(after(wilting, {}, { hero: [steady] }).stay('Steady').statuses).toEqual([]);
    expect(after(wilting, { hero: [steady] }).stay('Steady').statuses).toEqual(['fleeting']);
  });

  it('1.4.1.a an opponent’s effect makes nobody sacrifice it', () => {
    const kept = characterSaying('Kept', "I can't be sacrificed by your opponents.");
    const made = 'Target opponent sacrifices a Character.';
    expect(after(made, {}, { hero: [kept] }).names('hero', 1)).toEqual(['Kept']);
    const own = after('Sacrifice a Character. If you do, draw a card.', {
      hero: [kept],
      deck: [character('Rook')],
    });
    expect(own.names('hero', 0)).toEqual([]);
  });

  it('1.4.1.a an opponent’s effect discards nothing from a hand that keeps it', () => {
    const warden = permanent('Warden', {
      abilities:
        characterSaying('Warden', "Cards in your hand can't be discarded by your opponents.").abilities ?? [],
    });
    const made = 'Target opponent discards a card from their hand.';
    expect(after(made, {}, { landmark: [warden], hand: [character('Rook')] }).names('hand', 1)).toEqual([
      'Rook',
    ]);
    expect(after(made, {}, { hand: [character('Rook')] }).names('hand', 1)).toEqual([]);
  });
});

describe('modes that another player chooses', () => {
  it('6.5.e who is named chooses; what is done is done by whose effect it is', () => {
    const line = 'Target opponent chooses one:  • You draw a card.  • They discard a card from their hand.';
    const found = after(line, { deck: [character('Owl')] }, { hand: [character('Rook')] });
    expect(found.deciding).toBe('1: mode');
    found.choose('mode:0');
    expect(found.names('hand', 0)).toEqual(['Owl']);
    expect(found.names('hand', 1)).toEqual(['Rook']);
  });
});

describe('one of several Expeditions', () => {
  it('7.3.3.a which of them Ascends is chosen as it happens', () => {
    const found = after('You may have one of your Expeditions Ascend.').choose('yes');
    expect(found.deciding).toBe('0: to-expedition');
    found.choose('expedition 0 companion');
    expect(found.state.seats[0]?.ascended).toEqual(['companion']);
  });
});
