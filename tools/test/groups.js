import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import config from '../../jest.config.js';
import { inRoot, root } from '../workspace.js';

/** Where the groups of a suite lie: written before every run, ignored by git. */
const folderOf = (suite) => inRoot('.cache/suites', suite);

/** Tests of pages in a browser: `npm run test:browser`. */
const inBrowser = '[.]browser[.]spec[.]ts$';

/** The programs that search for faults and measure, each in small: `npm run test:programs`. */
const ofPrograms =
  '/(tools/programs/(published|faults|fuzz|differential|balance)|apps/bench/src|doors)/[^/]+[.]spec[.]ts$';

/** That the server tells nobody what they may not know, in all that it says: `npm run test:secrets`. */
const ofSecrets = '/apps/api/test/(masks|who-may-see|log-secrets|[^/]*twins)[.]int[.]spec[.]ts$';

/** Programs in processes of their own that are killed, frozen and started again: `npm run test:killed`. */
const ofKilled =
  '/apps/(analyst/test/analysts[.]e2e|projector/test/projectors[.]e2e|api/src/reviews/killed-review[.]e2e|cli/src/recording[.]int)[.]spec[.]ts$';

/** What `npm test` leaves to suites of their own, by the name of the suite. */
const leftOut = { browser: inBrowser, programs: ofPrograms, secrets: ofSecrets, killed: ofKilled };
const butPages = [ofKilled, ofSecrets, ofPrograms].join('|');
const isOfEverything = (file) => !Object.values(leftOut).some((paths) => new RegExp(paths).test(`/${file}`));

/** How many files a group holds at most: Jest hands a whole group to one worker. Pages take longer. */
const groupSize = 12;
const pageGroupSize = 4;

/** What runs programs, in a browser or for long has a suite of its own. */
const aloneByPath =
  /[.](e2e|browser)[.]spec[.]ts$|^apps\/api\/test\/|^(apps\/cli|tools)\/.*[.]int[.]spec[.]ts$/;

/** What would reach the other files of a group: hooks of the whole file, mocks, snapshots, the environment. */
const aloneByText =
  /^(before|after)(All|Each)\(|^await |\bjest[.]|Snapshot\(|process[.](chdir|env[.]\w+ =)|\b(it|test|describe)[.]only\b/m;

function specsIn(start) {
  return readdirSync(inRoot(start), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.spec.ts'))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Whether a spec can share a suite, by its path and text. */
export const canShare = (file, text) => !aloneByPath.test(file) && !aloneByText.test(text);

/** Whether the spec of a page can share a suite with others. */
const canSharePages = (_file, text) => !aloneByText.test(text);

/** The room of a spec: its first two folders, and those of Altered apart. */
const roomOf = (file) =>
  path.posix
    .dirname(file)
    .split('/')
    .slice(0, file.startsWith('libs/altered/') ? 3 : 2)
    .join('/');

/** The files of every group, in the order of their paths: [[file]]. */
export function groupsOf(files, size = groupSize) {
  const rooms = Map.groupBy([...files].sort(), roomOf);
  return [...rooms.values()].flatMap((room) => {
    const count = Math.ceil(room.length / size);
    return Array.from({ length: count }, (_, index) => room.filter((_file, at) => at % count === index));
  });
}

const matching = (testRegex) => ({ ...config, rootDir: root, testRegex, testMatch: undefined });

/** The files that are asked for: those that stand alone, and the groups of the others: { alone, groups }. */
export function suitesOf(isAsked, { shares = canShare, size = groupSize } = {}) {
  const asked = ['apps', 'libs', 'tools'].flatMap(specsIn).filter(isAsked);
  const sharing = new Set(asked.filter((file) => shares(file, readFileSync(inRoot(file), 'utf8'))));
  return { alone: asked.filter((file) => !sharing.has(file)), groups: groupsOf(sharing, size) };
}

/**
 * Jest's configuration for running everything else, or the files that are asked for: those of a room that can share a suite are
 * loaded together, because loading the modules of a game takes longer than most of these files.
 */
export function groupedConfig(isAsked = isOfEverything, suite = 'everything', sharing = {}) {
  const { alone, groups } = suitesOf(isAsked, sharing);
  const folder = folderOf(suite);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const group of groups) {
    const name = `${roomOf(group[0]).replaceAll('/', '-')}-${group.length}-${path.basename(group[0])}`;
    const imports = group.map((file) => `import '../../../${file.replace(/[.]ts$/, '.js')}';\n`);
    writeFileSync(path.join(folder, name), imports.join(''));
  }
  return {
    ...config,
    rootDir: root,
    roots: [...config.roots, folder],
    testSequencer: inRoot('tools/test/longest-first.js'),
    testMatch: [...alone.map((file) => `<rootDir>/${file}`), `<rootDir>/.cache/suites/${suite}/*.spec.ts`],
  };
}

/** The pages of the viewer, a few to a suite. */
const pages = () => ({
  ...groupedConfig((file) => new RegExp(inBrowser).test(file), 'browser', {
    shares: canSharePages,
    size: pageGroupSize,
  }),
  setupFilesAfterEnv: [inRoot('apps/api/test/retry-once.ts')],
});

/** What `npm test` leaves out, by name: Jest's configuration, what the paths of its files match, and its environment. */
export const apart = {
  browser: { paths: inBrowser, config: pages },
  programs: { paths: ofPrograms, config: () => matching(ofPrograms) },
  secrets: { paths: ofSecrets, config: () => matching(ofSecrets) },
  killed: { paths: ofKilled, config: () => matching(ofKilled) },
  // In one run, what waits for programs has beside it what computes.
  pageless: {
    paths: butPages,
    config: () => ({ ...matching(butPages), testSequencer: inRoot('tools/test/longest-first.js') }),
  },
  // The same tests, with every law tried in full.
  thorough: { paths: '[.]spec[.]ts$', config: () => groupedConfig(), env: { RETRACE_TRIES: 'all' } },
};
