import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AssignedTask, Assignment as Found } from '#coaching';
import { coachingBounds, isSameAuthor, type Locale } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import { personOf } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import type { Problem } from '../errors/problem.js';
import { ShareLinks } from '../notes/share-links.js';
import { openToWrite, signature } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { checkedAssignment, type AskedAssignment } from './asked-assignment.js';
import type { Assignment, SentTask } from './assignment.types.js';
import { KeptAssignments } from './kept-assignments.js';
import { optionTexts, toldReply } from './told-task.js';

/** Makes and closes assignments, and tells coaches what came back. */
@Injectable()
export class Assignments {
  constructor(
    private readonly games: ReplayedGames,
    private readonly kept: KeptAssignments,
    private readonly links: ShareLinks,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  /**
   * Sends positions to somebody. Each gets a share link of its game, which nobody sees but who can revoke it. Problems `FORBIDDEN`,
   * `ASSIGNMENT_INVALID`, `ASSIGNMENTS_TOO_MANY`, of `openToWrite` and of `ShareLinks.share`.
   */
  async make(asked: AskedAssignment, reader: Reader, now: Date): Promise<Assignment> {
    const coach = valueOf(personOf(reader));
    const { to, question, tasks: wanted } = valueOf(checkedAssignment(asked));
    const open = (await this.kept.madeBy(coach)).filter(({ isClosed }) => !isClosed);
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
    await this.kept.make(coach, { kind: 'Assigned', assignment, to, question, tasks, at, by, author: coach });
    const made = { assignment, to, question, tasks, at, by, isClosed: false, replies: [] };
    return this.#told(made, reader, 'en');
  }

  /** Those of the reader, the last one first. Problem `FORBIDDEN`. */
  async list(locale: Locale, reader: Reader): Promise<readonly Assignment[]> {
    const made = await this.kept.madeBy(valueOf(personOf(reader)));
    return Promise.all(made.map((one) => this.#told(one, reader, locale)));
  }

  /** Ends an assignment of the reader, or any for admins. Problems `FORBIDDEN`, `ASSIGNMENT_NOT_FOUND`. */
  async close(id: string, reader: Reader): Promise<Assignment> {
    const person = valueOf(personOf(reader));
    const isOwn = (found: Found | null): found is Found =>
      found !== null && (reader.role === 'admin' || isSameAuthor(found.author, person));
    const found = await this.kept.of(id);
    if (!isOwn(found)) throw new ProblemError(noAssignment);
    const by = signerOf(found.tasks, reader);
    await this.kept.decide(id, (now) =>
      now?.isClosed === false ? [{ kind: 'AssignmentClosed', by, author: person }] : [],
    );
    for (const { game, link } of found.tasks)
      // It may be revoked, or its game gone.
      await this.links.revoke(game, link, reader).catch(notViewed);
    return this.#told({ ...found, isClosed: true }, reader, 'en');
  }

  async #told(found: Found, reader: Reader, locale: Locale): Promise<Assignment> {
    const { assignment: id, to, question, at, isClosed, tasks, replies } = found;
    const token = isClosed ? null : await this.access.capabilities.assignmentToken(id);
    const told = tasks.map(async ({ game: of, revision, seat }, number): Promise<SentTask> => {
      const own = replies.filter(({ task }) => task === number);
      // Where the coach cannot view it any more, answers show as they were sent.
      const game = own.length === 0 ? null : await this.games.open(of, reader).catch(notViewed);
      const words = game && optionTexts(game, revision, seat, locale);
      const sent = own.map((reply) => toldReply(reply, words));
      return { number, game: of, position: `${revision}`, seat, replies: sent };
    });
    return {
      id,
      to,
      question,
      at: new Date(at),
      isClosed,
      token,
      link: token && `/assignment#assignment=${token}`,
      tasks: await Promise.all(told),
    };
  }
}

/** The name that stands at an assignment. */
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
