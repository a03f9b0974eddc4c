import { openDecks, setupFor } from '#altered/cards';
import { altered } from '#altered/rules';
import type { EventStore, NewEvent } from '#event-store';
import { administrationStream, gameStream, isNoteKind, NOTE_SCHEMA_VERSION, notesStream } from '#record';
import type { AdministrationEntry, GameId, Json, Note } from '#record';
import { below, playRandomly, uuidOf, type SeededRandom } from '#record/testing';
import type { Acknowledged } from './sound.js';

/** The number of games that are recorded concurrently. */
const TABLES = 4;
const DECISIONS = 30;

interface OpenGame {
  readonly id: GameId;
  readonly rest: NewEvent[];
}

/** Records games of Altered in small appends, and notes about the games. Remembers the acknowledged appends. */
export class Recorder {
  readonly acknowledged: Acknowledged[] = [];
  readonly #tables: OpenGame[] = [];
  #games = 0;
  #notes = 0;

  constructor(
    private readonly store: Pick<EventStore, 'append'>,
    private readonly random: SeededRandom,
    /**
     * Whether the recorder itself deletes the streams of deleted games. If false, a server that follows the store
     * deletes them.
     */
    private readonly deletes = true,
  ) {}

  get events(): number {
    return this.acknowledged.reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Performs `times` appends to random games. */
  async record(times: number): Promise<void> {
    for (let time = 0; time < times; time++) {
      const table = below(this.random, TABLES);
      const game = (this.#tables[table] ??= this.#begun());
      await this.#append(gameStream(game.id), game.rest.splice(0, 1 + below(this.random, 20)));
      if (below(this.random, 3) === 0) {
        const note = this.#newNote(game.id);
        const stream = isNoteKind(note.type) ? notesStream(game.id) : administrationStream(game.id);
        await this.#append(stream, [note]);
      }
      if (game.rest.length === 0) this.#tables[table] = this.#begun();
    }
  }

  #begun(): OpenGame {
    const seed = `${this.random.seed}/${this.#games++}`;
    const id = `recorded-${this.#games}` as GameId;
    const decks = openDecks();
    const drawn = [0, 1].flatMap(() => decks[below(this.random, decks.length)] ?? []);
    const setup = setupFor({ decks: drawn, seed, edition: '1.0' });
    const rest = playRandomly(altered, setup, seed, { game: seed, decisions: DECISIONS }).map(
      ({ id, event, metadata }) => ({
        id,
        type: event.kind,
        data: event as unknown as Json,
        metadata: metadata as unknown as Json,
      }),
    );
    return { id, rest };
  }

  #newNote(game: GameId): NewEvent {
    const tag = ['final', 'odd'][below(this.random, 2)] ?? 'final';
    const entries: readonly (Note | AdministrationEntry)[] = [
      { kind: 'Tagged', tag, by: 'ada' },
      { kind: 'Untagged', tag, by: 'ada' },
      { kind: 'VisibilitySet', visibility: 'PRIVATE', by: 'ada' },
      ...(below(this.random, 8) === 0 && this.deletes ? [{ kind: 'GameDeleted', by: 'ada' } as const] : []),
    ];
    const entry = entries[below(this.random, entries.length)] ?? { kind: 'Tagged', tag, by: 'ada' };
    return {
      id: uuidOf(`${game}/note/${this.#notes++}`),
      type: entry.kind,
      data: entry as unknown as Json,
      metadata: { schema: NOTE_SCHEMA_VERSION, recordedAt: new Date(Date.UTC(2026, 0, 1)).toISOString() },
    };
  }

  async #append(stream: string, events: readonly NewEvent[]): Promise<void> {
    const { revision } = await this.store.append(stream, events, 'any');
    this.acknowledged.push({ stream, events, revision });
  }
}
