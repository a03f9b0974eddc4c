import { describe, expect, it } from '@jest/globals';
import { character, spell, tableOf4, type SeatPosition, type Table } from '#altered/testing';

const played = (line: string, mine: SeatPosition, theirs: SeatPosition, readings?: number): Table =>
  tableOf4({ mana: 3, ...mine, hand: [character('Owl', line)] }, theirs, {
    ...(readings !== undefined && { readings }),
  }).play('Owl', 'hero');

describe('declining a step with a target', () => {
  const owned = character('Wren');
  const facing = character('Crow');

  it.each([
    [
      "a step that depends on the target's Reserve",
      "{H} You may exhaust target card in Reserve. If it's in your Reserve, Resupply.",
      { reserve: [owned] },
    ],
    [
      "a step that depends on the target's controller",
      '{H} You may target a Character, it gains Asleep. If you control it, create a Brassbug 2/2/2 Robot token in your Hero Expedition.',
      { companion: [owned] },
    ],
    [
      'a step that depends on facing the target',
      "{J} You may have target Character gain Asleep. If it's facing me, Sabotage.",
      { companion: [owned] },
    ],
  ] as const)('6.5.b, 6.5.c a declined step is ignored with its targets, and so is %s', (_, line, mine) => {
    const declined = (readings?: number): Table =>
      played(line, mine, { hero: [facing], reserve: [character('Elk')] }, readings).choose('no');
    expect(declined().deciding).toBe('1: turn');
    expect(declined(10).deciding).toBe('0: target');
  });

  it('6.5.c if an optional step is done, the later steps that refer to it apply as usual', () => {
    const line = "{H} You may exhaust target card in Reserve. If it's in your Reserve, Resupply.";
    const table = played(line, { reserve: [owned] }, { reserve: [character('Elk')] });
    expect(table.choose('yes').choose('Wren').did('resupply')).toHaveLength(1);
    const other = played(line, { reserve: [owned] }, { reserve: [character('Elk')] });
    expect(other.choose('yes').choose('Elk').did('resupply')).toEqual([]);
  });
});

describe('conditional steps', () => {
  it('6.5.d a step whose condition is false is ignored with its targets, and later steps cannot refer to them', () => {
    const line =
      "{H} If you control two or more Characters, target Character gains 1 boost. If it's facing me, Sabotage.";
    const ending = (mine: SeatPosition): string =>
      played(line, mine, { hero: [character('Crow')], reserve: [character('Elk')] }).deciding;
    expect([ending({}), ending({ hero: [character('Wren')] })]).toEqual(['1: turn', '0: target']);
  });
});

describe('conditions about a target', () => {
  const cast = (line: string, theirs: NonNullable<SeatPosition['hero']>, readings?: number): Table =>
    tableOf4(
      { mana: 1, hand: [spell('Trick', line)] },
      { hero: theirs },
      { ...(readings !== undefined && { readings }) },
    ).play('Trick');
  const marked =
    "Roll a die. Send target Character to the Xth position of its owner's deck, where X is the result. If X is higher than the Hand Cost of the target, ready one mana Orb.";

  it('6.5.b, 6.5.d a condition about a target is false if there is no target', () => {
    expect(cast(marked, []).linesWith('-exhausted')).toEqual([]);
    expect(cast(marked, [], 10).linesWith('-exhausted')).toHaveLength(1);
  });

  it('2.1.h a condition about a target uses the target as it was before it moved', () => {
    const readied = (handCost: number): number =>
      cast(marked, [character('Crow', { handCost })]).linesWith('-exhausted').length;
    expect([readied(0), readied(6)]).toEqual([1, 0]);
  });

  it('2.1.h, 2.2.9.b the Base Cost of a target is the cost it had, which depends on whether it was Fleeting', () => {
    const line =
      'Discard target Character or Permanent. If its Base Cost was {2} or less, create a Brassbug 2/2/2 Robot token in your Hero Expedition.';
    const crow = character('Crow', { handCost: 3, reserveCost: 1 });
    const made = (theirs: NonNullable<SeatPosition['hero']>, readings?: number): number =>
      cast(line, theirs, readings).did('create').length;
    expect([made([crow]), made([{ card: crow, statuses: ['fleeting'] }])]).toEqual([0, 1]);
    expect(made([{ card: crow, statuses: ['fleeting'] }], 10)).toBe(0);
  });
});
