import { describe, expect, it } from '@jest/globals';
import { compileLine } from '#altered/text';
import { leftUnsaid } from './left-unsaid.js';

function unsaidOf(line: string): readonly string[] {
  const read = compileLine(line, 'main', { type: 'character' });
  if (read.kind !== 'parsed') throw new Error(`“${line}” is not read.`);
  return leftUnsaid(read.abilities).map(({ about, as }) => `${about}: ${as}`);
}

describe('leftUnsaid', () => {
  it('tells whose, where and in which state orbs are that are readied', () => {
    expect(unsaidOf('{J} Ready a Mana Orb.')).toEqual(
      expect.arrayContaining([
        'whose: you',
        'where: mana',
        'status: exhausted',
        'how many: 1',
        'must or may: is done',
      ]),
    );
  });

  it('tells what is drawn from what is moved to a hand', () => {
    expect(unsaidOf('{J} Draw a card.')).toContain('drawn or moved: drawn');
    expect(unsaidOf("{J} Return target Character to its owner's hand.")).toContain('drawn or moved: moved');
  });

  it('tells who may', () => {
    expect(unsaidOf('{J} Each player may put a card from their hand in Reserve.')).toContain(
      'must or may: each-player may',
    );
  });

  it('leaves open what the text leaves open', () => {
    expect(unsaidOf('{J} Discard target Character.')).toEqual(
      expect.arrayContaining(['whose: anyone’s', 'where: in play', 'status: any']),
    );
  });
});
