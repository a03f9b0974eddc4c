import { invariant } from '#record';

/** A piece of pending work, as plain data. */
export interface Task {
  readonly task: string;
}

/**
 * Pending work as a stack, whose last entry is the next task. The stack is plain data, so play can stop and continue at
 * any task.
 */
export type Agenda<T extends Task> = T[];

/** Pushes tasks so that they run in the given order and before the tasks already on the agenda. */
export function schedule<T extends Task>(agenda: Agenda<T>, tasks: readonly T[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) agenda.push(tasks[index] as T);
}

/** Removes and returns the next task. */
export function next<T extends Task>(agenda: Agenda<T>): T {
  const task = agenda.pop();
  invariant(task !== undefined, 'the agenda is empty before the game is over');
  return task;
}
