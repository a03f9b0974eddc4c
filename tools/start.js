#!/usr/bin/env node
/**
 * `npm start`: installs and builds as needed, records sample games if the store is empty, and serves the API and the
 * viewer.
 */
import './node/right-node.js';
import { mkdirSync, statSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { build } from './builds.js';
import { install } from './packages.js';
import { serve } from './serve.js';
import { withProgress } from './progress.js';
import { giveUp, Trouble } from './trouble.js';
import { root } from './workspace.js';

let port = Number(process.env.PORT || 4747);
const host = process.env.HOST || '127.0.0.1';
const data = path.resolve(root, process.env.RETRACE_DATA || 'data');

/** Refuses arguments after `--`, because settings are environment variables and arguments would have no effect. */
function refuseArguments([first]) {
  if (first !== undefined)
    throw new Trouble(
      `npm start takes no arguments, such as "${first}".`,
      'Put settings before the command: PORT=4748 npm start. docs/operating/settings.md lists them.',
    );
}

/** Fails before anything is built if the port is in use. */
function claimPort() {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Trouble(
      `PORT is "${process.env.PORT}", which is not a port.`,
      'Choose a port up to 65535: PORT=4748 npm start',
    );
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Trouble(
            `Port ${port} is in use.`,
            `If Retrace is running there, open http://${shownHost()}:${port}. Otherwise choose another port: PORT=${port + 1} npm start`,
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new Trouble(
            `You are not allowed to use port ${port}.`,
            'Choose a port above 1023: PORT=4747 npm start',
          ),
        );
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
        reject(new Trouble(`HOST "${host}" is not an address of this machine.`, 'Use 127.0.0.1 or 0.0.0.0.'));
      else reject(error);
    });
    server.listen(port, host, () => {
      // If PORT is 0, the system has chosen a free port.
      port = server.address().port;
      server.close(() => resolve());
    });
  });
}

const shownHost = () => (host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host);

function prepareData() {
  if (statSync(data, { throwIfNoEntry: false })?.isDirectory()) return;
  try {
    mkdirSync(data, { recursive: true });
  } catch (error) {
    throw new Trouble(
      `The data folder ${data} cannot be created (${error.code}).`,
      'Choose another folder: RETRACE_DATA=/some/folder npm start',
    );
  }
  console.error(`✓ Created the data folder ${path.relative(process.cwd(), data) || data}`);
}

async function recordSamples() {
  if ((process.env.EVENT_STORE || 'sqlite') !== 'sqlite') return;
  const around = { environment: process.env, folder: root };
  const samples = await import('../dist/apps/cli/src/samples.js');
  const { translated } = await import('../dist/apps/cli/src/failure.js');
  try {
    if (!(await samples.isEmpty(around))) return;
    await withProgress(`Recording ${samples.sampleIds.length} sample games`, () =>
      samples.recordSamples(around),
    );
  } catch (error) {
    const problem = translated(error)?.problems[0];
    throw problem ? new Trouble(problem.message, problem.advice ?? '') : error;
  }
}

try {
  refuseArguments(process.argv.slice(2));
  await claimPort();
  await install();
  await build('server');
  await build('viewer');
  prepareData();
  await recordSamples();
  console.error(
    `✓ Data is in ${path.relative(process.cwd(), data) || data}. Press Ctrl-C to stop the server.`,
  );
  process.env.RETRACE_DATA = data;
  process.env.PORT = String(port);
  process.env.HOST = host;
  process.env.NODE_ENV ??= 'production';
  await serve();
} catch (error) {
  giveUp(error);
}
