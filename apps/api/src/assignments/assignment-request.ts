import { coachingBounds, fail, isShown, ok, recordBounds, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { written } from '../notes/note-texts.js';
import type { TaskInput } from './assignment.types.js';

export interface AssignmentRequest {
  readonly to: string;
  readonly question: string;
  readonly tasks: readonly TaskInput[];
}

/**
 * Validates the text fields of an assignment and returns them in stored form. Fails with `ASSIGNMENT_INVALID` if a
 * field is invalid.
 */
export function checkedAssignment({
  to,
  question,
  tasks,
}: AssignmentRequest): Result<AssignmentRequest, Problem> {
  const name = written(to)?.replaceAll(/\s+/g, ' ') ?? '';
  if (name === '' || name.length > recordBounds.playerName || !isShown(name))
    return invalid('to', `Use a name of 1 to ${recordBounds.playerName} printable characters.`);
  const text = written(question) ?? '';
  if (text === '' || text.length > coachingBounds.text)
    return invalid('question', `Write a question of 1 to ${coachingBounds.text} printable characters.`);
  if (tasks.length === 0 || tasks.length > coachingBounds.tasks)
    return invalid('tasks', `Send 1 to ${coachingBounds.tasks} positions.`);
  if (new Set(tasks.map(({ game }) => game)).size > coachingBounds.assignedGames)
    return invalid('tasks', `Send positions from at most ${coachingBounds.assignedGames} games.`);
  const odd = tasks.findIndex(({ position }) => !/^\d{1,9}$/.test(position));
  if (odd >= 0) return invalid(`tasks.${odd}.position`, 'Use the number of an event, such as 142.');
  return ok({ to: name, question: text, tasks });
}

const invalid = (where: string, advice: string): Result<never, Problem> =>
  fail({
    code: 'ASSIGNMENT_INVALID',
    message: `The field "${where}" of the assignment is not valid.`,
    advice,
    where,
  });
