import { describe, expect, it } from '@jest/globals';
import { character, spell, tableOf4 } from '#altered/testing';

describe('what is pointed at', () => {
  const lulling = character('Luller', '{H} You may target a Character. If you do, it gains Asleep.');
  const lulled = (readings?: number) =>
    tableOf4(
      { hand: [lulling], mana: 3 },
      { hero: [character('Wall')] },
      { ...(readings !== undefined && { readings }) },
    )
      .play('Luller', 'hero')
      .choose('yes')
      .choose('Wall')
      .stay('Wall').statuses;

  it('6.5.d to target something is done, where there is a target', () => {
    expect(lulled()).toContain('asleep');
  });

  it('6.5.d records of the first readings took nothing for done', () => {
    expect(lulled(5)).not.toContain('asleep');
  });
});

describe('tokens by their names', () => {
  it('7.3.3.b a token that no card shows is what it always is', () => {
    const found = tableOf4({
      hand: [spell('Trick', 'Create an Aerolith token in your Landmarks.')],
      mana: 3,
    }).play('Trick');
    const token = found.state.items.find((item) => item.kind === 'token');
    expect(token).toMatchObject({
      definition: { name: 'Aerolith', type: 'permanent', subtypes: ['landmark', 'ore'] },
    });
    expect(found.deciding).toBe('1: turn');
  });
});
