import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.js';

/** Seconds from which a test has to say why it takes so long. */
const LONG = 5;

/** Every test of a report of Jest: [{ file, title, seconds }]. */
const testsOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const layerOf = (file) => /[.](\w+)[.]spec[.]ts$/.exec(path.basename(file))?.[1] ?? 'unit';

/** A line for each layer: how many files and tests it has, and how long its tests took, one after the other. */
function byLayer(tests) {
  return [...Map.groupBy(tests, ({ file }) => layerOf(file))].map(([layer, own]) => {
    const files = new Set(own.map(({ file }) => file)).size;
    const seconds = own.reduce((sum, test) => sum + test.seconds, 0);
    return `${layer}: ${own.length} tests in ${files} files, ${seconds.toFixed(0)} s of tests`;
  });
}

/** Reasons that hold for every test of a layer. */
const reasons = { browser: 'It draws pages in a browser.' };

/** The reason that a spec gives in a comment, as in `// Slow: starts a server twenty times.` */
const reasonOf = (file) =>
  reasons[layerOf(file)] ?? /\/\/ Slow: (.+)/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];

const slow = (tests) =>
  tests
    .filter(({ seconds }) => seconds > LONG)
    .sort((first, second) => second.seconds - first.seconds)
    .map(
      ({ file, title, seconds }) =>
        `${seconds.toFixed(1)} s  ${file}: ${title}\n        ${reasonOf(file) ?? 'It gives no reason: write "// Slow: …" above it.'}`,
    );

/** A line for each file with tests that did not run, so that a skipped test is never silent. */
const skipped = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) => {
    const pending = assertionResults.filter(({ status }) => status === 'pending' || status === 'skipped');
    return pending.length > 0 ? [`Skipped: ${pending.length} tests of ${path.relative(root, name)}`] : [];
  });

/** Layers whose tests start servers, threads or browsers, so that a busy machine can fail them. */
const timed = ['threads', 'stores', 'e2e', 'browser'];

/** More failed files than this are no accident of a busy machine. */
const MOST_TRIED_AGAIN = 5;

/** The failed files, if they are few and a busy machine can have failed each of them. Empty otherwise. */
function filesToTryAgain({ testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const mayPassAlone =
    failed.length <= MOST_TRIED_AGAIN && failed.every((name) => timed.includes(layerOf(name)));
  return mayPassAlone ? failed : [];
}

/**
 * Sums up a run of Jest, from the file it wrote: { counts: { passed, failed }, text, tryAgain }, with the paths of failed files that
 * may pass alone. Without a file, the run did not end.
 */
export function reportOf(file, hasPassed) {
  let read;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { counts: { passed: 0, failed: 1 }, text: 'Jest did not get to its end.', tryAgain: [] };
  }
  const failed = read.numFailedTests + read.numRuntimeErrorTestSuites;
  const tests = testsOf(read);
  const lines = [...byLayer(tests), ...skipped(read), ...slow(tests)];
  return {
    counts: { passed: read.numPassedTests, failed: hasPassed ? failed : Math.max(failed, 1) },
    text: lines.join('\n'),
    tryAgain: filesToTryAgain(read),
  };
}
