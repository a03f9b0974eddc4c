'use strict';

/**
 * The rooms, and the rooms that each may import, from `libs/rooms.json`. `npm run lint` checks imports by the rules in
 * this file.
 */
const rooms = Object.entries(require('./libs/rooms.json')).map(([room, imports]) => ({
  room,
  allowed: imports.map((name) => name.replace(/^type /, '')),
  typesOnly: imports.filter((name) => name.startsWith('type ')).map((name) => name.slice('type '.length)),
}));

/** The programs for developers, which search for errors, measure and print. */
const programs = '^tools/programs/';

const tests = '[.](spec|test)[.]tsx?$|contract[.]ts$|/contract/|^libs/.*/testing/|^tools/house/';
const anyRoom = '(altered/[^/]+|[^/]+/testing|[^/]+)';

const importTable = rooms.map(({ room, allowed }) => ({
  name: `${room.replace('/', '-')}-imports`,
  comment: `${room} may import ${allowed.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^libs/${room}/`, pathNot: tests },
  to: { path: '^(libs|apps)/', pathNot: [room, ...allowed].map((name) => `^libs/${name}/`) },
}));

const typeTable = rooms
  .filter(({ typesOnly }) => typesOnly.length > 0)
  .map(({ room, typesOnly }) => ({
    name: `${room}-types-only`,
    comment: `${room} may import only types from ${typesOnly.join(', ')}. Use \`import type\`.`,
    severity: 'error',
    from: { path: `^libs/${room}/`, pathNot: tests },
    to: { path: typesOnly.map((name) => `^libs/${name}/`), dependencyTypesNot: ['type-only'] },
  }));

/** The folders of the card text grammar. Each folder imports only from itself and from earlier folders in this list. */
const grammar = ['words', 'nouns', 'conditions', 'triggers', 'sentences', 'abilities'];
const grammarOrder = grammar.map((folder, index) => ({
  name: `grammar-${folder}-imports`,
  comment: `A folder of the grammar may import only folders before it: ${grammar.join(', ')}.`,
  severity: 'error',
  from: { path: `^libs/altered/text/english/${folder}/` },
  to: {
    path: '^libs/altered/text/',
    pathNot: [
      '^libs/altered/text/(syntax/|card-names[.]ts$)',
      ...grammar.slice(0, index + 1).map((before) => `^libs/altered/text/english/${before}/`),
    ],
  },
}));

module.exports = {
  forbidden: [
    ...importTable,
    ...typeTable,
    ...grammarOrder,
    {
      name: 'libs-know-no-app',
      comment: 'A library must not import the programs that use it.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-apart',
      comment: 'A program must not import another program. Move shared code into a library.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: tests },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'tools-alone',
      comment: 'These tools run before anything is installed or built, so they may import only Node modules.',
      severity: 'error',
      from: { path: '^tools/', pathNot: [tests, programs, '^tools/(dev[.]js$|test/|lint/)'] },
      to: { pathNot: ['^tools/(?!programs/)', '^jest[.]config[.]js$'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'programs-know-no-app',
      comment: 'Programs for developers may import rooms, but no programs in apps.',
      severity: 'error',
      from: { path: programs },
      to: { path: ['^apps/', '^tools/(?!house/|programs/)'] },
    },
    {
      name: 'tools-from-launchers',
      comment: 'A running program must not import the tools that start programs.',
      severity: 'error',
      from: { path: '^(libs|apps|bench)/', pathNot: [tests, '^apps/cli/bin/', '^bench/bench[.]js$'] },
      to: { path: '^tools/(?!house/)' },
    },
    {
      name: 'viewer-imports',
      comment: 'The viewer must not import server code. It uses the GraphQL schema.',
      severity: 'error',
      from: { path: '^apps/viewer/' },
      to: { path: ['^libs/', '^apps/(?!viewer/)', '^bin/'] },
    },
    {
      name: 'through-the-index',
      comment: 'Import a library through its index.ts.',
      severity: 'error',
      from: { path: `^(libs/${anyRoom}|apps/[^/]+|bench|tools)/` },
      to: { path: '^libs/', pathNot: ['^$1/', `^libs/${anyRoom}/index[.]ts$`] },
    },
    {
      name: 'by-its-name',
      comment: 'Import another room by its name (#record) instead of a path.',
      severity: 'error',
      from: { path: `^(libs/${anyRoom}|apps/[^/]+|bench|tools)/` },
      to: { path: '^libs/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'testing-from-tests',
      comment:
        'Only specs, contract suites, app tests, tools/programs and benchmarks may import `testing` folders and tools/house.',
      severity: 'error',
      from: { pathNot: [tests, programs, '^apps/[^/]+/test/', '^bench/'] },
      to: { path: ['^libs/.*/testing/', '^tools/house/'] },
    },
    {
      name: 'no-import-of-specs',
      comment: "Move code that two specs share into their room's `testing` folder.",
      severity: 'error',
      from: {},
      to: { path: '[.]spec[.]tsx?$' },
    },
    {
      name: 'contract-suites-from-specs',
      comment: 'Only specs may import a contract suite.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: ['^libs/.*contract[.]ts$', '^libs/.*/contract/'] },
    },
    {
      name: 'nest-in-apps',
      comment: 'Only programs may import Nest.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: 'node_modules/@nestjs/' },
    },
    {
      name: 'rules-do-no-io',
      comment: 'Rules are pure functions. The only Node module that they may import is crypto.',
      severity: 'error',
      from: { path: '^libs/(kernel|contracts|altered/(abilities|drafts|rules|text))/', pathNot: [tests] },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'no-cycles',
      comment:
        'Join the files of the cycle, or move their common part into a third file. Only types may form a cycle.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dev-dependencies',
      comment: 'Add packages that programs need at run time to "dependencies".',
      severity: 'error',
      from: { path: '^(libs|apps/(analyst|api|cli|projector))/', pathNot: [tests, '^apps/[^/]+/test/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unlisted-dependencies',
      comment: 'Add the imported package to package.json.',
      severity: 'error',
      from: { path: '^(libs|apps|tools)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'The imported file does not exist, or package.json has no entry for it in "imports".',
      severity: 'error',
      // The peers in bench/ are installed only when benchmarks run.
      from: { pathNot: '^bench/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    skipAnalysisNotInRules: true,
  },
};
