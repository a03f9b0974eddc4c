#!/usr/bin/env node
/** The command `retrace`, out of the checkout: builds what is stale, then runs it. */
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
// What Node has compiled is kept for the next command, where the folder can be written.
module.enableCompileCache(inRoot('.cache/code'));
// Code for each shape takes longer to make than it saves while one command runs. Shapes ask for this as they are made.
const { z } = await import('zod');
z.config({ jitless: true });
const { main } = await import('../../../dist/apps/cli/src/main.js');
await main(process.argv.slice(2));
