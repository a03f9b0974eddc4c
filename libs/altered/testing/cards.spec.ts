import { describe, expect, it } from '@jest/globals';
import { character, permanent, spell, statistics } from './cards.js';

describe('cards of scenarios', () => {
  it('have the abilities of their lines in order, and the given characteristics', () => {
    const sleepless = { kind: 'keyword', keyword: 'eternal' } as const;
    const found = character('Kite', 'Gigantic.', sleepless, '{D}: Draw a card.', statistics(2, 0, 1), {
      handCost: 3,
    });
    expect(found).toMatchObject({ name: 'Kite', type: 'character', handCost: 3, reserveCost: 1 });
    expect(found.statistics).toEqual({ forest: 2, mountain: 0, water: 1 });
    expect(found.abilities).toMatchObject([
      { kind: 'keyword', keyword: 'gigantic' },
      sleepless,
      { kind: 'quick-action', where: 'support' },
    ]);
  });

  it('refuse an unreadable line, with carets below the place', () => {
    expect(() => permanent('Altar', '{T}: Target Character gains Drowsy.')).toThrow(
      /^A scenario has a line that is not read:\n\{T\}: Target Character gains Drowsy\.\n {28}\^+\nexpected: /,
    );
  });

  it('are read by their type, so an effect alone must be on a Spell', () => {
    expect(spell('Trick', 'Draw a card.').abilities).toMatchObject([{ kind: 'effect' }]);
    expect(() => character('Kite', 'Draw a card.')).toThrow('A scenario has a line that is not read');
  });
});
