import { invariant } from '#record';

/** A piece of pending work: plain data, told apart by `task`. */
export interface Task {
  readonly task: string;
}

/** Pending work as a stack with the next task last. Plain data, so play can stop and continue anywhere. */
export type Agenda<T extends Task> = T[];

/** Pushes tasks onto the agenda so that they run in the given order, before all earlier tasks. */
export function schedule<T extends Task>(agenda: Agenda<T>, tasks: readonly T[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) agenda.push(tasks[index] as T);
}

/** Removes and returns the next task. */
export function next<T extends Task>(agenda: Agenda<T>): T {
  const task = agenda.pop();
  invariant(task !== undefined, 'the agenda is empty before the game is over');
  return task;
}
