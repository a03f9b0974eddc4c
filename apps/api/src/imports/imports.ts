import { Inject, Injectable } from '@nestjs/common';
import {
  BrokenRecordError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedRevisionError,
  type GameStreams,
} from '#event-store';
import { importGame } from '#interchange';
import { GameFold } from '#projections';
import type { GameId, RecordedEvent } from '#record';
import type { Reader } from '../access/reader.js';
import { actionCheck, GAME_MODULES, type GameModules } from '../game-modules.js';
import { Upkeep } from '../games/upkeep.js';
import { GAME_STREAMS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import type { ImportResult } from './import.types.js';

/** Takes exported games in. */
@Injectable()
export class Imports {
  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly games: ReplayedGames,
    private readonly upkeep: Upkeep,
  ) {}

  /** Records the game of an export file, all of it or nothing; problems `IMPORT_…`. */
  async take(file: string, reader: Reader): Promise<ImportResult> {
    const shelf = {
      read: (id: GameId) => this.#read(id, reader),
      put: (id: GameId, events: readonly RecordedEvent[]) => this.#put(id, events),
    };
    const imported = valueOf(await importGame(shelf, file, (module) => this.#check(module)));
    await this.upkeep.catchUp();
    return imported;
  }

  /** What a file is held against. Who may not see all of a game is not told how right a file guesses it. */
  async #read(id: GameId, reader: Reader): Promise<readonly RecordedEvent[] | null> {
    const game = await this.games.open(id, reader).catch((error: unknown) => {
      if (error instanceof ProblemError) return null;
      throw error;
    });
    if (game?.tellsEverything === true) return game.events;
    if (game === null && !(await this.#isThere(id))) return null;
    throw taken(id);
  }

  async #isThere(id: GameId): Promise<boolean> {
    try {
      await this.streams.last(id);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return false;
      if (!(error instanceof BrokenRecordError)) throw error;
    }
    return true;
  }

  async #put(id: GameId, events: readonly RecordedEvent[]): Promise<void> {
    try {
      GameFold.of(this.modules, events);
    } catch {
      // The list of games would stand still before it.
      throw new ProblemError({
        code: 'IMPORT_EVENT',
        message: 'What is recorded in the file cannot have happened.',
        advice: 'Export the game again, or fetch the file again.',
        where: 'events',
      });
    }
    try {
      await this.streams.appendRecorded(id, events, 'no-stream');
    } catch (error) {
      if (error instanceof WrongExpectedRevisionError || error instanceof StreamDeletedError) throw taken(id);
      throw error;
    }
  }

  #check(module: string) {
    // Before the start of a game nobody knows which it is, and nothing happens.
    if (module === '') return () => null;
    return actionCheck(this.modules, module) ?? (() => `this server does not know the game "${module}"`);
  }
}

const taken = (id: GameId): ProblemError =>
  new ProblemError({
    code: 'IMPORT_CONFLICT',
    message: `Another game has the id "${id}", had it, or is being recorded under it.`,
    advice: 'Import the file again later, or into another data folder (RETRACE_DATA).',
  });
