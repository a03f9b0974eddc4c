#!/usr/bin/env node
/** `npm run build`: builds what is stale; everything with `--force`. */
import { build, giveUp, install } from './workspace.js';

const force = process.argv.includes('--force');
try {
  await install();
  const built = [await build('server', { force }), await build('viewer', { force })];
  if (!built.includes(true)) console.error('✓ Everything is built already.');
} catch (error) {
  giveUp(error);
}
