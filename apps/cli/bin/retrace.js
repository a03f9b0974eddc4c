#!/usr/bin/env node
/** Runs the command `retrace` from a checkout, after building what has changed. */
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
// Turns source maps off, because loading all of them would take a fifth of the start-up time. A crash report loads only
// the source maps for its stack trace.
process.setSourceMapsEnabled(false);
// If the folder is writable, compiled code is cached there for later commands.
module.enableCompileCache(inRoot('.cache/code'));
// Turns off Zod's code generation, because it takes longer than it saves in a single command. Schemas read this setting
// when they are created.
const { z } = await import('zod');
z.config({ jitless: true });
const { main } = await import('../../../dist/apps/cli/src/main.js');
await main(process.argv.slice(2));
