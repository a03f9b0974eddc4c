'use strict';

/** `npm run lint` checks imports by these rules. `libs/rooms.json` says which rooms each room may import. */
const rooms = Object.entries(require('./libs/rooms.json')).map(([room, imports]) => ({
  room,
  allowed: imports.map((name) => name.replace(/^type /, '')),
  typesOnly: imports.filter((name) => name.startsWith('type ')).map((name) => name.slice('type '.length)),
}));

/** What ships for those who develop: it searches for faults, measures and prints. */
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
    comment: `${room} may import only types of ${typesOnly.join(', ')}: use \`import type\`.`,
    severity: 'error',
    from: { path: `^libs/${room}/`, pathNot: tests },
    to: { path: typesOnly.map((name) => `^libs/${name}/`), dependencyTypesNot: ['type-only'] },
  }));

/** The folders of the grammar of card text: each imports only from itself and from those before it. */
const grammar = ['words', 'nouns', 'conditions', 'triggers', 'sentences', 'abilities'];
const grammarOrder = grammar.map((folder, index) => ({
  name: `grammar-${folder}-imports`,
  comment: `The grammar is built up in this order: ${grammar.join(', ')}.`,
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
      comment: 'A library does not know the programs that use it.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-apart',
      comment: 'Programs share libraries, not each other.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: tests },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'tools-alone',
      comment:
        'What starts everything runs when nothing is installed or built: plain JavaScript on Node alone.',
      severity: 'error',
      from: { path: '^tools/', pathNot: [tests, programs, '^tools/(dev[.]js$|test/|lint/)'] },
      to: { pathNot: ['^tools/(?!programs/)', '^jest[.]config[.]js$'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'programs-know-no-app',
      comment:
        'What searches, measures and prints for those who develop works with rooms, not with other programs.',
      severity: 'error',
      from: { path: programs },
      to: { path: ['^apps/', '^tools/(?!house/|programs/)'] },
    },
    {
      name: 'tools-from-launchers',
      comment: 'Tools start programs; a program that is running does not know them.',
      severity: 'error',
      from: { path: '^(libs|apps|bench)/', pathNot: [tests, '^apps/cli/bin/', '^bench/bench[.]js$'] },
      to: { path: '^tools/(?!house/)' },
    },
    {
      name: 'viewer-imports',
      comment: 'The viewer knows the GraphQL schema and nothing of the server.',
      severity: 'error',
      from: { path: '^apps/viewer/' },
      to: { path: ['^libs/', '^apps/(?!viewer/)', '^bin/'] },
    },
    {
      name: 'through-the-index',
      comment: 'A library is entered through its index.ts.',
      severity: 'error',
      from: { path: `^(libs/${anyRoom}|apps/[^/]+|bench|tools)/` },
      to: { path: '^libs/', pathNot: ['^$1/', `^libs/${anyRoom}/index[.]ts$`] },
    },
    {
      name: 'by-its-name',
      comment: 'Another room is imported by its name (#record), not by a path.',
      severity: 'error',
      from: { path: `^(libs/${anyRoom}|apps/[^/]+|bench|tools)/` },
      to: { path: '^libs/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'testing-from-tests',
      comment:
        'Folders `testing` and tools/house are for specs, contract suites, the tests of apps, tools/programs and benchmarks.',
      severity: 'error',
      from: { pathNot: [tests, programs, '^apps/[^/]+/test/', '^bench/'] },
      to: { path: ['^libs/.*/testing/', '^tools/house/'] },
    },
    {
      name: 'no-import-of-specs',
      comment: 'What two specs share belongs in `testing` of their room.',
      severity: 'error',
      from: {},
      to: { path: '[.]spec[.]tsx?$' },
    },
    {
      name: 'contract-suites-from-specs',
      comment: 'A contract suite is run by specs.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: ['^libs/.*contract[.]ts$', '^libs/.*/contract/'] },
    },
    {
      name: 'nest-in-apps',
      comment: 'Only programs know Nest.',
      severity: 'error',
      from: { path: '^libs/' },
      to: { path: 'node_modules/@nestjs/' },
    },
    {
      name: 'rules-do-no-io',
      comment: 'Rules are data in, data out: of Node they use its hash functions only.',
      severity: 'error',
      from: { path: '^libs/(kernel|contracts|altered/(abilities|drafts|rules|text))/', pathNot: [tests] },
      to: { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    },
    {
      name: 'no-cycles',
      comment:
        'What needs each other is one thing, or lacks a third. (Types of one tree may name each other.)',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dev-dependencies',
      comment: 'What a program needs when it runs is in "dependencies".',
      severity: 'error',
      from: { path: '^(libs|apps/(analyst|api|cli|projector))/', pathNot: [tests, '^apps/[^/]+/test/'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unlisted-dependencies',
      comment: 'What is imported is in package.json.',
      severity: 'error',
      from: { path: '^(libs|apps|tools)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'It does not exist, or has no name in "imports" of package.json.',
      severity: 'error',
      // The peers that the benchmarks compare with are installed when benchmarks run.
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
