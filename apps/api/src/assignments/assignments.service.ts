import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AssignedTask, Assignment as Found } from '#coaching';
import { coachingBounds, isSameAuthor, type Author, type Locale } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import { personOf } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import { ShareLinks } from '../notes/share-links.js';
import { openToWrite, signature } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { working } from '../limits/work.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { checkedAssignment, type AssignmentRequest } from './assignment-request.js';
import type { Assignment, SentTask } from './assignment.types.js';
import { AssignmentRepository } from './assignment.repository.js';
import { optionTexts, taskReply } from './task-view.js';

/** Creates and closes assignments, and shows coaches the answers. */
@Injectable()
export class AssignmentsService {
  #made: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly games: ReplayedGames,
    private readonly stored: AssignmentRepository,
    private readonly links: ShareLinks,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  /**
   * Sends positions to a player. Each gets a share link of its game, which is listed only for readers who can revoke it.
   * Problems `FORBIDDEN`, `ASSIGNMENT_INVALID`, `ASSIGNMENTS_TOO_MANY`, of `openToWrite` and of `ShareLinks.share`.
   */
  async make(requested: AssignmentRequest, reader: Reader, now: Date): Promise<Assignment> {
    const coach = valueOf(personOf(reader));
    const checked = valueOf(checkedAssignment(requested));
    // In sequence, so that assignments made at the same time count too.
    const made = this.#made.then(() => this.#make(coach, checked, reader, now));
    this.#made = made.catch(() => undefined);
    return made;
  }

  async #make(
    coach: Author,
    { to, question, tasks: wanted }: AssignmentRequest,
    reader: Reader,
    now: Date,
  ): Promise<Assignment> {
    const open = (await this.stored.madeBy(coach)).filter(({ isClosed }) => !isClosed);
    if (open.length >= coachingBounds.assignments) throw new ProblemError(tooMany);
    const games = await Promise.all(
      wanted.map(async ({ game: id, position, seat }) => {
        const game = await openToWrite(this.games, id, reader);
        valueOf(game.viewer(`${seat}`));
        valueOf(game.replay.at({ revision: Number(position) }));
        return { game, revision: Number(position), seat };
      }),
    );
    const tasks: AssignedTask[] = [];
    for (const { game, revision, seat } of games) {
      const { id: link } = await this.links.share(game, `${revision}`, `${seat}`, reader);
      tasks.push({ game: game.id, revision, seat, link });
    }
    const assignment = randomUUID();
    const by = signerOf(tasks, reader);
    const at = now.toISOString();
    await this.stored.make(coach, {
      kind: 'Assigned',
      assignment,
      to,
      question,
      tasks,
      at,
      by,
      author: coach,
    });
    const made = { assignment, to, question, tasks, at, by, isClosed: false, replies: [] };
    return this.#formatted(made, reader, 'en');
  }

  /** The reader's assignments, latest first. Problem `FORBIDDEN`. */
  async list(locale: Locale, reader: Reader): Promise<readonly Assignment[]> {
    const made = await this.stored.madeBy(valueOf(personOf(reader)));
    const assignments: Assignment[] = [];
    // The last ones first: games are opened for the words of their answers as long as there is room.
    for (const assignment of made) assignments.push(await this.#formatted(assignment, reader, locale));
    return assignments;
  }

  /** Ends an assignment of the reader, or any for admins. Problems `FORBIDDEN`, `ASSIGNMENT_NOT_FOUND`. */
  async close(id: string, reader: Reader): Promise<Assignment> {
    const person = valueOf(personOf(reader));
    const isOwn = (found: Found | null): found is Found =>
      found !== null && (reader.role === 'admin' || isSameAuthor(found.author, person));
    const found = await this.stored.of(id);
    if (!isOwn(found)) throw new ProblemError(noAssignment);
    const by = signerOf(found.tasks, reader);
    await this.stored.decide(id, (now) =>
      now?.isClosed === false ? [{ kind: 'AssignmentClosed', by, author: person }] : [],
    );
    for (const { game, link } of found.tasks)
      // It may be revoked, or its game gone.
      await this.links.revoke(game, link, reader).catch(notViewed);
    return this.#formatted({ ...found, isClosed: true }, reader, 'en');
  }

  async #formatted(found: Found, reader: Reader, locale: Locale): Promise<Assignment> {
    const { assignment: id, to, question, at, isClosed, tasks, replies } = found;
    const token = isClosed ? null : await this.access.capabilities.assignmentToken(id);
    const sentTasks: SentTask[] = [];
    for (const [number, { game: of, revision, seat }] of tasks.entries()) {
      const own = replies.filter(({ task }) => task === number);
      // Where the coach cannot view it any more, or there are too many, answers show as they were sent.
      const isOpened = own.length > 0 && working.getStore()?.hasRoom !== false;
      const game = isOpened ? await this.games.open(of, reader).catch(notViewed) : null;
      const words = game && optionTexts(game, revision, seat, locale);
      const sent = own.map((reply) => taskReply(reply, words));
      sentTasks.push({ number, game: of, position: `${revision}`, seat, replies: sent });
    }
    return {
      id,
      to,
      question,
      at: new Date(at),
      isClosed,
      token,
      link: token && `/assignment#assignment=${token}`,
      tasks: sentTasks,
    };
  }
}

/** The name shown on an assignment. */
const signerOf = (tasks: readonly AssignedTask[], reader: Reader): string =>
  tasks.map(({ game }) => signature(game, reader))[0] ?? '';

function notViewed(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}

const noAssignment: Problem = {
  code: 'ASSIGNMENT_NOT_FOUND',
  message: "There is no such assignment, or you didn't make it.",
  advice: '`assignments` lists yours.',
};
const tooMany: Problem = {
  code: 'ASSIGNMENTS_TOO_MANY',
  message: `You have ${coachingBounds.assignments} open assignments.`,
  advice: 'Close some with `closeAssignment`.',
};
