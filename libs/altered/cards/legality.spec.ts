import { describe, expect, it } from '@jest/globals';
import { cardsMeantBy, Legality, type LegalityChange } from './legality.js';

describe('a name in a list of legal cards', () => {
  it.each([
    ['Sigismar & Wingspan', 'Sigismar & Wingspan', []],
    ['The Grems (All versions)', 'The Grems', []],
    ['The Grems (Common)', 'The Grems', [['common', null]]],
    ['Haven, Bravos Bastion (Axiom Rare)', 'Haven, Bravos Bastion', [['rare', 'axiom']]],
    [
      'Tiny Jinn (Common and Bravos Rare)',
      'Tiny Jinn',
      [
        ['common', null],
        ['rare', 'bravos'],
      ],
    ],
    [
      'Celebration Day (Ordis & Yzmir Rare)',
      'Celebration Day',
      [
        ['rare', 'ordis'],
        ['rare', 'yzmir'],
      ],
    ],
    ['Moonlight Jellyfish (all Uniques, all factions)', 'Moonlight Jellyfish', [['unique', null]]],
    ['Foundry Armorer (all Uniques, Bravos only)', 'Foundry Armorer', [['unique', 'bravos']]],
  ])('is read: %s', (text, name, kinds) => {
    expect(cardsMeantBy(text)).toEqual({
      name,
      kinds: kinds.map(([rarity, faction]) => ({ rarity, faction })),
    });
  });

  it('is not guessed if it contains other words', () => {
    expect(cardsMeantBy('Tiny Jinn (foils)')).toBeNull();
  });
});

describe('legality', () => {
  const card = {
    reference: 'ALT_CORE_B_YZ_11_R2',
    name: 'Baba Yaga',
    rarity: 'rare' as const,
    faction: 'ordis' as const,
  };
  const change = (becomes: LegalityChange['becomes'], cards: LegalityChange['cards']) => ({ becomes, cards });
  const meant = { name: 'baba yaga', kinds: [{ rarity: 'rare' as const, faction: 'ordis' as const }] };
  const legality = new Legality([
    {
      from: '2025-10-03',
      title: 'c',
      changes: [change('legal', { reference: 'ALT_COREKS_B_YZ_11_R2' })],
      errata: [],
    },
    { from: '2025-05-13', title: 'a', changes: [change('suspended', meant)], errata: [] },
    {
      from: '2025-08-11',
      title: 'b',
      changes: [change('suspended', meant), change('banned', meant)],
      errata: [{ cards: meant, text: 'Draw two cards.' }],
    },
  ]);

  it.each([
    ['2025-05-12', null],
    ['2025-05-13', { is: 'suspended', from: '2025-05-13' }],
    ['2025-09-01', { is: 'banned', from: '2025-08-11' }],
    ['2025-10-03', null],
    [null, null],
  ])('has the right restriction on %s', (on, restriction) => {
    expect(legality.of(card, on)).toEqual(restriction);
  });

  it('does not apply to other cards, or to other factions and rarities with the same name', () => {
    expect(legality.of({ ...card, name: 'Another', reference: 'ALT_CORE_B_YZ_12_R2' }, null)).toBeUndefined();
    expect(
      legality.of({ ...card, faction: 'yzmir', reference: 'ALT_CORE_B_YZ_11_R1' }, '2025-06-01'),
    ).toBeUndefined();
  });

  it('lists each change once with its date, and the errata', () => {
    expect(legality.changesOf(card)).toEqual([
      { from: '2025-05-13', becomes: 'suspended' },
      { from: '2025-08-11', becomes: 'banned' },
      { from: '2025-10-03', becomes: 'legal' },
    ]);
    expect(legality.errataOf(card)).toEqual([{ from: '2025-08-11', text: 'Draw two cards.' }]);
  });
});
