import { describe, expect, it } from '@jest/globals';
import { Duel } from '#testing';
import { all, anyCreature, creature, damage, opponent, spell } from '../../cards/define.js';

const body = (name: string, attack: number, more: number) => creature([name, name], {}, [attack, more]);
const dart = spell(['Dart', 'Dardo'], {}, damage(1, opponent));
const adept = creature(['Adept', 'Adepto'], {}, [1, 3], { kind: 'magic-damage', amount: 2 });

/** The rules that the last step with a verb cites. */
const cited = (duel: Duel, verb: string): readonly string[] => duel.steps(verb).at(-1)?.rules ?? [];

describe('the rules that a step cites', () => {
  it('8.12.a magic damage, where there is any', () => {
    const plain = new Duel({ seats: [{ hand: [dart] }, {}] }).choose('play Dart');
    expect(cited(plain, 'damage')).not.toContain('8.12.a');
    const raised = new Duel({ seats: [{ hand: [dart], line: [adept] }, {}] }).choose('play Dart');
    expect(cited(raised, 'damage')).toContain('8.12.a');
    expect([plain.health(), raised.health()]).toEqual([
      [30, 29],
      [30, 27],
    ]);
  });

  it('6.3.b damage that destroys is followed by a step that says so', () => {
    const hail = spell(['Hail', 'Grandine'], {}, damage(1, all(anyCreature)));
    const duel = new Duel({ seats: [{ hand: [hail] }, { line: [body('Ash', 1, 1), body('Oak', 1, 2)] }] });
    duel.choose('play Hail');
    expect(cited(duel, 'destroy')).toEqual(['6.3.b', '7.1.a']);
    expect(duel.steps('destroy')).toHaveLength(1);
  });
});
