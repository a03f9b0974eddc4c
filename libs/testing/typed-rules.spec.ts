import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

/** Files with what is wrong with each; null: nothing. */
const files: readonly (readonly [file: string, source: string, rule: string | null])[] = [
  [
    'floating.ts',
    'export async function save() {}\nexport function go() { save(); }',
    'no-floating-promises',
  ],
  ['awaited.ts', 'export async function save() {}\nexport async function go() { await save(); }', null],
  ['any.ts', "export const read: number = JSON.parse('1');", 'no-unsafe-assignment'],
  ['any.spec.ts', "export const read: number = JSON.parse('1');", null],
  [
    'switch.ts',
    "export function go(verb: 'draw' | 'pass') { switch (verb) { case 'draw': return 1; } return 2; }",
    'switch-exhaustiveness-check',
  ],
  ['condition.ts', 'export const long = (text: string) => text?.length;', 'no-unnecessary-condition'],
  ['old.ts', '/** @deprecated Use now. */ export function old() {}', null],
  ['older.ts', "import { old } from './old.js';\nold();", 'no-deprecated'],
  ['spread.ts', 'export const letters = (text: string) => [...text];', null],
  ['script.js', 'export const read = JSON.parse("1"); read.go();', null],
];

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

describe('what is held against types', () => {
  let folder: string;
  let report: Report;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-typed-'));
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const compilerOptions = { strict: true, target: 'es2023', module: 'nodenext', types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    for (const [file, source] of files) writeFileSync(join(folder, file), source);
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const names = files.map(([file]) => file);
    const run = spawnSync(process.execPath, [oxlint, '--type-aware', '--format', 'json', ...names], {
      cwd: folder,
      encoding: 'utf8',
    });
    report = JSON.parse(run.stdout) as Report;
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(files)('%s: %s', (name, _source, rule) => {
    const found = report.diagnostics.filter(({ filename }) => filename === name).map(({ code }) => code);
    expect(found).toEqual(rule === null ? [] : [`typescript(${rule})`]);
  });
});
