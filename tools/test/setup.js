/** Runs in each test process, before its first spec. */
import { addEventHandler } from 'jest-circus';
import './sources.js';

/**
 * Tests run in production mode, like servers. Otherwise the development checks of graphql and Apollo would take a
 * quarter of the time.
 */
process.env.NODE_ENV = 'production';

/**
 * The timeout of tests and hooks that set none, in milliseconds. It is long enough for a busy machine, so it only ends
 * tests that hang.
 */
const PATIENCE = 120_000;

/** Adds a timeout to a test or hook, because the runner has no timeouts. */
const bounded = (run, patience) =>
  async function (...values) {
    let timer;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`This took longer than ${patience} ms.`)), patience);
    });
    try {
      return await Promise.race([run.apply(this, values), late]);
    } finally {
      clearTimeout(timer);
    }
  };

const isOfPages = () => globalThis.expect.getState().testPath.endsWith('.browser.spec.ts');

/** Wraps a browser test. After a first failure, the test prints the error and runs again, because pages can be slow. */
const twice = (run) =>
  function (...values) {
    return run.apply(this, values).catch((error) => {
      console.error(error);
      return run.apply(this, values);
    });
  };

addEventHandler((event, { currentDescribeBlock: block }) => {
  const added = { add_test: block.tests, add_hook: block.hooks }[event.name]?.at(-1);
  if (!added?.fn) return;
  const run = bounded(added.fn, event.timeout ?? PATIENCE);
  added.fn = event.name === 'add_test' && isOfPages() ? twice(run) : run;
});
