import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.js';

/** The duration in seconds above which a test must state a reason. */
const LONG = 5;

/** Returns every test of a Jest report: [{ file, title, seconds }]. */
const testsOf = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: path.relative(root, name).split(path.sep).join('/'),
      title: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
  );

const layerOf = (file) => /[.](\w+)[.]spec[.]ts$/.exec(path.basename(file))?.[1] ?? 'unit';

/** Returns a line for each layer, with the number of files, the number of tests, and the tests' total duration. */
function byLayer(tests) {
  return [...Map.groupBy(tests, ({ file }) => layerOf(file))].map(([layer, own]) => {
    const files = new Set(own.map(({ file }) => file)).size;
    const seconds = own.reduce((sum, test) => sum + test.seconds, 0);
    return `${layer}: ${own.length} tests in ${files} files, ${seconds.toFixed(0)} s of tests`;
  });
}

/** Reasons that apply to every test of a layer. */
const reasons = { browser: 'It renders pages in a browser.' };

/** Returns the reason that a spec states in a comment, such as `// Slow: starts a server twenty times.` */
const reasonOf = (file) =>
  reasons[layerOf(file)] ?? /\/\/ Slow: (.+)/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];

const slow = (tests) =>
  tests
    .filter(({ seconds }) => seconds > LONG)
    .sort((first, second) => second.seconds - first.seconds)
    .map(
      ({ file, title, seconds }) =>
        `${seconds.toFixed(1)} s  ${file}: ${title}\n        ${reasonOf(file) ?? 'No reason is given. Write a comment "// Slow: …" in the spec.'}`,
    );

/** Returns a line for each file with skipped tests, so that they are not overlooked. */
const skipped = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) => {
    const pending = assertionResults.filter(({ status }) => status === 'pending' || status === 'skipped');
    return pending.length > 0 ? [`Skipped: ${pending.length} tests of ${path.relative(root, name)}`] : [];
  });

/** Layers whose tests start servers, threads or browsers, and can therefore fail on a busy machine. */
const timed = ['threads', 'stores', 'e2e', 'browser'];

/** The maximum number of failed files that are run again. If more fail, a busy machine is not the cause. */
const MOST_TRIED_AGAIN = 5;

/**
 * Returns the failed files if they are few and a busy machine could have caused all failures. Otherwise returns an
 * empty list.
 */
function filesToTryAgain({ testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  const mayPassAlone =
    failed.length <= MOST_TRIED_AGAIN && failed.every((name) => timed.includes(layerOf(name)));
  return mayPassAlone ? failed : [];
}

/**
 * Summarises a Jest run from the report in a file: { counts: { passed, failed }, text, tryAgain }. `tryAgain` lists
 * failed files that might pass when run alone. If the file is missing, the run did not finish.
 */
export function reportOf(file, hasPassed) {
  let read;
  try {
    read = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return { counts: { passed: 0, failed: 1 }, text: 'Jest did not finish.', tryAgain: [] };
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
