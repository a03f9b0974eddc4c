import { Inject, Injectable } from '@nestjs/common';
import { answerAssignment, assignmentClosed, assignmentIn, type Archive } from '#archive';
import { checkedReply, type AssignedTask, type Assignment, type Reply } from '#coaching';
import type { Locale } from '#record';
import { anonymous, type Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import type { Problem } from '../errors/problem.js';
import { written } from '../notes/note-texts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { AssignmentTask, ReceivedAssignment } from './assignment.types.js';
import { decisionAt, optionTexts, taskPosition, taskReply } from './task-view.js';

/** Shows assignments to the holders of their tokens, and stores their answers. */
@Injectable()
export class ReceivedAssignments {
  constructor(
    private readonly games: ReplayedGames,
    @Inject(ARCHIVE) private readonly archive: Archive,
  ) {}

  /** Returns the assignment whose token the reader sent. Fails with `ASSIGNMENT_NOT_FOUND` or `ASSIGNMENT_CLOSED`. */
  async of(locale: Locale, reader: Reader): Promise<ReceivedAssignment> {
    const { assignment: id, to, by, question, ...rest } = await this.#sent(reader);
    const tasks = await Promise.all(
      rest.tasks.map((task, number) => this.#formatted(task, number, rest, locale)),
    );
    return { id, to, by, question, tasks };
  }

  /**
   * Stores an answer to a task. Fails with `ASSIGNMENT_ANSWER_INVALID` if the task does not exist or the answer is not
   * valid. Also fails for the same reasons as `of` and `answerAssignment`, or if the game cannot be opened.
   */
  async answer(
    number: number,
    reply: Reply,
    locale: Locale,
    reader: Reader,
    now: Date,
  ): Promise<AssignmentTask> {
    const { assignment: id, tasks } = await this.#sent(reader);
    const task = tasks[number];
    if (task === undefined) throw new ProblemError(noTask);
    const text = reply.text === null ? null : (written(reply.text) ?? '');
    if (text === '' && reply.choice === null) throw new ProblemError(noText);
    const game = await this.#opened(task);
    const checked = checkedReply(
      { ...reply, text: text === '' ? null : text },
      decisionAt(game, task.revision, task.seat),
    );
    const sent = { task: number, at: now.toISOString(), ...valueOf(checked) };
    const answered = valueOf(await answerAssignment(this.archive, id, sent));
    return this.#formatted(task, number, answered, locale);
  }

  async #sent({ assignments = [] }: Reader): Promise<Assignment> {
    const found = assignments[0] === undefined ? null : await assignmentIn(this.archive, assignments[0]);
    if (found === null) throw new ProblemError(noAssignment);
    if (found.isClosed) throw new ProblemError(assignmentClosed);
    return found;
  }

  async #formatted(
    task: AssignedTask,
    number: number,
    { replies }: Pick<Assignment, 'replies'>,
    locale: Locale,
  ): Promise<AssignmentTask> {
    const { revision, seat } = task;
    const last = replies.findLast((reply) => reply.task === number);
    try {
      const game = await this.#opened(task);
      const words = optionTexts(game, revision, seat, locale);
      return {
        number,
        position: taskPosition(game, revision, seat, locale),
        code: null,
        reply: last === undefined ? null : taskReply(last, words),
      };
    } catch (error) {
      // Reports the error for this task only, because the other tasks can still be answered.
      if (!(error instanceof ProblemError)) throw error;
      return { number, position: null, code: error.problem.code, reply: null };
    }
  }

  /**
   * Opens the game through the task's share link. The game then ends at the task's position even if the reader can view
   * more.
   */
  async #opened({ game, revision, seat, link }: AssignedTask): Promise<OpenedGame> {
    const shared = { id: link, game, position: `${revision}`, as: `${seat}` };
    const opened = await this.games.open(game, { ...anonymous, shares: [shared] });
    valueOf(opened.viewer(`${seat}`));
    return opened;
  }
}

const noAssignment: Problem = {
  code: 'ASSIGNMENT_NOT_FOUND',
  message: 'The assignment does not exist.',
  advice: 'Send the assignment\'s token as "Authorization: Bearer <token>".',
};
const noTask: Problem = {
  code: 'ASSIGNMENT_ANSWER_INVALID',
  message: 'The assignment has no task with this number.',
  advice: "Use the `number` of one of the assignment's tasks.",
};
const noText: Problem = {
  code: 'ASSIGNMENT_ANSWER_INVALID',
  message: 'The answer is empty, or contains unprintable characters.',
  advice: 'Send options of the task as `choice`, or send a `text`.',
};
