import { describe, expect, it } from '@jest/globals';
import { printedAbilities, withoutReminders } from './printed-text.js';

describe('printedAbilities', () => {
  it('returns nothing for an empty box', () => {
    expect([null, undefined, '', '  '].map(printedAbilities)).toEqual([[], [], [], []]);
  });

  it('makes an entry for each line', () => {
    expect(printedAbilities('[Seasoned].  {R} I gain 1 boost.')).toEqual([
      'Seasoned.',
      '{R} I gain 1 boost.',
    ]);
  });

  it('removes markup and keeps symbols', () => {
    expect(printedAbilities('#{H} I gain 2 boosts[].# I lose [[Fleeting]].')).toEqual([
      '{H} I gain 2 boosts. I lose Fleeting.',
    ]);
  });

  it("keeps an ability's modes in the same entry", () => {
    expect(printedAbilities('Choose one:  • Draw a card.  • #[Sabotage].#  [Eternal].')).toEqual([
      'Choose one:\n• Draw a card.\n• Sabotage.',
      'Eternal.',
    ]);
  });

  it('keeps a reminder in the entry of the preceding ability, or alone if there is none', () => {
    expect(printedAbilities('{H} [Sabotage].  (Discard a card.)')).toEqual([
      '{H} Sabotage.\n(Discard a card.)',
    ]);
    expect(printedAbilities('(Discard a card.)')).toEqual(['(Discard a card.)']);
  });

  it('does not treat a no-break space as a line break', () => {
    expect(printedAbilities('{D}\u00a0: Draw a \u00a0card.')).toEqual(['{D}: Draw a card.']);
  });
});

describe('withoutReminders', () => {
  it('leaves only the text that the rules use', () => {
    expect(withoutReminders('{H} Sabotage. (Discard a card.)')).toBe('{H} Sabotage.');
    expect(withoutReminders('You may exhaust me ({T}) to draw a card.')).toBe(
      'You may exhaust me to draw a card.',
    );
    expect(withoutReminders('(Discard a card.)')).toBe('');
  });
});
