import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const inRoot = (...parts) => path.join(root, ...parts);

/** The folder for downloaded builds of Node. */
export const nodes = inRoot('.node');

/** The scripts of installed packages, which Node runs directly, without npx. */
export const programs = {
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  nest: inRoot('node_modules/@nestjs/cli/bin/nest.js'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  prettier: inRoot('node_modules/prettier/bin/prettier.cjs'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  depcruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  cspell: inRoot('node_modules/cspell/bin.mjs'),
  jest: inRoot('node_modules/jest/bin/jest.js'),
};
