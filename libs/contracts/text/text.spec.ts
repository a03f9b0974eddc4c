import { describe, expect, it } from '@jest/globals';
import { openContracts } from '../index.js';
import { textOf } from './index.js';

const linesOf = (name: string, locale: 'en' | 'it' | 'fr'): string[] =>
  textOf(openContracts().find((contract) => contract.name === name)?.abilities, locale);

describe('card text', () => {
  it.each([
    [
      'Ash Courier',
      'Evocation: Deal 1 damage to an opposing Creature or player.',
      "Evocazione: Infliggi 1 danno a una Creatura avversaria o l'avversario.",
    ],
    ['Triple Flare', '3 times: deal 2 damage to a random opposing Creature or player.', null],
    [
      'Banner Saint',
      'Provides +1 attack and +1 health to adjacent Creatures.',
      'Fornisce +1 attacco e +1 salute a: Creature adiacenti.',
    ],
    ['Disarming Envoy', 'Evocation: Disarm your opponent.', "Evocazione: Disarma l'avversario."],
    ['Rune of Dawn', '2 light: Summon an Acolyte (1/1).', '2 luce: Evoca 1 Accolito (1/1).'],
  ])('%s', (name, en, it_) => {
    expect(linesOf(name, 'en')[0]).toBe(en);
    if (it_ !== null) expect(linesOf(name, 'it')[0]).toBe(it_);
  });

  it('has a line for each ability in every language', () => {
    for (const { abilities = [], text } of openContracts()) {
      expect(text).toHaveLength(abilities.length);
      for (const locale of ['en', 'it', 'fr'] as const)
        for (const line of textOf(abilities, locale)) {
          expect(line).toMatch(/^[A-ZÈ0-9].*\.$/);
          expect(line).not.toMatch(/undefined|\[object| {2}/);
        }
    }
  });
});
