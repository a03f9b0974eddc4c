import { describe, expect, it } from '@jest/globals';
import { Duel } from '#contracts/testing';
import type { Cost } from '../../abilities/definition.js';
import type { Selector } from '../../abilities/index.js';
import { all, anyCreature, creature, damage, globe, opponent, spell } from '../../cards/define.js';

const body = (name: string, attack: number, more: number) => creature([name, name], {}, [attack, more]);
const dart = spell(['Dart', 'Dardo'], {}, damage(1, opponent));
const adept = creature(['Adept', 'Adepto'], {}, [1, 3], { kind: 'magic-damage', amount: 2 });

const orb = globe(['Orb', 'Orbe'], {}, [1, 3]);

const cited = (duel: Duel, verb: string): readonly string[] => duel.steps(verb).at(-1)?.rules ?? [];

describe('the rules that a step cites', () => {
  it('8.12.a a step cites magic damage only if there is any', () => {
    const plain = new Duel({ seats: [{ hand: [dart] }, {}] }).choose('play Dart');
    expect(cited(plain, 'damage')).not.toContain('8.12.a');
    const raised = new Duel({ seats: [{ hand: [dart], line: [adept] }, {}] }).choose('play Dart');
    expect(cited(raised, 'damage')).toContain('8.12.a');
    expect([plain.health(), raised.health()]).toEqual([
      [30, 29],
      [30, 27],
    ]);
  });

  it('6.3.b damage that destroys is followed by a step that cites the destruction', () => {
    const hail = spell(['Hail', 'Grandine'], {}, damage(1, all(anyCreature)));
    const duel = new Duel({ seats: [{ hand: [hail] }, { line: [body('Ash', 1, 1), body('Oak', 1, 2)] }] });
    duel.choose('play Hail');
    expect(cited(duel, 'destroy')).toEqual(['6.3.b', '7.1.a']);
    expect(duel.steps('destroy')).toHaveLength(1);
  });

  it('6.5.b destroying a globe, alone or with creatures, cites the rules for each', () => {
    const blow = (kinds: Selector['what']) => spell(['Blow', 'Colpo'], {}, damage(9, all({ what: kinds })));
    const of = (kinds: Selector['what']) =>
      cited(
        new Duel({
          seats: [{ hand: [blow(kinds)] }, { line: [body('Ash', 1, 1), body('Elm', 1, 9)], globe: [orb] }],
        }).choose('play Blow'),
        'destroy',
      );
    expect(of(['globe'])).toEqual(['6.5.b', '7.1.a']);
    expect(of(['globe', 'creature'])).toEqual(['6.3.b', '6.5.b', '7.1.a']);
  });

  it('4.1.b, 4.1.c gaining and replacing an extractor cite different rules', () => {
    const of = (water: number, choice: string, verb: string) =>
      cited(new Duel({ from: 'start', seats: [{ mana: { water } }, {}] }).choose(choice), verb);
    expect(of(1, 'light', 'gain-extractor')).toEqual(['4.1.a', '4.1.b']);
    expect(of(10, 'water>fire', 'replace-extractor')).toEqual(['4.1.c']);
  });

  it('4.6.b emptied extractors fill reservoirs, and the step cites that only if a reservoir is empty', () => {
    const of = (reservoirs: number) =>
      cited(new Duel({ seats: [{ mana: { water: 2 }, reservoirs }, {}] }).choose('end'), 'empty');
    expect(of(0)).toEqual(['4.6.a', '4.6.b']);
    expect(of(5)).toEqual(['4.6.a']);
  });

  it('5.1.b, 5.1.c a payment cites the rules for the kinds of mana that it uses', () => {
    const of = (cost: Cost) => {
      const card = spell(['Dart', 'Dardo'], cost, damage(1, opponent));
      return new Duel({ seats: [{ hand: [card], mana: { fire: 2, pure: 2 } }, {}] })
        .choose('play Dart')
        .rules();
    };
    expect(of({}).filter((rule) => rule.startsWith('5.1.'))).toEqual(['5.1.a']);
    expect(of({ fire: 1 })).toEqual(expect.arrayContaining(['5.1.b']));
    expect(of({ fire: 1 })).not.toContain('5.1.c');
    expect(of({ pure: 1 })).not.toContain('5.1.b');
    expect(of({ pure: 1 })).toEqual(expect.arrayContaining(['5.1.c']));
  });

  it('5.1.c grey mana pays the pure part first, then reservoirs, then the elements', () => {
    const card = spell(['Dart', 'Dardo'], { pure: 3 }, damage(1, opponent));
    const { fire, pure } = new Duel({
      seats: [{ hand: [card], mana: { fire: 2, pure: 2 } }, {}],
    })
      .choose('play Dart')
      .seat(0).full;
    expect([fire, pure]).toEqual([1, 0]);
  });
});
