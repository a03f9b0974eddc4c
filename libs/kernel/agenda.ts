import { invariant } from '#record';

/** A piece of work still to be done: plain data, told apart by `task`. */
export interface Task {
  readonly task: string;
}

/** Work still to be done as a stack; what comes next is last. Plain data, so play can stop and continue anywhere. */
export type Agenda<T extends Task> = T[];

/** Puts tasks on the agenda so that they are done in the order given, before all that is there already. */
export function schedule<T extends Task>(agenda: Agenda<T>, tasks: readonly T[]): void {
  for (let index = tasks.length - 1; index >= 0; index--) agenda.push(tasks[index] as T);
}

/** Takes the next task off. */
export function next<T extends Task>(agenda: Agenda<T>): T {
  const task = agenda.pop();
  invariant(task !== undefined, 'the agenda is empty before the game is over');
  return task;
}
