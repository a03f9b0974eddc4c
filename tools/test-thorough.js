#!/usr/bin/env node
/**
 * `npm run test:thorough`: the tests of `npm test`, with every law tried as often as it is worth, not a share of that. What stands behind `--` chooses tests by path.
 */
import './node/right-node.js';
import { build } from './builds.js';
import { runJest } from './jest.js';
import { install } from './packages.js';
import { giveUp } from './trouble.js';

try {
  await install();
  await build('server');
  await build('viewer');
  const { passed, failed } = await runJest({
    paths: process.argv.slice(2),
    env: { ...process.env, RETRACE_TRIES: 'all' },
  });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  giveUp(error);
}
