import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const root = process.cwd();

/** The other rooms that each room is allowed to import. */
const table = Object.fromEntries(
  Object.entries(
    JSON.parse(readFileSync(join(root, 'libs/rooms.json'), 'utf8')) as Record<string, string[]>,
  ).map(([room, imports]) => [room, imports.map((name) => name.replace(/^type /, ''))] as const),
);
const rooms = Object.keys(table);

/** Files that each violate a rule, together with the name of the rule. */
const offences: readonly (readonly [file: string, source: string, rule: string])[] = [
  ['libs/kernel/past-the-index.ts', `export { inside } from '../record/inside.js';`, 'through-the-index'],
  ['libs/kernel/by-path.ts', `export { name } from '../record/index.js';`, 'by-its-name'],
  ['libs/kernel/tests.ts', `export { name } from '#record/testing';`, 'testing-from-tests'],
  ['libs/kernel/house.ts', `export { name } from '#house';`, 'testing-from-tests'],
  ['libs/event-store/framework.ts', `export { name } from '@nestjs/common';`, 'nest-in-apps'],
  ['libs/kernel/disk.ts', `export { readFileSync } from 'node:fs';`, 'rules-do-no-io'],
  ['libs/record/app.ts', `export { name } from '../../apps/api/src/main.js';`, 'libs-know-no-app'],
  ['libs/record/late.ts', `export { name } from 'only-for-development';`, 'no-dev-dependencies'],
  ['libs/record/unlisted.ts', `export { name } from 'unlisted';`, 'no-unlisted-dependencies'],
  ['libs/record/missing.ts', `export { name } from '#missing';`, 'no-unresolvable'],
  ['libs/record/spec.ts', `export { name } from './some.spec.js';`, 'no-import-of-specs'],
  ['libs/record/suite.ts', `export { name } from './some-contract.js';`, 'contract-suites-from-specs'],
  ['libs/event-store/value.ts', `export { name } from '#record';`, 'event-store-types-only'],
  ['libs/read-models/value.ts', `export { name } from '#event-store';`, 'read-models-types-only'],
  ['libs/record/hen.ts', `export { egg } from './egg.js'; export const hen = 1;`, 'no-cycles'],
  [
    'libs/altered/text/english/nouns/late.ts',
    `export { word } from '../conditions/word.js';`,
    'grammar-nouns-imports',
  ],
  ['apps/cli/src/other.ts', `export { name } from '../../api/src/main.js';`, 'apps-apart'],
  ['apps/viewer/src/server.ts', `export { name } from '#record';`, 'viewer-imports'],
  ['bench/src/by-path.ts', `export { name } from '../../libs/record/index.js';`, 'by-its-name'],
  ['tools/room.js', `export { name } from '#record';`, 'tools-alone'],
  ['tools/programs/by-path.ts', `export { name } from '../../libs/record/index.js';`, 'by-its-name'],
  [
    'tools/programs/past-the-index.ts',
    `export { inside } from '../../libs/record/inside.js';`,
    'through-the-index',
  ],
  ['tools/programs/other.ts', `export { name } from '../../apps/api/src/main.js';`, 'programs-know-no-app'],
];

/** Files that violate no rule. */
const fair: readonly (readonly [file: string, source: string])[] = [
  ['libs/record/index.ts', `export const name = 'record';`],
  ['libs/record/inside.ts', `export const inside = 1;`],
  ['libs/record/parent.ts', `import type { Child } from './child.js'; export type Parent = Child[];`],
  ['libs/record/child.ts', `import type { Parent } from './parent.js'; export type Child = Parent[];`],
  ['libs/record/egg.ts', `export { hen } from './hen.js'; export const egg = 1;`],
  ['libs/record/some.spec.ts', `export { name } from './testing/index.js';`],
  ['libs/record/some-contract.ts', `export { name } from 'only-for-development';`],
  ['libs/kernel/hash.ts', `export { createHash } from 'node:crypto';`],
  ['libs/altered/text/english/conditions/word.ts', `export const word = 'if';`],
  ['libs/altered/text/english/triggers/fair.ts', `export { word } from '../conditions/word.js';`],
  ['libs/record/testing/index.ts', `export { name } from '#record';`],
  ['libs/record/testing/inside.ts', `export const inside = 1;`],
  ['tools/house/index.ts', `export { name } from '#record/testing'; export { other } from '#record';`],
  ['apps/api/src/main.ts', `export { name } from '#record'; export { other } from '@nestjs/common';`],
  ['bench/src/record.ts', `export { name } from '#record/testing'; export { other } from '#record';`],
  ['tools/programs/search.ts', `export { name } from '#record/testing'; export { other } from '#record';`],
];

