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
 * Every entry point imports this module first. If the running Node is too old, this module runs the same command with a
 * newer Node and never finishes loading. It is plain JavaScript without dependencies, so that it also runs on Node 18.
 */
// Makes stack traces refer to the lines of the source files instead of the built files.
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
