import { describe, expect, it } from '@jest/globals';
import { permanent, tableOf4, type Table } from '#altered/testing';

const holding = (line: string, zone: 'hand' | 'reserve', readings?: number): Table =>
  tableOf4(
    { [zone]: [permanent('Owl', line, { handCost: 3, reserveCost: 3 })], mana: 4 },
    {},
    { ...(readings !== undefined && { readings }) },
  );

const lower = '{I} I cost {1} less.';
const banned = "{I} I can't be played.";

describe('a support ability about playing its own card', () => {
  it('1.1.6.j, 1.2.4.d a support ability about its own card changes its cost once from Reserve, but not from Hand', () => {
    expect(holding(lower, 'reserve').play('Owl').orbs(0)).toBe(2);
    expect(holding(lower, 'hand').play('Owl').orbs(0)).toBe(1);
  });

  it("1.1.6.j, 1.4.1.a a support ability that its card can't be played applies only in Reserve", () => {
    expect(holding(banned, 'reserve').options()).toEqual(['pass']);
    expect(holding(banned, 'hand').options()).toContain('play Owl');
  });

  it('1.1.6.j in records of readings before the ninth, a support ability about its own card applied in every zone', () => {
    expect(holding(lower, 'hand', 8).play('Owl').orbs(0)).toBe(2);
    expect(holding(banned, 'hand', 8).options()).toEqual(['pass']);
  });
});
