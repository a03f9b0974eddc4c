#!/usr/bin/env node
/** `npm run bench`: builds what is stale, installs the programs to compare with, then measures. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, giveUp, install, told, Trouble } from '../cli/bin/workspace.js';

const folder = path.join(import.meta.dirname, 'peers');

/** True when every program to compare with is there in the version that the lock file says. */
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

/** They run without their native and their optional parts: no install script is executed. */
async function installPeers() {
  if (peersAreInstalled()) return;
  await told(
    'Installing Pokémon Showdown and boardgame.io to compare with (npm ci in apps/bench/peers, 190 MB)',
    () => {
      const { status, stderr } = spawnSync(
        'npm',
        ['ci', '--ignore-scripts', '--omit=optional', '--omit=peer', '--no-audit', '--no-fund'],
        { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
      );
      if (status !== 0)
        throw new Trouble(
          `npm ci failed:\n${stderr}`,
          'Check the network and the npm registry, then try again.',
        );
    },
  );
}

try {
  await install();
  await build('server');
  await build('viewer');
  await installPeers();
} catch (error) {
  giveUp(error);
}
const { main } = await import('../../dist/apps/bench/src/main.js');
await main(process.argv.slice(2));
