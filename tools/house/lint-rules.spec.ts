import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

type Case = readonly [file: string, source: string, rule: string | null];

/** Cases for rules that need type information. The rule is null if the source is valid. */
const typed: readonly Case[] = [
  [
    'floating.ts',
    'export async function save() { await Promise.resolve(); }\nexport function go() { save(); }',
    'typescript(no-floating-promises)',
  ],
  [
    'awaited.ts',
    'export async function save() { await Promise.resolve(); }\nexport async function go() { await save(); }',
    null,
  ],
  ['any.ts', "export const read: number = JSON.parse('1');", 'typescript(no-unsafe-assignment)'],
  ['any.spec.ts', "export const read: number = JSON.parse('1');", null],
  [
    'switch.ts',
    "export function go(verb: 'draw' | 'pass') { switch (verb) { case 'draw': return 1; } return 2; }",
    'typescript(switch-exhaustiveness-check)',
  ],
  [
    'condition.ts',
    'export const long = (text: string) => text?.length;',
    'typescript(no-unnecessary-condition)',
  ],
  ['old.ts', '/** @deprecated Use now. */ export const old = () => 1;', null],
  ['older.ts', "import { old } from './old.js';\nold();", 'typescript(no-deprecated)'],
  ['spread.ts', 'export const letters = (text: string) => [...text];', null],
  ['script.js', 'export const read = JSON.parse("1"); read.go();', null],
];

const pure = 'libs/altered/rules';

/** Cases in which game rules are not pure. */
const impure: readonly Case[] = [
  [`${pure}/date.ts`, 'export const now = () => Date.now();', 'eslint(no-restricted-globals)'],
  [`${pure}/clock.ts`, 'export const now = () => performance.now();', 'eslint(no-restricted-globals)'],
  [
    `${pure}/global.ts`,
    'export const now = () => globalThis.Date.now();',
    'eslint(no-restricted-properties)',
  ],
  [`${pure}/die.ts`, 'export const die = () => Math.random();', 'eslint(no-restricted-properties)'],
  [`${pure}/flag.ts`, "export const flag = () => process.env['FLAG'];", 'eslint(no-restricted-globals)'],
  [
    `${pure}/later.ts`,
    'export const later = (then: () => void) => setTimeout(then, 1);',
    'eslint(no-restricted-globals)',
  ],
  [`${pure}/say.ts`, 'export const said = () => console;', 'eslint(no-restricted-globals)'],
  [`${pure}/next.ts`, 'let next = 1; export const id = () => next++;', 'house(no-module-state)'],
  [`${pure}/turn.ts`, 'export let turn = 1; export const pass = () => turn++;', 'house(no-module-state)'],
  ['libs/kernel/die.ts', 'export const die = () => Math.random();', 'eslint(no-restricted-properties)'],
  ['libs/contracts/next.ts', 'let next = 1; export const id = () => next++;', 'house(no-module-state)'],
  ['libs/record/next.ts', 'let next = 1; export const id = () => next++ + Date.now();', null],
  [
    `${pure}/sum.ts`,
    'export const sum = (numbers: readonly number[]) => { let all = 0; for (const n of numbers) all += n; return Math.max(all, 0); };',
    null,
  ],
];

const long = (lines: number) => `export const one = 1;\n${'\n'.repeat(lines - 2)}// The end.\n`;
const getter = 'export const of = (n: number) => ({ get n() { return n; } });';
const typeImport = "import { Old } from '../../old-class.js';\nexport type Kind = typeof Old;";
const decorated =
  "import { Old } from '../../old-class.js';\nconst made = (one: unknown) => void one;\n@made\nexport class Young { constructor(readonly old: Old) {} }";

