#!/usr/bin/env node
/**
 * What `npm test` leaves out. `npm run test:browser`: the pages of the viewer in headless Chromium. `npm run test:programs`: the programs
 * that search for faults and measure, each in small. `npm run test:secrets`: that the server tells nobody what they may not know.
 * `npm run test:killed`: programs in processes of their own that are killed and started again. What stands behind `--` chooses tests
 * by path. `npm run test:apart`: all of these but the pages, in one run. `npm run test:thorough`: the tests of `npm test`, with every
 * law tried in full.
 */
import './node/right-node.js';
import { build } from './builds.js';
import { runJest } from './jest.js';
import { install } from './packages.js';
import { apart } from './test/groups.js';
import { giveUp, Trouble } from './trouble.js';

try {
  await install();
  await build('server');
  await build('viewer');
  const [name, ...paths] = process.argv.slice(2);
  const suite = apart[name];
  if (suite === undefined)
    throw new Trouble(`There are no tests "${name}".`, `Name ${Object.keys(apart).join(', ')}.`);
  const env = { ...process.env, ...suite.env };
  const { passed, failed } = await runJest({ paths, config: suite.config, env });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  giveUp(error);
}
