import { parentPort, workerData } from 'node:worker_threads';
import { gameModules } from '#games';
import { parseGame } from '#interchange';
import { foldProblem } from '#projections';
import type { FileMessage } from './game-files.js';

/** Events that are handed over at a time: who takes them does other things in between. */
const BATCH = 500;

/** The thread in which the file of a game is read: `workerData` is its text. Its events go out one batch each time they are asked for. */
function* messages(): Generator<FileMessage, undefined> {
  const file = parseGame(String(workerData), gameModules);
  if (!file.ok) {
    yield { kind: 'refused', problem: file.error };
    return undefined;
  }
  const { id, events } = file.value;
  const problem = foldProblem(gameModules, events);
  for (let at = 0; at < events.length; at += BATCH)
    yield { kind: 'events', events: events.slice(at, at + BATCH) };
  yield { kind: 'read', id, problem };
  return undefined;
}

const left = messages();
const tell = (): void => {
  const { done, value } = left.next();
  if (done === true) parentPort?.close();
  else parentPort?.postMessage(value);
};
parentPort?.on('message', tell);
tell();
