import { describe, expect, it } from '@jest/globals';
import { damage, opponent, spell, token, when } from '../cards/define.js';
import { mistakes } from '#house';
import { openContracts } from '../index.js';
import { modesOf, textOf } from './index.js';

const linesOf = (name: string, locale: 'en' | 'it' | 'fr'): string[] =>
  textOf(openContracts().find((contract) => contract.name === name)?.abilities, locale);

describe('card text', () => {
  it.each([
    [
      'Ash Courier',
      'Evocation: Deal 1 damage to an opposing Creature or player.',
      'Evocazione: Infliggi 1 danno a una Creatura avversaria o all’avversario.',
    ],
    ['Triple Flare', '3 times: deal 2 damage to a random opposing Creature or player.', null],
    [
      'Banner Saint',
      'Provides +1 attack and +1 health to adjacent Creatures.',
      'Fornisce +1 attacco e +1 salute alle Creature adiacenti.',
    ],
    ['Disarming Envoy', 'Evocation: Disarm your opponent.', 'Evocazione: Disarma l’avversario.'],
    ['Rune of Dawn', '2 light: Summon an Acolyte (1/1).', '2 mana di luce: Evoca un token Accolito (1/1).'],
    ['Procession', 'Summon 3 Acolyte tokens (1/1).', 'Evoca 3 token Accolito (1/1).'],
    ['Molten Blade', 'You get +2 attack.', 'Ottieni +2 attacco.'],
    [
      'Fog Weaver',
      'Provides Fog to other Creatures of yours.',
      'Fornisce Nebbia alle altre Creature che controlli.',
    ],
    [
      'Prism Giant',
      'Evocation: Choose one: deal 3 damage to your opponent; or you gain 4 health; or this Creature gains Magnetised.',
      'Evocazione: Scegli uno: infliggi 3 danni all’avversario; oppure guadagna 4 di salute; oppure dai Magnetizzato a questa Creatura.',
    ],
  ])('%s', (name, en, it_) => {
    expect(linesOf(name, 'en')[0]).toBe(en);
    if (it_ !== null) expect(linesOf(name, 'it')[0]).toBe(it_);
  });

  it.each([
    ['Ash Courier', 'Évocation : Infligez 1 dégât à une Créature adverse ou à l’adversaire.'],
    ['Rune of the Tide', '1 mana d’eau et 2 mana pur : Extrayez 1 contrat.'],
    ['Veil of Rain', 'Donnez Brume à vous ou à une Créature que vous contrôlez, puis extrayez 1 contrat.'],
    [
      'Arbitration',
      'S’il y a un Globe adverse en jeu, Désarmez ; sinon infligez 3 dégâts à une Créature ou à un joueur.',
    ],
    ['Prism Stag', 'Fin du tour : Gagnez 1 point de santé.'],
  ])('is in French for %s', (name, fr) => {
    expect(linesOf(name, 'fr')[0]).toBe(fr);
  });

  it('has the modes of a choice as separate lines', () => {
    const { abilities } = openContracts().find(({ name }) => name === 'Prism Giant') ?? {};
    expect(modesOf(abilities, 'en')).toEqual([
      'Deal 3 damage to your opponent.',
      'You gain 4 health.',
      'This Creature gains Magnetised.',
    ]);
    expect(modesOf(abilities, 'it')?.[1]).toBe('Guadagna 4 di salute.');
    expect(modesOf(abilities, 'fr')).toHaveLength(3);
  });

  it('has no modes without exactly one choice of modes', () => {
    const modes = { kind: 'modes', modes: [damage(1, opponent), damage(2, opponent)] } as const;
    const effect = { kind: 'sequence', effects: [modes, modes] } as const;
    expect(modesOf([{ kind: 'effect', effect }], 'en')).toBeNull();
    expect(modesOf([{ kind: 'effect', effect: damage(1, opponent) }], 'en')).toBeNull();
    expect(modesOf(undefined, 'en')).toBeNull();
  });

  it('explains X after the sentence that uses it', () => {
    const flood = spell(
      ['Flood', 'Piena'],
      {},
      { kind: 'damage', amount: { cards: 'hand', of: 'you' }, to: opponent },
    );
    expect(textOf(flood.abilities, 'it')).toEqual([
      'Infliggi X danni all’avversario, dove X è il numero di contratti nella tua mano.',
    ]);
    expect(textOf(flood.abilities, 'fr')).toEqual([
      'Infligez X dégâts à l’adversaire, où X est le nombre de contrats dans votre main.',
    ]);
  });

  it('uses pronouns for the player and the opponent', () => {
    expect(linesOf('Veil of Rain', 'en')[0]).toBe(
      'You or a Creature of yours gains Fog, then extract 1 contract.',
    );
    expect(linesOf('Veil of Rain', 'it')[0]).toBe(
      'Dai Nebbia a te o a una Creatura che controlli, poi estrai 1 contratto.',
    );
  });

  it('includes the abilities of a token in each language', () => {
    const ant = token(['Ant', 'Formica'], 1, 1, when('recycle', damage(1, opponent)));
    const call = spell(['Call', 'Chiama'], {}, { kind: 'summon', token: ant });
    expect(call.text).toEqual(['Summon an Ant (1/1, “Recycle: Deal 1 damage to your opponent.”).']);
    expect(textOf(call.abilities, 'it')).toEqual([
      'Evoca un token Formica (1/1, «Riciclo: Infliggi 1 danno all’avversario.»).',
    ]);
  });

  it('has a unique name for every contract in each language', () => {
    const all = openContracts();
    for (const locale of ['it', 'fr'] as const) {
      const names = all.map((contract) => contract.names?.[locale]);
      expect(names).not.toContain(undefined);
      expect(new Set(names).size).toBe(all.length);
    }
    expect(linesOf('Phoenix Child', 'fr')).toEqual([
      'Recyclage : Invoquez un jeton Oisillon de Braise (2/2).',
    ]);
  });

  it('has a line for each ability in every language', () => {
    for (const { abilities = [], text } of openContracts()) {
      expect(text).toHaveLength(abilities.length);
      for (const locale of ['en', 'it', 'fr'] as const)
        for (const line of textOf(abilities, locale)) {
          expect(line).toMatch(/^[A-ZÈÉ0-9].*\.$/);
          expect(line).not.toMatch(/undefined|\[object| {2}/);
          if (locale !== 'en') expect(mistakes(line, locale)).toEqual([]);
        }
    }
  });
});
