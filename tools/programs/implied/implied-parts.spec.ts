import { describe, expect, it } from '@jest/globals';
import { compileLine } from '#altered/text';
import { impliedParts } from './implied-parts.js';

function impliedPartsOf(line: string): readonly string[] {
  const read = compileLine(line, 'main', { type: 'character' });
  if (read.kind !== 'parsed') throw new Error(`“${line}” is not read.`);
  return impliedParts(read.abilities).map(({ property, value }) => `${property}: ${value}`);
}

describe('impliedParts', () => {
  it('returns the controller, zone and status of Mana Orbs to ready', () => {
    expect(impliedPartsOf('{J} Ready a Mana Orb.')).toEqual(
      expect.arrayContaining([
        'controller: you',
        'zone: mana',
        'status: exhausted',
        'count: 1',
        'choice: none',
      ]),
    );
  });

  it('distinguishes a draw from a move to the hand', () => {
    expect(impliedPartsOf('{J} Draw a card.')).toContain('verb: draw');
    expect(impliedPartsOf("{J} Return target Character to its owner's hand.")).toContain('verb: move');
  });

  it('returns the players who have a choice', () => {
    expect(impliedPartsOf('{J} Each player may put a card from their hand in Reserve.')).toContain(
      'choice: each-player may',
    );
  });

  it('returns no restriction if the text implies none', () => {
    expect(impliedPartsOf('{J} Discard target Character.')).toEqual(
      expect.arrayContaining(['controller: any', 'zone: in play', 'status: any']),
    );
  });
});
