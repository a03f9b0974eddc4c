#!/usr/bin/env node
/**
 * Implements `npm run bench`. Builds everything that has changed, installs the programs with which Retrace is compared,
 * and runs benchmarks.
 */
import '../tools/node/right-node.js';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../tools/builds.js';
import { install } from '../tools/packages.js';
import { runNpm } from '../tools/processes.js';
import { withProgress } from '../tools/progress.js';
import { giveUp, Trouble } from '../tools/trouble.js';
import { inRoot } from '../tools/workspace.js';

const folder = inRoot('bench/peers');

/** Whether every compared program is installed in the locked version. */
function peersAreInstalled() {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  return Object.keys(packages[''].dependencies).every((name) => {
    const manifest = path.join(folder, 'node_modules', name, 'package.json');
    return (
      existsSync(manifest) &&
      JSON.parse(readFileSync(manifest, 'utf8')).version === packages[`node_modules/${name}`].version
    );
  });
}

/**
 * Installs the compared programs without running install scripts, and therefore without their native or optional parts.
 */
async function installPeers() {
  if (peersAreInstalled()) return;
  await withProgress('Installing the programs to compare with (npm ci in bench/peers, 190 MB)', async () => {
    const args = ['ci', '--ignore-scripts', '--omit=optional', '--omit=peer', '--no-audit', '--no-fund'];
    const { code, stderr } = await runNpm(args, { cwd: folder });
    if (code !== 0)
      throw new Trouble(
        `npm ci failed:\n${stderr}`,
        'Check the network and the npm registry, then try again.',
      );
  });
}

async function measure() {
  try {
    await install();
    await build('server');
    await build('viewer');
    await installPeers();
  } catch (error) {
    giveUp(error);
  }
  const { main } = await import('../dist/bench/src/main.js');
  await main(process.argv.slice(2));
}

const isAgainst = process.argv.some((word) => word === '--against' || word.startsWith('--against='));
if (isAgainst) await import('../tools/bench-against.js');
else await measure();
