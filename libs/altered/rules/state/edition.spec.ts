import { describe, expect, it } from '@jest/globals';
import { cited, citedAll, edition10, edition40 } from './edition.js';

describe('the rules that a record cites', () => {
  it("have the numbers of the record's edition", () => {
    const both = (rule: string) => [cited(rule, edition10), cited(rule, edition40)];
    expect(both('4.1.j|4.1.h')).toEqual(['4.1.j', '4.1.h']);
    expect(both('|2.4.6.c')).toEqual([null, '2.4.6.c']);
    expect(both('M2.4')).toEqual(['M2.4', 'M2.4']);
    expect(both('6.2.f')).toEqual(['6.2.f', '6.2.h']);
  });

  it('are each cited once in order, without rules that the edition lacks', () => {
    const rules = ['3.1.1.c|3.1.2.d', '|2.4.6.c', '6.2.f', '|6.2.h', '4.1.j|4.1.h'];
    for (let times = 0; times < 2; times++) {
      expect(citedAll(rules, edition10)).toEqual(['3.1.1.c', '6.2.f', '4.1.j']);
      expect(citedAll(rules, edition40)).toEqual(['3.1.2.d', '2.4.6.c', '6.2.h', '4.1.h']);
      expect([edition10, edition40].map((edition) => citedAll(['6.2.f'], edition))).toEqual([
        ['6.2.f'],
        ['6.2.h'],
      ]);
    }
  });

  it('are the same array for the same rules, and another array for longer lists or other rules', () => {
    const [single, longer, other] = [['1.4.5.a'], ['1.4.5.a', '6.2.f'], ['1.4.5.a', '2.2.14.d']];
    for (const edition of [edition10, edition40]) {
      const known = [single, longer, other].map((rules) => citedAll(rules, edition));
      expect(known.map(({ length }) => length)).toEqual([1, 2, 2]);
      expect(known[1]).not.toEqual(known[2]);
      for (const [index, rules] of [single, longer, other].entries())
        expect(citedAll([...rules], edition)).toBe(known[index]);
    }
  });
});
