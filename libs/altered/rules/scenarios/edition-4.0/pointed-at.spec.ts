import { describe, expect, it } from '@jest/globals';
import { character, spell, tableOf4 } from '#altered/testing';

describe('targeting as an action', () => {
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

  it('6.5.d “you may target; if you do” counts as done if a target is chosen', () => {
    expect(lulled()).toContain('asleep');
  });

  it('6.5.d in records of the first readings, choosing a target did not count as done', () => {
    expect(lulled(5)).not.toContain('asleep');
  });
});

describe('tokens identified by name', () => {
  it('7.3.3.b a token without a description has its standard characteristics', () => {
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
