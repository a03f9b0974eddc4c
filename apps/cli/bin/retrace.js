#!/usr/bin/env node
/** The command `retrace`, out of the checkout: builds what is stale, then runs it. */
import { build, giveUp, install } from './workspace.js';

try {
  await install();
  await build('server');
} catch (error) {
  giveUp(error);
}
const { main } = await import('../../../dist/apps/cli/src/main.js');
await main(process.argv.slice(2));
