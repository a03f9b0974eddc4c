import { Inject, Injectable } from '@nestjs/common';
import { isThere } from '#event-store';
import type { GameCatalogue, GameRow } from '#read-models';
import { gameStream, type GameId } from '#record';
import { AdmissionsService } from '../access/admissions.service.js';
import type { Reader } from '../access/reader.js';
import { EVENT_STORE, GAME_CATALOGUE, type EventStore } from '../api.tokens.js';

/** Decides which games a reader can find, without reading the games' records. */
@Injectable()
export class VisibleGames {
  constructor(
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly admissions: AdmissionsService,
  ) {}

  /** Whether a game exists and its existence is not hidden from the reader. */
  async has(id: GameId, reader: Reader): Promise<boolean> {
    return (await this.of([id], reader)).length > 0;
  }

  /** Returns the ids of the games that exist and whose existence is not hidden from the reader. */
  async of(ids: readonly GameId[], reader: Reader): Promise<readonly GameId[]> {
    const admissions = await Promise.all(ids.map((id) => this.admissions.of(id, reader)));
    const admitted = ids.filter((_, at) => admissions[at]?.ok);
    const listed = await this.catalogue.games(admitted).catch(() => []);
    // The list might not contain a new game yet, so an unlisted game is looked up in the store.
    const there = await Promise.all(admitted.map((id, at) => this.#isThere(id, listed[at] ?? null)));
    return admitted.filter((_, at) => there[at]);
  }

  async #isThere(id: GameId, listed: GameRow | null): Promise<boolean> {
    return listed !== null || isThere(this.store, gameStream(id));
  }
}
