#!/usr/bin/env node
/**
 * `npm run NAME`: runs a task with the right Node. Installs packages first, and for programs of this project also
 * builds them.
 */
import './node/right-node.js';
import { build, buildAll } from './builds.js';
import { install } from './packages.js';
import { endAs, runInPlace } from './processes.js';
import { checks } from './checks.js';
import { giveUp, Trouble } from './trouble.js';
import { inRoot, programs, root } from './workspace.js';

const ofDevelopers = (name, file = name) => `dist/tools/programs/${name}/${file}.js`;

/** Developers' programs without a script in `package.json`: `npm run tool -- NAME`. */
const tools = {
  balance: ofDevelopers('balance'),
  'card-report': ofDevelopers('card-report'),
  implied: ofDevelopers('implied'),
  'keep-records': ofDevelopers('records', 'keep'),
  leaks: ofDevelopers('leaks'),
  published: ofDevelopers('published'),
  misses: ofDevelopers('train', 'misses'),
  'range-check': ofDevelopers('range', 'range-check'),
  'range-match': ofDevelopers('range', 'range-match'),
  'rules-coverage': ofDevelopers('rules-coverage', 'coverage'),
  'sample-reviews': 'dist/apps/cli/src/make-sample-reviews.js',
  train: ofDevelopers('train'),
};

/**
 * A task consists of scripts from packages (`programs`), built programs (`built`) or a function (`work`). The last
 * program receives the arguments.
 */
const tasks = {
  build: { work: buildAll },
  'test:watch': {
    programs: [
      [programs.jest, '--watch', '--testPathIgnorePatterns', '[.]\\w+[.]spec[.]ts$', '--testPathPatterns'],
    ],
  },
  typecheck: { programs: checks.types() },
  lint: { programs: [...checks.lint(), ...checks.rooms()] },
  format: { programs: [[programs.prettier, '--write', '.']] },
  generate: {
    built: [
      'dist/apps/api/src/print-schema.js',
      'dist/apps/api/src/errors/print-errors.js',
      ofDevelopers('abilities', 'print'),
      ofDevelopers('limits', 'print'),
      ofDevelopers('cards', 'print'),
      ofDevelopers('action-schemas', 'print'),
      'tools/lint/print-rooms.js',
      'apps/viewer/codegen.mjs',
    ],
  },
  analyst: { built: ['dist/apps/analyst/src/main.js'] },
  projector: { built: ['dist/apps/projector/src/main.js'] },
  mutate: { built: [ofDevelopers('mutate')] },
  fuzz: { built: [ofDevelopers('fuzz')] },
  faults: { built: [ofDevelopers('faults')] },
  differential: { built: [ofDevelopers('differential')] },
};

/** Runs programs one after another. The first failure ends this process with the same exit code. */
async function runPrograms(commands, args) {
  for (const [index, command] of commands.entries()) {
    const isLast = index === commands.length - 1;
    const ended = await runInPlace(process.execPath, [...command, ...(isLast ? args : [])], { cwd: root });
    if (ended !== 0) return endAs(ended);
  }
}

/** Runs a program within this process, so that it receives signals directly. */
async function runHere(script, args) {
  process.argv = [process.execPath, inRoot(script), ...args];
  await import(new URL(`../${script}`, import.meta.url).href);
}

function chosen([name = '', ...args]) {
  if (name === 'tool') {
    const [tool = '', ...more] = args;
    if (Object.hasOwn(tools, tool)) return { task: { built: [tools[tool]] }, args: more };
    throw new Trouble(
      `There is no tool "${tool}".`,
      `Run npm run tool -- NAME, where NAME is one of ${Object.keys(tools).join(', ')}.`,
    );
  }
  if (Object.hasOwn(tasks, name)) return { task: tasks[name], args };
  throw new Trouble(`There is no task "${name}".`, `Name one of ${Object.keys(tasks).join(', ')}.`);
}

try {
  const { task, args } = chosen(process.argv.slice(2));
  await install();
  if (task.work) await task.work();
  else if (task.programs) await runPrograms(task.programs, args);
  else {
    await build('server');
    if (task.built.length === 1) await runHere(task.built[0], args);
    else
      await runPrograms(
        task.built.map((script) => [script]),
        args,
      );
  }
} catch (error) {
  giveUp(error);
}