const fileName = (other: string) => `imports-${other.replace('/', '-')}.ts`;

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
}

/** Writes a small repository in which every room imports every other room, and every violation occurs once. */
function layOut(folder: string): void {
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  for (const file of ['.dependency-cruiser.cjs', 'libs/rooms.json', 'package.json', 'tsconfig.json'])
    cpSync(join(root, file), join(folder, file));
  const imports = { '#house': './tools/house/index.ts', '#*': './libs/*/index.ts' };
  const dependencies = { '@nestjs/common': '1.0.0' };
  const devDependencies = { 'only-for-development': '1.0.0' };
  write('package.json', JSON.stringify({ type: 'module', imports, dependencies, devDependencies }));
  for (const name of ['@nestjs/common', 'only-for-development', 'unlisted']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  for (const room of rooms) {
    write(`libs/${room}/index.ts`, `export const name = '${room}';`);
    for (const other of rooms)
      if (other !== room)
        write(
          `libs/${room}/${fileName(other)}`,
          `import type { name } from '#${other}'; export type N = typeof name;`,
        );
  }
  for (const [file, content] of [...fair, ...offences]) write(file, content);
}

describe('the import table', () => {
  let folder: string;
  let violations: readonly Violation[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'retrace-rooms-'));
    layOut(folder);
    const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
    const run = spawnSync(
      process.execPath,
      [cruiser, 'libs', 'apps', 'bench', 'tools', '--output-type', 'json'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    const report = JSON.parse(run.stdout) as { summary: { violations: Violation[] } };
    violations = report.summary.violations;
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  // Cycles are searched in both directions, because a cycle is reported only for the file in it that is visited first.
  const against = (file: string) =>
    violations
      .filter(({ from, to, rule }) => from === file || (rule.name === 'no-cycles' && to === file))
      .map(({ rule }) => rule.name);

  it.each(rooms)('allows the documented imports of %s, and nothing else', (room) => {
    const free = rooms.filter(
      (other) => other !== room && against(`libs/${room}/${fileName(other)}`).length === 0,
    );
    expect(free.sort()).toEqual([...(table[room] ?? [])].sort());
  });

  it.each(offences)('%s: refuses %s', (file, _source, rule) => {
    expect(against(file)).toContain(rule);
  });

  it('refuses nothing else', () => {
    const expected = new Set([...offences.map(([file]) => file), 'libs/record/egg.ts']);
    expect(
      violations.map(({ from }) => from).filter((file) => !expected.has(file) && !file.includes('/imports-')),
    ).toEqual([]);
  });

  it('contains every room', () => {
    const folders = (path: string) =>
      readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name);
    const there = folders('libs').flatMap((name) =>
      name === 'altered' ? folders('libs/altered').map((part) => `altered/${part}`) : [name],
    );
    expect(there.filter((room) => !rooms.includes(room) && room !== 'altered/testing')).toEqual([]);
  });
});

describe('the words of a game', () => {
  const own = /\b(?:magnetis|tumult|extractor|hero expedition|companion|mana orb|region travelled)/i;
  const above = [
    'analysis',
    'archive',
    'coaching',
    'event-store',
    'kernel',
    'reviews',
    'runtime',
    'tournaments',
  ];
  const files = above.flatMap((room) =>
    readdirSync(join(root, 'libs', room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/[.]spec[.]ts$|^testing[/]/.test(file))
      .map((file) => `libs/${room}/${file}`),
  );

  it('occur only in its own rooms', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => own.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('entries about games, drafts, reviews and coaching', () => {
  const kinds =
    /kind: '(GameOpened|Branched|Imported|Checked|LinkShared|LinkRevoked|VisibilitySet|PlayHalted|PlayResumed|GameDeleted|DraftOpened|DraftDeleted|ReviewOver|ReviewDeleted|Assigned|AssignmentListed|TaskAnswered|AssignmentClosed|BlindReviewStarted|BlindReaderInvited|BlindChoiceMade|LessonAnswered|OpeningDeckTaken|OpeningAnswered|StudyLessonAdded|StudyLessonAnswered|StudyLessonRemoved|StudyStarted|StudyNamed|ChapterAdded|ChapterChanged|ChapterMoved|ChapterRemoved|StudyShared|StudyUnshared|StudyDeleted|StudyListed|TournamentStarted|TournamentChanged|PlayerRenamed|MatchAdded|MatchChanged|MatchRemoved|GameGrouped|GameUngrouped|TournamentShared|TournamentUnshared|TournamentDeleted|TournamentListed)'/;

  /** The files that are allowed to append to games. Do not add files: new entries need a command in the archive. */
  const appending = [
    'apps/api/src/operations/watched-store.ts',
    'apps/api/src/play/bot-decisions.ts',
    'apps/api/src/play/bot-players.ts',
    'apps/api/src/play/decisions.service.ts',
    'apps/api/src/replay/replayed-games.ts',
    'apps/cli/src/archive.ts',
    'apps/cli/src/better-lines.ts',
    'apps/cli/src/recording.ts',
  ];
  const programs = ['api', 'cli', 'analyst', 'projector'].map((name) => `apps/${name}/src`);
  const sources = programs
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /(?<![.]spec)[.]ts$/.test(file));
  const sourcesWith = (pattern: RegExp): readonly string[] =>
    sources.filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

  it('are recorded only by commands of the archive, and not by programs', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(sourcesWith(kinds)).toEqual([]);
  });

  it('are appended to streams by no other file of a program', () => {
    expect([...sourcesWith(/[.]append(?:Recorded)?[(]/)].sort()).toEqual(appending);
  });

  it('are not read and decided through entry streams by programs', () => {
    expect(sourcesWith(/\bEntryStreams\b/)).toEqual([]);
  });
});

describe("the platform's independence of games", () => {
  /** The folders that must not refer to a particular game. */
  const neutral = [
    'libs/record',
    'libs/kernel',
    'libs/projections',
    'libs/read-models',
    'libs/event-store',
    'libs/analysis',
    'apps/analyst',
    'apps/api/src',
    'apps/projector',
    'apps/viewer/src',
  ];
  /**
   * The exceptions. By their nature, they serve a single game: the catalogue of its cards, its drafts, the folders that
   * draw its board, and the module that loads these folders.
   */
  const exempt = [
    'apps/api/src/cards/',
    'apps/api/src/drafts/',
    'apps/viewer/src/altered/',
    'apps/viewer/src/contracts/',
    'apps/viewer/src/looks.ts',
    // Exempt because it lists the text files of every game.
    'apps/viewer/src/words/words.d.ts',
  ];
  // "Contracts" also means the contract tests of ports, so the pattern only matches spellings that refer to the game.
  const names = /\baltered|\bAltered|#contracts|['"`/]contracts\b|\bContracts\b(?!')/;

  const sources = (folder: string): readonly string[] =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /[.](tsx?|css|graphql)$/.test(file) && !/[.]spec[.]tsx?$/.test(file));

  it('has no exceptions except where one game is drawn or its cards are stored', () => {
    const files = neutral.filter((folder) => existsSync(join(root, folder))).flatMap(sources);
    expect(files.length).toBeGreaterThan(100);
    const offenders = files
      .filter((file) => !exempt.some((place) => file.startsWith(place)))
      .filter((file) => names.test(readFileSync(join(root, file), 'utf8')));
    expect(offenders).toEqual([]);
  });

  it.each([
    'import { altered } from "#altered/rules"',
    "if (module === 'contracts')",
    '/** As Contracts does. */',
  ])('refuses %s', (source) => {
    expect(names.test(source)).toBe(true);
  });

  it('allows the contract tests of a port', () => {
    expect(names.test("import { storeContract } from './contract.js';")).toBe(false);
  });
});
