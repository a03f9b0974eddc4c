#!/usr/bin/env node
/** The command `retrace`, out of the checkout: builds what is stale, then runs it. */
import '../../../tools/node/right-node.js';
import { build } from '../../../tools/builds.js';
import { install } from '../../../tools/packages.js';
import { giveUp } from '../../../tools/trouble.js';

try {
  await install();
  await build('server');
} catch (error) {
  giveUp(error);
}
const { main } = await import('../../../dist/apps/cli/src/main.js');
await main(process.argv.slice(2));
