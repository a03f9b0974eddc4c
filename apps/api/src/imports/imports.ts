import { Inject, Injectable } from '@nestjs/common';
import { StreamNotFoundError, WrongExpectedRevisionError, type GameStreams } from '#event-store';
import { importGame, type GameShelf } from '#interchange';
import type { GameId, RecordedEvent } from '#record';
import { actionCheck, GAME_MODULES, type GameModules } from '../game-modules.js';
import { Upkeep } from '../games/upkeep.js';
import { GAME_STREAMS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { ImportResult } from './import.types.js';

/** Takes exported games in. */
@Injectable()
export class Imports implements GameShelf {
  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly upkeep: Upkeep,
  ) {}

  /** Records the game of an export file, all of it or nothing; problems `IMPORT_…`. */
  async take(file: string): Promise<ImportResult> {
    const imported = valueOf(await importGame(this, file, (module) => this.#check(module)));
    await this.upkeep.catchUp();
    return imported;
  }

  async read(id: GameId): Promise<readonly RecordedEvent[] | null> {
    try {
      return await this.streams.read(id);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return null;
      throw error;
    }
  }

  async put(id: GameId, events: readonly RecordedEvent[]): Promise<void> {
    try {
      await this.streams.appendRecorded(id, events, 'no-stream');
    } catch (error) {
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
      throw new ProblemError({
        code: 'IMPORT_CONFLICT',
        message: `Somebody else is recording the game "${id}".`,
        advice: 'Import the file again.',
      });
    }
  }

  #check(module: string) {
    // Before the start of a game nobody knows which it is, and nothing happens.
    if (module === '') return () => null;
    return actionCheck(this.modules, module) ?? (() => `this server does not know the game "${module}"`);
  }
}
