#!/usr/bin/env node
/**
 * `npm run test:node -- 22 24 26`: the tests on other lines of Node, each fetched once. `--platform` runs those that touch the
 * platform: store, server, workers, following, shutdown. What stands behind `--` chooses tests by path.
 */
import './node/right-node.js';
import { build } from './builds.js';
import { runJest } from './jest.js';
import { fetchedNode } from './node/fetched.js';
import { lines } from './node/lines.js';
import { install } from './packages.js';
import { groupedConfig } from './test/groups.js';
import { giveUp, Trouble } from './trouble.js';
import { nodes } from './workspace.js';

/** Tests whose result could differ between lines of Node, by what their path matches. */
const platformTests = [
  // Settings of V8.
  'libs/games/v8-settings',
  // Store.
  'libs/event-store/(sqlite|memory)',
  'libs/read-models/sqlite',
  'libs/card-library/',
  'libs/testing/records/',
  'apps/cli/src/earlier-data',
  // Connections, also with TLS.
  'libs/event-store/kurrentdb/(access|contract)',
  // Following, and timers.
  'libs/waiting/',
  'apps/api/src/live/',
  // Worker threads.
  'libs/verification/',
  'apps/api/src/play/endless-game',
  // Server, projector, shutdown.
  'apps/api/src/(main|production|shutdown)[.]',
  'apps/cli/src/start',
  'apps/projector/',
];

/** Jest's configuration for files whose path matches one of these. */
const matching = (paths) => () =>
  groupedConfig((file) => paths.some((path) => new RegExp(path).test(file)), 'platform');

function asked(args) {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const unknown = own.find((word) => word !== '--platform' && !lines.includes(word));
  if (unknown !== undefined)
    throw new Trouble(
      `"${unknown}" is not a line of Node that Retrace runs on.`,
      `Write npm run test:node -- ${lines.join(' ')} [--platform] [-- PATH…].`,
    );
  const chosen = own.filter((word) => lines.includes(word));
  const paths = end < 0 ? [] : args.slice(end + 1);
  return {
    chosen: chosen.length > 0 ? chosen : lines,
    ...(own.includes('--platform') ? { config: matching([...platformTests, ...paths]) } : { paths }),
  };
}

const total = { passed: 0, failed: 0 };
try {
  const { chosen, ...tests } = asked(process.argv.slice(2));
  await install();
  await build('server');
  await build('viewer');
  for (const line of chosen) {
    const node = await fetchedNode(line, { home: nodes });
    console.log(`\n── Node ${line} ${'─'.repeat(64)}`);
    const { passed, failed } = await runJest({ ...tests, node, env: { ...process.env, RETRACE_NODE: line } });
    console.log(`${failed === 0 ? '✓' : '✗'} Node ${line}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
} catch (error) {
  giveUp(error);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
