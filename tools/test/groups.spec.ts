import { globSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { apart, canShare, groupsOf, suitesOf } from './groups.js';

const files = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom(
        'libs/record',
        'libs/altered/rules/scenarios',
        'libs/altered/text',
        'apps/cli/src',
        'tools',
      ),
      fc.stringMatching(/^[a-z]{1,6}$/),
    )
    .map(([folder, name]) => `${folder}/${name}.spec.ts`),
  { maxLength: 80 },
);

describe('groupsOf', () => {
  it('puts every file into one group, and no group holds more than asked', () => {
    fc.assert(
      fc.property(files, fc.integer({ min: 1, max: 12 }), (chosen, size) => {
        const groups = groupsOf(chosen, size);
        expect(groups.flat().sort()).toEqual([...chosen].sort());
        expect(groups.every((group) => group.length > 0 && group.length <= size)).toBe(true);
      }),
    );
  });

  it('keeps rooms apart', () => {
    expect(
      groupsOf(['libs/altered/text/a.spec.ts', 'libs/altered/rules/x/b.spec.ts', 'libs/record/c.spec.ts']),
    ).toHaveLength(3);
  });
});

describe('canShare', () => {
  it.each([
    ['apps/cli/src/a.int.spec.ts', ''],
    ['apps/api/src/a.e2e.spec.ts', ''],
    ['libs/record/a.browser.spec.ts', ''],
    ['apps/api/test/masks.spec.ts', ''],
    ['libs/record/a.spec.ts', 'beforeAll(() => start());'],
    ['libs/record/a.spec.ts', 'const data = 1;\nawait start();'],
    ['libs/record/a.spec.ts', 'expect(1).toMatchSnapshot();'],
    ['libs/record/a.spec.ts', 'process.env.HOME = "/";'],
  ])('leaves %s alone with the text %j', (file, text) => {
    expect(canShare(file, text)).toBe(false);
  });

  it('takes a file whose hooks belong to a part of it', () => {
    expect(
      canShare('libs/record/a.spec.ts', "describe('a', () => {\n  beforeEach(() => start());\n});"),
    ).toBe(true);
  });
});

const all = globSync('{apps,libs,tools}/**/*.spec.ts', { exclude: ['**/node_modules/**'] }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);

describe('a suite that stands apart', () => {
  const filesOf = (paths: string) => all.filter((file) => new RegExp(paths).test(file));

  it.each(Object.entries(apart))('%s has tests', (_, { paths }) => {
    expect(filesOf(paths)).not.toEqual([]);
  });

  it('has every test of programs that are killed', () => {
    expect(filesOf(apart.killed.paths).sort()).toEqual([
      '/apps/analyst/test/analysts.e2e.spec.ts',
      '/apps/api/src/reviews/killed-review.e2e.spec.ts',
      '/apps/cli/src/recording.int.spec.ts',
      '/apps/projector/test/projectors.e2e.spec.ts',
    ]);
  });
});

describe('suitesOf', () => {
  it('takes what is asked for, and leaves alone what cannot share a suite', () => {
    const asked = (file: string) => file.startsWith('apps/cli/src/start') || file.startsWith('libs/waiting/');
    const { alone, groups } = suitesOf(asked);
    expect(alone).toEqual(['apps/cli/src/start.int.spec.ts']);
    expect(groups.flat()).toEqual(
      all
        .map((file) => file.slice(1))
        .filter((file) => file.startsWith('libs/waiting/'))
        .sort(),
    );
  });
});
