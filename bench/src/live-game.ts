import { setTimeout as after } from 'node:timers/promises';
import { altered } from '#altered/rules';
import { play } from '#analysis';
import type { GameStreams } from '#event-store';
import { invariant, type GameEvent, type GameId } from '#record';
import { botsFor, mixedSetups } from './games.js';

/** The interval between the decisions of fast players, in milliseconds. */
const PACE = 250;

/** A game that is played decision by decision while spectators follow it. */
export class LiveGame {
  readonly #stopping = new AbortController();
  #playing: Promise<void> = Promise.resolve();
  #events = 0;

  private constructor(
    private readonly streams: GameStreams,
    private readonly id: GameId,
    private readonly stretches: Iterator<{ readonly events: readonly GameEvent[] }>,
  ) {}

  /** Starts a game. Resolves when the first events have been recorded. */
  static async begin(streams: GameStreams, id: GameId): Promise<LiveGame> {
    const [setup] = mixedSetups(1);
    invariant(setup !== undefined, 'there is a setup');
    const played = play(altered, setup, botsFor(setup));
    invariant(played.ok, 'the shipped decks can be played');
    const game = new LiveGame(streams, id, played.value[Symbol.iterator]());
    await game.#next();
    game.#playing = game.#play();
    return game;
  }

  async #play(): Promise<void> {
    const { signal } = this.#stopping;
    do await after(PACE);
    while (!signal.aborted && (await this.#next()));
  }

  async #next(): Promise<boolean> {
    const next = this.stretches.next();
    if (next.done === true) return false;
    const { events } = next.value;
    await this.streams.append(this.id, events, this.#events === 0 ? 'no-stream' : this.#events - 1);
    this.#events += events.length;
    return true;
  }

  /** Ends play. Resolves to the number of recorded events. */
  async stop(): Promise<number> {
    this.#stopping.abort();
    await this.#playing;
    return this.#events;
  }
}
