#!/usr/bin/env node
/**
 * `npm run axe`: every page of the viewer with everything that can be open on it, in four sizes and two themes, looked at by axe.
 * `PICTURES=FOLDER` writes a picture of each.
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
    paths: ['apps/api/test/viewer-axe.browser.spec.ts', ...process.argv.slice(2)],
    env: { ...process.env, WHOLE_WALK: '1' },
  });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  giveUp(error);
}
