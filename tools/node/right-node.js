import path from 'node:path';
import { endAs, runInPlace } from '../processes.js';
import { giveUp } from '../trouble.js';
import { nodes, root } from '../workspace.js';
import { environmentOf } from './environment.js';
import { fetchedNode } from './fetched.js';
import { neededLine, oldest } from './lines.js';

async function handOver(line) {
  const node = await fetchedNode(line, { home: nodes });
  if (process.env.RETRACE_NODE === undefined)
    console.error(
      `• Node ${process.versions.node} is older than ${oldest}: using ${path.relative(root, node)}`,
    );
  const command = [...process.execArgv, ...process.argv.slice(1)];
  endAs(await runInPlace(node, command, { env: environmentOf(node) }));
  await new Promise(() => {});
}

/**
 * Imported first by every entry point. If the running Node is too old, the same command runs again on a newer one,
 * and this module never finishes. Plain JavaScript for Node 18 and up, without dependencies.
 */
// Stacks name the lines of the sources, not of the build.
process.setSourceMapsEnabled(true);
try {
  const line = neededLine(
    process.versions.node,
    `${process.platform}-${process.arch}`,
    process.env.RETRACE_NODE,
  );
  if (line !== null) await handOver(line);
} catch (error) {
  giveUp(error);
}
