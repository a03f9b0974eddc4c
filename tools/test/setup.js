/** Runs once in each process of tests, before its first spec. */
import { addEventHandler } from 'jest-circus';
import './sources.js';

/** Tests run as servers do: graphql and Apollo leave out their development checks, which take a quarter of the time. */
process.env.NODE_ENV = 'production';

/** Milliseconds after which a test or hook has failed, unless it says otherwise: a busy machine is slow, a test that hangs still ends. */
const PATIENCE = 120_000;

/** The runner waits for ever: this ends the wait. */
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

/** A page in a browser that is slow once is tried once more; the first failure is printed. */
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
