import { shelf } from '../api/shelf.js';

/** A position that was chosen for the next assignment. */
export interface ChosenTask {
  readonly game: string;
  readonly position: string;
  readonly seat: number;
  /** What is asked there, to tell positions apart. */
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

/** As many as an assignment can have. */
export const MOST_TASKS = 20;

const chosen = shelf('retrace.exercise', () => sessionStorage, isTask);

/** The positions of the next assignment, in the order in which they were chosen. */
export const chosenTasks = (): readonly ChosenTask[] => chosen.read();

export const isSameTask = (one: ChosenTask, other: ChosenTask): boolean =>
  one.game === other.game && one.position === other.position && one.seat === other.seat;

/** Adds a position at the end; what is chosen stays chosen. */
export function chooseTask(task: ChosenTask): readonly ChosenTask[] {
  const before = chosen.read();
  if (before.length < MOST_TASKS && !before.some((one) => isSameTask(one, task)))
    chosen.write([...before, task]);
  return chosen.read();
}

/** Takes a position out again; null: all of them. */
export function dropTask(task: ChosenTask | null): readonly ChosenTask[] {
  chosen.write(task === null ? [] : chosen.read().filter((one) => !isSameTask(one, task)));
  return chosen.read();
}
