import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const inRoot = (...parts) => path.join(root, ...parts);

/** Where builds say what they were built from. */
export const stamps = inRoot('dist/.stamps');

/** Where builds of Node are kept that were fetched. */
export const nodes = inRoot('.node');

/** The program of an installed package: started with Node itself, without the detour through npx. */
export const programs = {
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  // The compiler of version 7 looks at types three times as fast, and has no interface for what makes code.
  tsc7: inRoot('node_modules/typescript-7/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  prettier: inRoot('node_modules/prettier/bin/prettier.cjs'),
  oxlint: inRoot('node_modules/oxlint/bin/oxlint'),
  depcruise: inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
  jest: inRoot('node_modules/jest/bin/jest.js'),
};
