import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';
import { SWITCH, switched } from './switches.js';
import { tests, type LoadedTest } from './test-globals.js';
import type { Answer, Order } from './orders.js';

/** The process that loads the specs once and turns mutations on and off when its parent sends an {@link Order}. */
const tell = (answer: Answer): void => void process.send?.(answer);

let on = -1;
let called: Set<number> | null = new Set();
const isOn = (number: number): boolean => {
  called?.add(number);
  return number === on;
};
Object.assign(globalThis, { [SWITCH]: isOn });

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  inlineSourceMap: false,
};

/** Makes Node insert switches into the mutated sources. Other sources are loaded unchanged. */
function hook(root: string, firsts: ReadonlyMap<string, number>): void {
  const globals = new URL(`./test-globals${path.extname(import.meta.url)}`, import.meta.url).href;
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
      const from = context.parentURL ?? '';
      if (!from.startsWith(pathToFileURL(path.join(root, 'libs')).href) || !specifier.startsWith('.'))
        return next(specifier, context);
      return next(specifier.replace(/[.]js$/, '.ts'), context);
    },
    load(url, context, next) {
      if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
      const file = path.relative(root, fileURLToPath(url)).split(path.sep).join('/');
      if (!file.startsWith('libs/')) return next(url, context);
      const text = readFileSync(fileURLToPath(url), 'utf8');
      const first = firsts.get(file);
      const source = ts.transpile(
        first === undefined ? text : switched(file, text, first).text,
        compilerOptions,
        file,
      );
      return { format: 'module', source, shortCircuit: true };
    },
  });
}

async function fails(test: LoadedTest, mutation: number): Promise<boolean> {
  on = mutation;
  try {
    await test.run();
    return false;
  } catch {
    return true;
  } finally {
    on = -1;
  }
}

/** Runs all tests without mutations. Reports the switches that each test reads and those read during loading. */
async function look(atLoad: readonly number[], without: readonly string[]): Promise<void> {
  const reached: number[][] = [];
  const broken: string[] = [];
  for (const test of tests) {
    called = new Set();
    const fits = !without.includes(test.name);
    if (fits && (await fails(test, -1))) {
      broken.push(test.name);
      called.clear();
    }
    reached.push([...called]);
  }
  called = null;
  tell({ kind: 'looked', atLoad, reached, broken });
}

async function attempt(mutation: number, among: readonly number[]): Promise<void> {
  for (const index of among) {
    const test = tests[index];
    if (test === undefined || !(await fails(test, mutation))) continue;
    // If the test now also fails without the mutation, a mutation has affected this process, so the failure proves
    // nothing.
    if (await fails(test, -1)) return tell({ kind: 'tried', mutation, by: null, spoilt: true });
    return tell({ kind: 'tried', mutation, by: index, spoilt: false });
  }
  tell({ kind: 'tried', mutation, by: null, spoilt: false });
}

async function load({
  root,
  firsts,
  specs,
  on: from,
  without,
}: Extract<Order, { kind: 'load' }>): Promise<void> {
  hook(root, new Map(firsts));
  on = from;
  try {
    for (const spec of specs) await import(pathToFileURL(path.join(root, spec)).href);
  } catch (error) {
    return tell({ kind: 'unloadable', problem: String(error) });
  }
  const atLoad = [...(called ?? [])];
  if (from === -1) return look(atLoad, without);
  called = null;
  for (const [index, test] of tests.entries())
    if (!without.includes(test.name) && (await fails(test, from)))
      return tell({ kind: 'tried', mutation: from, by: index, spoilt: false });
  tell({ kind: 'tried', mutation: from, by: null, spoilt: false });
}

let queue = Promise.resolve();
process.on('message', (order: Order) => {
  queue = queue.then(() => (order.kind === 'load' ? load(order) : attempt(order.mutation, order.among)));
});
