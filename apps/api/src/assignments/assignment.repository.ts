import { Inject, Injectable } from '@nestjs/common';
import {
  assignmentFormat,
  assignmentOf,
  assignmentStream,
  coachStream,
  type Assignment,
  type AssignmentEntry,
} from '#coaching';
import { EntryStreams } from '#event-store';
import { coachingBounds, type Author } from '#record';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';

/** Maximum number of a coach's assignments that are read, the latest first. */
const MOST_LISTED = 2 * coachingBounds.assignments;

/** Assignments, each in its own stream, and lists of each coach's. */
@Injectable()
export class AssignmentRepository {
  readonly #streams: EntryStreams<AssignmentEntry>;

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    this.#streams = new EntryStreams(store, assignmentFormat);
  }

  /** Returns an assignment. Null if there is none. */
  async of(id: string): Promise<Assignment | null> {
    return assignmentOf((await this.#streams.readFrom(assignmentStream(id), 0)).entries);
  }

  /** A coach's assignments, latest first. */
  async madeBy(coach: Author): Promise<readonly Assignment[]> {
    const { entries } = await this.#streams.readFrom(coachStream(coach), 0);
    const ids = entries.flatMap((entry) => (entry.kind === 'AssignmentListed' ? [entry.assignment] : []));
    const found = await Promise.all(ids.slice(-MOST_LISTED).map((id) => this.of(id)));
    return found.filter((assignment) => assignment !== null).reverse();
  }

  /** Stores an assignment, then lists it, so that every listed one exists. */
  async make(coach: Author, made: Extract<AssignmentEntry, { kind: 'Assigned' }>): Promise<void> {
    await this.#streams.append(assignmentStream(made.assignment), [made]);
    await this.#streams.append(coachStream(coach), [
      { kind: 'AssignmentListed', assignment: made.assignment },
    ]);
  }

  /**
   * Appends the entries that `decide` returns for the current assignment, and calls it again when another writer was faster.
   */
  async decide(
    id: string,
    decide: (assignment: Assignment | null) => readonly AssignmentEntry[],
  ): Promise<void> {
    await this.#streams.decide(assignmentStream(id), (entries) => decide(assignmentOf(entries)));
  }
}
