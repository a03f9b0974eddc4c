#!/usr/bin/env node
/** `npm run NAME`: runs a task of `tasks.js` with everything it needs in place. */
import './node/right-node.js';
import { build } from './builds.js';
import { install } from './packages.js';
import { endAs, runInPlace } from './processes.js';
import { tasks } from './tasks.js';
import { giveUp, Trouble } from './trouble.js';
import { inRoot, root } from './workspace.js';

const [name, ...args] = process.argv.slice(2);

async function runPrograms(programs) {
  for (const [index, program] of programs.entries()) {
    const more = index === programs.length - 1 ? args : [];
    const ended = await runInPlace(process.execPath, [...program, ...more], { cwd: root });
    if (ended !== 0) return endAs(ended);
  }
}

/** In this very process, so that signals need no messenger. */
async function runBuilt(script) {
  await build('server');
  process.argv = [process.execPath, inRoot(script), ...args];
  await import(new URL(`../${script}`, import.meta.url).href);
}

try {
  const task = Object.hasOwn(tasks, name ?? '') ? tasks[name] : undefined;
  if (task === undefined)
    throw new Trouble(`There is no task "${name ?? ''}".`, `Name one of ${Object.keys(tasks).join(', ')}.`);
  await install();
  if (task.programs) await runPrograms(task.programs);
  else await runBuilt(task.built);
} catch (error) {
  giveUp(error);
}
