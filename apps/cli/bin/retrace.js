#!/usr/bin/env node
/** Runs the command `retrace` from a checkout. Builds stale files first. */
import '../../../tools/node/right-node.js';
import module from 'node:module';
import { build } from '../../../tools/builds.js';
import { install } from '../../../tools/packages.js';
import { giveUp } from '../../../tools/trouble.js';
import { inRoot } from '../../../tools/workspace.js';

try {
  await install();
  await build('server');
} catch (error) {
  giveUp(error);
}
// Loading all source maps would take a fifth of the start-up time. A crash report only loads those of its stack trace.
process.setSourceMapsEnabled(false);
// Caches compiled code for the next command, if the folder is writable.
module.enableCompileCache(inRoot('.cache/code'));
// Zod's generated code for each schema takes longer to create than it saves in one command. Schemas read this setting
// when they are created.
const { z } = await import('zod');
z.config({ jitless: true });
const { main } = await import('../../../dist/apps/cli/src/main.js');
await main(process.argv.slice(2));
