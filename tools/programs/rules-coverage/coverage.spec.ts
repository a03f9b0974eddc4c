import { describe, expect, it } from '@jest/globals';
import { coverageReport } from './coverage-report.js';
import type { RuleClass, RuleEntry } from '#kernel';
import { rulesNamed, scenarioTitles } from './scenario-titles.js';

const entry = (number: string, ruleClass: RuleClass): RuleEntry => ({
  number,
  chapter: Number(number[0]),
  class: ruleClass,
  summary: { en: 'One.', it: 'Uno.', fr: 'Un.' },
});

describe('the rules in a title', () => {
  it.each([
    ['4.2.1.d draw: each player draws two cards', ['4.2.1.d']],
    ['a tie is not enough (4.2.4.c, 4.2.4.d)', ['4.2.4.c', '4.2.4.d']],
    ['6.2.h-k a modifier applies once', ['6.2.h', '6.2.i', '6.2.j', '6.2.k']],
    ['7.4.3.b–c Gigantic', ['7.4.3.b', '7.4.3.c']],
    ['2.4.2 Anchored characters stay', ['2.4.2']],
    ['6.2.h-based choice', ['6.2.h']],
    ['2.2.10.d, but not 12.2.1.a nor v3.1.1.a', ['2.2.10.d']],
    ['M2.4 any cost is paid, as M2.10 says', ['M2.4', 'M2.10']],
    ['two players draw', []],
  ])('%s', (title, numbers) => {
    expect(rulesNamed(title)).toEqual(numbers);
  });
});

describe('the titles of scenarios', () => {
  const titles = (source: string): readonly string[] =>
    scenarioTitles(source).filter((title) => title !== '');

  it('come from tests and their groups, however they are quoted', () => {
    const source = [
      `describe("4.2 the day", () => {`,
      `  it('4.2.1.b succeed', async () => {});`,
      '  test(`4.2.1.c ${"ready"} again`, () => {});',
      `  scenario('4.2.1.d ' + 'draw', { cards: 2 }, () => {});`,
      `  it.only('4.2.1.e expand', () => {});`,
      `});`,
    ];
    expect(titles(source.join('\n'))).toEqual([
      '4.2 the day',
      '4.2.1.b succeed',
      '4.2.1.c ready again',
      '4.2.1.d draw',
      '4.2.1.e expand',
    ]);
  });

  it('exclude what is skipped', () => {
    const source = [
      `it.skip('4.2.1.b', () => {}); xit('4.2.1.c', () => {}); it.todo('4.2.1.d'); test.failing('4.2.2.a', () => {});`,
      `describe.skip('4.2.3', () => { it('4.2.3.a', () => {}); });`,
      `describe('4.2.4.a without tests', () => {});`,
      `// it('4.2.5.a', () => {});`,
      `const text = "it('4.2.5.b', () => {})";`,
      `explain('4.2.5.c');`,
    ];
    expect(titles(source.join('\n'))).toEqual([]);
  });

  it('include the cases of a table', () => {
    const source = `describe.each([1])('5.1 play %i', () => { it.each([['5.1.1.b card', 1], ['other', 2]])('%s', () => {}); });`;
    expect(titles(source)).toEqual(['5.1 play %i', '%s', '5.1.1.b card']);
  });
});

describe('the coverage report', () => {
  const index = [
    entry('1.2.7.d', 'behaviour'),
    entry('1.4.1.a', 'behaviour'),
    entry('4.1.a', 'behaviour'),
    entry('4.1.e', 'physical'),
    entry('4.2.1.d', 'behaviour'),
    entry('4.2.1.e', 'behaviour'),
    entry('4.2.c', 'definition'),
  ];
  const named = new Set(['4.1.a', '4.1.e', '4.2.1.d', '4.2.9.z', '1.0', '4.2']);
  const report = coverageReport(
    index,
    named,
    ['4.1.a', '4.1.b', '4.2.1.d'],
    ({ number, chapter }) => chapter > 1 || number.startsWith('1.4.'),
  );

  it('counts behaviour rules by section and lists those without a scenario', () => {
    expect(report.sections).toEqual([
      { section: '1.2', behaviour: 1, covered: 0, missing: ['1.2.7.d'] },
      { section: '1.4', behaviour: 1, covered: 0, missing: ['1.4.1.a'] },
      { section: '4.1', behaviour: 1, covered: 1, missing: [] },
      { section: '4.2', behaviour: 2, covered: 1, missing: ['4.2.1.e'] },
    ]);
  });

  it('sums chapters, and the rules that must be covered', () => {
    expect(report.totals).toEqual({
      chapters: [
        { chapter: 1, rules: 2, behaviour: 2, covered: 0, missing: 2 },
        { chapter: 4, rules: 5, behaviour: 3, covered: 2, missing: 1 },
      ],
      target: { behaviour: 4, covered: 2, missing: 2 },
    });
  });

  it('reports disagreements between index, documents and titles', () => {
    expect(report.unindexed).toEqual(['4.1.b']);
    expect(report.undocumented).toEqual(['1.2.7.d', '1.4.1.a', '4.1.e', '4.2.1.e', '4.2.c']);
    expect(report.unknown).toEqual(['4.2.9.z']);
  });

  it('does not compare if there are no documents', () => {
    const alone = coverageReport(index, named, null);
    expect([alone.unindexed, alone.undocumented]).toEqual([[], []]);
    expect(alone.sections).toEqual(report.sections);
  });
});
