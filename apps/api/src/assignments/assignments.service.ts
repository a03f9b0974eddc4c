import { Inject, Injectable } from '@nestjs/common';
import {
  assignmentIn,
  assignmentsOf,
  closeAssignment,
  makeAssignment,
  noAssignment,
  type Archive,
} from '#archive';
import type { AssignedTask, Assignment as Found } from '#coaching';
import { isSameAuthor, type GameId, type Locale } from '#record';
import { ACCESS, type Access } from '../access/access.js';
import { personOf } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { ARCHIVE } from '../api.tokens.js';
import { mayChange, openToWrite, signature, signed } from '../notes/writing.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { working } from '../limits/work.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { checkedAssignment, type AssignmentRequest } from './assignment-request.js';
import type { Assignment, SentTask } from './assignment.types.js';
import { optionTexts, taskReply } from './task-view.js';

/** Creates and closes assignments, and shows coaches the answers. */
@Injectable()
export class AssignmentsService {
  constructor(
    private readonly games: ReplayedGames,
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(ACCESS) private readonly access: Access,
  ) {}

  /**
   * Sends positions to a player. Creates a share link for each position. Lists of links show these links only to
   * readers who can revoke them. Fails with `FORBIDDEN` or `ASSIGNMENT_INVALID`. Also fails for the same reasons as
   * `openToWrite` and `makeAssignment`.
   */
  async make(requested: AssignmentRequest, reader: Reader, now: Date): Promise<Assignment> {
    const coach = valueOf(personOf(reader));
    const { to, question, tasks: wanted } = valueOf(checkedAssignment(requested));
    const tasks = await Promise.all(
      wanted.map(async ({ game: id, position, seat }) => {
        const game = await openToWrite(this.games, id, reader);
        const revision = Number(position);
        valueOf(game.viewer(`${seat}`));
        valueOf(game.replay.at({ revision }));
        return { game: game.id, revision, seat };
      }),
    );
    const author = { by: signerOf(tasks, reader), author: coach };
    const sent = { to, question, tasks, at: now.toISOString(), signed: signerIn(reader) };
    return this.#formatted(valueOf(await makeAssignment(this.archive, author, sent)), reader, 'en');
  }

  /**
   * Returns the assignments that the reader has made, latest first. Fails with `FORBIDDEN` if the reader cannot be
   * identified.
   */
  async list(locale: Locale, reader: Reader): Promise<readonly Assignment[]> {
    const made = await assignmentsOf(this.archive, valueOf(personOf(reader)));
    const assignments: Assignment[] = [];
    // Formats the assignments one at a time, latest first. If the request reaches its work limit, only the oldest
    // assignments show option keys instead of texts.
    for (const assignment of made) assignments.push(await this.#formatted(assignment, reader, locale));
    return assignments;
  }

  /**
   * Closes one of the reader's assignments. Admins can close any assignment. Fails with `FORBIDDEN` or
   * `ASSIGNMENT_NOT_FOUND`.
   */
  async close(id: string, reader: Reader): Promise<Assignment> {
    const person = valueOf(personOf(reader));
    const isOwn = (found: Found | null): found is Found =>
      found !== null && (reader.role === 'admin' || isSameAuthor(found.author, person));
    const found = await assignmentIn(this.archive, id);
    if (!isOwn(found)) throw new ProblemError(noAssignment);
    const author = { by: signerOf(found.tasks, reader), author: person };
    const closed = await closeAssignment(this.archive, author, {
      id,
      signed: signerIn(reader),
      mayRevoke: (game, link) => mayChange(game, reader, link),
    });
    return this.#formatted(valueOf(closed), reader, 'en');
  }

  async #formatted(found: Found, reader: Reader, locale: Locale): Promise<Assignment> {
    const { assignment: id, to, question, at, isClosed, tasks, replies } = found;
    const token = isClosed ? null : await this.access.capabilities.assignmentToken(id);
    const sentTasks: SentTask[] = [];
    for (const [number, { game: of, revision, seat }] of tasks.entries()) {
      const own = replies.filter(({ task }) => task === number);
      // The answers contain option keys instead of texts if the coach can no longer view the game or the work limit is
      // reached.
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

/** Returns a function that signs a game's share links in the reader's name. */
const signerIn = (reader: Reader) => (game: GameId) => signed(game, reader);

/** Returns the sender's name, as shown in an assignment. */
const signerOf = (tasks: readonly Pick<AssignedTask, 'game'>[], reader: Reader): string =>
  tasks.map(({ game }) => signature(game, reader))[0] ?? '';

function notViewed(error: unknown): null {
  if (error instanceof ProblemError) return null;
  throw error;
}
