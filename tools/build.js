#!/usr/bin/env node
/** `npm run build`: builds what is stale; everything with `--force`. */
import './node/right-node.js';
import { build } from './builds.js';
import { install } from './packages.js';
import { giveUp } from './trouble.js';

const force = process.argv.includes('--force');
try {
  await install();
  const built = [await build('server', { force }), await build('viewer', { force })];
  if (!built.includes(true)) console.error('✓ Everything is built already.');
} catch (error) {
  giveUp(error);
}
