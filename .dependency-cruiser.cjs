'use strict';

/**
 * Who may import whom. The table of docs/rooms.md in a form that a tool checks: `npm run lint`.
 * A room that is not in the table fails `libs/testing/house-rules.spec.ts`.
 */

/** Rooms of ours that a room may import, besides itself. */
const rooms = {
  record: [],
  waiting: [],
  services: ['record'],
  tokens: ['record'],
  kernel: ['record'],
  'altered/abilities': ['kernel', 'record'],
  'altered/rules': ['altered/abilities', 'kernel', 'record'],
  'altered/text': ['altered/abilities'],
  'altered/cards': ['altered/abilities', 'altered/text', 'record'],
  'altered/drafts': ['altered/abilities', 'altered/cards', 'kernel', 'record'],
  'card-library': ['altered/cards'],
  contracts: ['kernel', 'record'],
  games: ['record', 'altered/rules', 'altered/cards', 'altered/drafts', 'contracts'],
  'event-store': ['record', 'waiting'],
  projections: ['record'],
  'read-models': ['record', 'projections', 'event-store', 'reviews', 'waiting'],
  verification: ['record', 'games', 'projections', 'interchange', 'waiting'],
  interchange: [
    'record',
    'kernel',
    'analysis',
    'altered/abilities',
    'altered/rules',
    'altered/cards',
    'altered/drafts',
    'contracts',
  ],
  analysis: ['kernel', 'record', 'projections'],
  datasets: ['record', 'event-store', 'games', 'projections', 'reviews', 'verification', 'waiting'],
  reviews: ['record', 'kernel', 'games', 'projections', 'analysis', 'verification', 'waiting'],
  'review-queue': ['record', 'event-store', 'reviews', 'projections', 'analysis', 'waiting'],
  coaching: ['record', 'analysis', 'reviews'],
};

/** Rooms that a room may only know the types of. */
const typesOnly = {
  'event-store': ['record'],
  'read-models': ['event-store', 'reviews'],
  'review-queue': ['analysis'],
  coaching: ['reviews'],
};

/** What ships for those who develop: it searches for faults, measures and prints. */
const programs = '^tools/programs/';

const tests = '[.](spec|test)[.]tsx?$|contract[.]ts$|/contract/|^libs/testing/';
const anyRoom = '(altered/[^/]+|testing/kurrentdb|[^/]+)';

const importTable = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room.replace('/', '-')}-imports`,
  comment: `${room} may import ${allowed.length === 0 ? 'nothing of ours' : allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^libs/${room}/`, pathNot: tests },
  to: { path: '^(libs|apps)/', pathNot: [room, ...allowed].map((name) => `^libs/${name}/`) },
}));

const typeTable = Object.entries(typesOnly).map(([room, known]) => ({
  name: `${room}-types-only`,
  comment: `${room} knows ${known.join(', ')} by type alone: use \`import type\`.`,
  severity: 'error',
  from: { path: `^libs/${room}/`, pathNot: tests },
  to: { path: known.map((name) => `^libs/${name}/`), dependencyTypesNot: ['type-only'] },
}));

module.exports = {
  forbidden: [
    ...importTable,
    ...typeTable,
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
      to: { path: ['^apps/', '^tools/(?!programs/)'] },
    },
    {
      name: 'tools-from-launchers',
      comment: 'Tools start programs; a program that is running does not know them.',
      severity: 'error',
      from: { path: '^(libs|apps)/', pathNot: [tests, '^apps/cli/bin/', '^apps/bench/bench[.]js$'] },
      to: { path: '^tools/' },
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
      from: { path: `^(libs/${anyRoom}|apps/[^/]+|tools)/` },
      to: { path: '^libs/', pathNot: ['^$1/', `^libs/${anyRoom}/index[.]ts$`] },
    },
    {
      name: 'by-its-name',
      comment: 'Another room is imported by its name (#record), not by a path.',
      severity: 'error',
      from: { path: `^(libs/${anyRoom}|apps/[^/]+|tools)/` },
      to: { path: '^libs/', pathNot: '^$1/', dependencyTypesNot: ['aliased'] },
    },
    {
      name: 'testing-from-tests',
      comment:
        'libs/testing is for specs, contract suites, the tests of apps, tools/programs and benchmarks.',
      severity: 'error',
      from: { pathNot: [tests, programs, '^apps/[^/]+/test/', '^apps/bench/'] },
      to: { path: '^libs/testing/' },
    },
    {
      name: 'no-import-of-specs',
      comment: 'What two specs share belongs in libs/testing.',
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
      from: { path: '^(libs|apps|tools)/', pathNot: '^apps/bench/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'It does not exist, or has no name in "imports" of package.json.',
      severity: 'error',
      // The peers that the benchmarks compare with are installed when benchmarks run.
      from: { pathNot: '^apps/bench/' },
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