/** Cases for rules that only apply to some folders, or whose options differ by folder. */
const placed: readonly Case[] = [
  ['libs/record/say.ts', 'export const say = () => { console.log(1); };', 'eslint(no-console)'],
  ['libs/record/say.spec.ts', 'export const say = () => { console.log(1); };', null],
  ['apps/cli/say.ts', 'export const say = () => { console.log(1); };', null],
  ['long.ts', long(801), 'eslint(max-lines)'],
  ['short.ts', long(800), null],
  ['long.spec.ts', long(801), null],
  ['libs/record/getter.ts', getter, 'house(no-written-getter)'],
  ['libs/kernel/getter.ts', getter, 'house(no-written-getter)'],
  ['apps/api/getter.ts', getter, 'house(no-written-getter)'],
  ['apps/viewer/getter.ts', getter, null],
  ['libs/record/getter.spec.ts', getter, null],
  [
    'libs/record/class.ts',
    'export class One { constructor(readonly a: number) {} get n() { return this.a; } }',
    null,
  ],
  ['old-class.ts', 'export class Old { readonly years = 9; }', null],
  ['apps/api/type.ts', typeImport, 'house(type-imports)'],
  ['apps/api/inline.ts', "export type Old = import('../../old-class.js').Old;", 'house(type-imports)'],
  ['apps/api/both.ts', "import { Old } from '../../old-class.js';\nexport { Old };", null],
  ['apps/cli/type.ts', typeImport, 'typescript(consistent-type-imports)'],
  ['apps/api/decorated.ts', decorated, null],
  ['abort.js', 'export const late = AbortSignal.timeout(1);', 'eslint(no-restricted-properties)'],
  ['libs/runtime/waiting/abort.ts', 'export const late = AbortSignal.timeout(1);', null],
  ['undefined.js', 'export const one = two;', 'eslint(no-undef)'],
  ['unused.js', 'const _one = 1;', 'eslint(no-unused-vars)'],
  ['unused.ts', 'const _one = 1; export const two = (_one: number) => 2;', null],
  ['equal.ts', 'export const same = (a: string, b: string) => a == b;', 'eslint(eqeqeq)'],
  ['null.ts', 'export const none = (a: string | null) => a == null;', null],
  ['comment.ts', '// oxlint-disable-next-line no-console\nexport const one = 1;', 'unused comment'],
  [
    'apps/viewer/use-one.ts',
    "import { useState } from 'react';\nexport function useOne(is: boolean) { return is ? useState(1) : null; }",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'apps/viewer/use-die.ts',
    "import { useState } from 'react';\nexport function useDie() { const [faces] = useState(6); return faces * Math.random(); }",
    'react(purity)',
  ],
];

interface Diagnostic {
  readonly code?: string;
  readonly message: string;
  readonly filename: string;
}

describe('the linter', () => {
  let folder: string;
  let found: readonly Diagnostic[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-lint-'));
    for (const file of ['.oxlintrc.json', 'tools/lint'])
      cpSync(join(root, file), join(folder, file), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const compilerOptions = {
      strict: true,
      target: 'es2023',
      module: 'nodenext',
      types: ['node'],
      experimentalDecorators: true,
    };
    const write = (file: string, content: string) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions }));
    write('package.json', JSON.stringify({ type: 'module' }));
    const files = [...typed, ...impure, ...placed];
    for (const [file, source] of files) write(file, source);
    const names = files.map(([file]) => file);
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const run = spawnSync(process.execPath, [oxlint, '--type-aware', '--format', 'json', ...names], {
      cwd: folder,
      encoding: 'utf8',
    });
    found = (JSON.parse(run.stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const codesOf = (file: string) =>
    found
      .filter(({ filename }) => filename === file)
      .map(
        ({ code, message }) =>
          code ?? (message.startsWith('Unused oxlint-disable') ? 'unused comment' : message),
      );

  describe.each([
    ['what is held against types', typed],
    ['rules are pure', impure],
    ['what differs by folder', placed],
  ])('%s', (_name, cases) => {
    it.each(cases)('%s', (file, _source, rule) => {
      expect(codesOf(file)).toEqual(rule === null ? [] : [rule]);
    });
  });
});
