#!/usr/bin/env node
/** Runs the command `retrace` from a checkout, and builds stale files first. */
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
// Loading all source maps takes a fifth of the start-up time; a crash report loads those of its stack.
process.setSourceMapsEnabled(false);
// Compiled code is cached for the next command, if the folder can be written.
module.enableCompileCache(inRoot('.cache/code'));
// Generating code for each shape takes longer than it saves in one command. Shapes read this setting when
// they are made.
const { z } = await import('zod');
z.config({ jitless: true });
const { main } = await import('../../../dist/apps/cli/src/main.js');
await main(process.argv.slice(2));
