/**
 * Lets Node run the TypeScript of this checkout directly. Compiles it in memory with swc and the build's settings
 * (`.swcrc`). Existing loaders (tsx, swc-node) either emit no decorator metadata or compile for older engines.
 */
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * Replaces the package `@jest/globals`, which throws when it is imported outside Jest's default runner. This runner
 * defines the same functions globally.
 */
const globals = new URL('./globals.js', import.meta.url).href;

/** Returns the source file of an import that names the built file, for example `cards.ts` for `./cards.js`. */
function sourceOf(specifier, parent) {
  if (!/^\.{1,2}\//.test(specifier) || !specifier.endsWith('.js')) return specifier;
  const endings = ['.ts', '.tsx'].map((ending) => specifier.replace(/[.]js$/, ending));
  return endings.find((candidate) => existsSync(new URL(candidate, parent))) ?? specifier;
}

process.setSourceMapsEnabled(true);
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: globals, format: 'module', shortCircuit: true };
    const isOurs = /[.]tsx?([?]|$)/.test(context.parentURL ?? '');
    return next(isOurs ? sourceOf(specifier, context.parentURL) : specifier, context);
  },
  load(url, context, next) {
    const file = url.split('?')[0];
    if (!/[.]tsx?$/.test(file)) return next(url, context);
    const filename = fileURLToPath(file);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
