import type { Problem, Result } from '#record';
import { admitted } from '#reviews';

interface Waiting {
  readonly id: string;
  readonly user: string;
  readonly make: () => Promise<void>;
}

/** Makes one review at a time. The next review is for the waiting user who was served least recently. */
export class ReviewTurns {
  #waiting: readonly Waiting[] = [];
  #making: Waiting | null = null;
  /** The users who were served, with the most recently served user last. */
  readonly #served = new Set<string>();
  #idle: Promise<void> = Promise.resolve();

  /** Checks that a user is allowed to request another review. Otherwise, fails with `REVIEWS_TOO_MANY`. */
  admit(user: string): Result<null, Problem<'REVIEWS_TOO_MANY'>> {
    const own = [...this.#waiting, ...(this.#making ? [this.#making] : [])].filter(
      (entry) => entry.user === user,
    );
    return admitted({ own: own.length, waiting: this.#waiting.length }, ' at this server');
  }

  /** Calls `make` when the review's turn comes. `make` must not throw. */
  add(id: string, user: string, make: () => Promise<void>): void {
    this.#waiting = [...this.#waiting, { id, user, make }];
    if (this.#making === null) this.#idle = this.#work();
  }

  /**
   * Returns the number of reviews before a waiting review, including the review that is being made. 0 if the review is
   * not waiting.
   */
  ahead(id: string): number {
    const served = new Set(this.#served);
    let left = this.#waiting;
    for (let before = this.#making === null ? 0 : 1; left.length > 0; before++) {
      const next = nextOf(left, served);
      if (next === null) break;
      if (next.id === id) return before;
      left = left.filter((entry) => entry !== next);
      serve(served, next.user);
    }
    return 0;
  }

  /** Removes a waiting review. Returns false if the review is not waiting. */
  remove(id: string): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter((entry) => entry.id !== id);
    return this.#waiting.length < before;
  }

  /** Drops the waiting reviews. Resolves when the current review has ended. */
  async close(): Promise<void> {
    this.#waiting = [];
    await this.#idle;
  }

  async #work(): Promise<void> {
    for (;;) {
      const next = nextOf(this.#waiting, this.#served);
      this.#making = next;
      if (next === null) return;
      this.#waiting = this.#waiting.filter((entry) => entry !== next);
      serve(this.#served, next.user);
      await next.make();
    }
  }
}

/** Returns the next review to make. Null if no review is waiting. */
function nextOf(waiting: readonly Waiting[], served: ReadonlySet<string>): Waiting | null {
  const users = [...served];
  const turn = ({ user }: Waiting): number => users.indexOf(user);
  // Among users with equal priority, takes the review that has waited longest.
  return waiting.reduce<Waiting | null>(
    (best, entry) => (best === null || turn(entry) < turn(best) ? entry : best),
    null,
  );
}

function serve(served: Set<string>, user: string): void {
  served.delete(user);
  served.add(user);
}
