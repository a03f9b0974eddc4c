import { shelf } from '../api/shelf.js';

/** A position that was chosen for the next assignment. */
export interface ChosenTask {
  readonly game: string;
  readonly position: string;
  readonly seat: number;
  /** The question at the position. It is shown so that the user can tell positions apart. */
  readonly asking: string;
}

const isTask = (value: unknown): value is ChosenTask => {
  const { game, position, seat, asking } = (value ?? {}) as Partial<ChosenTask>;
  return (
    typeof game === 'string' &&
    typeof position === 'string' &&
    typeof seat === 'number' &&
    typeof asking === 'string'
  );
};

/** The maximum number of tasks per assignment. */
export const MOST_TASKS = 20;

const chosen = shelf('retrace.exercise', () => sessionStorage, isTask);

/** Returns the positions of the next assignment, in the order in which they were chosen. */
export const chosenTasks = (): readonly ChosenTask[] => chosen.read();

export const isSameTask = (left: ChosenTask, right: ChosenTask): boolean =>
  left.game === right.game && left.position === right.position && left.seat === right.seat;

/**
 * Adds a position to the end of the list. Does nothing if the position is already chosen or the list is full. Returns
 * all chosen positions.
 */
export function chooseTask(task: ChosenTask): readonly ChosenTask[] {
  const before = chosen.read();
  if (before.length < MOST_TASKS && !before.some((entry) => isSameTask(entry, task)))
    chosen.write([...before, task]);
  return chosen.read();
}

/** Removes a position, or all positions if `task` is null. Returns the remaining positions. */
export function dropTask(task: ChosenTask | null): readonly ChosenTask[] {
  chosen.write(task === null ? [] : chosen.read().filter((entry) => !isSameTask(entry, task)));
  return chosen.read();
}
