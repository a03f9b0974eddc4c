import { Injectable } from '@nestjs/common';
import { BrokenRecordError } from '#event-store';
import { fail, ok, parseGameId, type GameId, type Result } from '#record';
import { GameFacts } from './game-facts.js';
import type { Reader } from './reader.js';
import { admissionOf, noSuchGame, type Admission, type Refusal } from './sight.js';

/** The id of a game; there is none by a text that cannot be one. */
export function gameIdIn(text: string): Result<GameId, Refusal> {
  const id = parseGameId(text);
  return id.ok ? ok(id.value) : fail(noSuchGame(text));
}

/** Decides who may look at a game from what is said about it, as it is now: no record is read. */
@Injectable()
export class Admissions {
  constructor(private readonly facts: GameFacts) {}

  /**
   * What the reader can view of a game, if there is such a game. Of a game whose notes cannot be read nobody knows who can view
   * it: for all but admins it is as if it were not there. Throws `BrokenRecordError` for admins.
   */
  async of(id: GameId, reader: Reader): Promise<Result<Admission, Refusal>> {
    try {
      return admissionOf(id, await this.facts.of(id), reader);
    } catch (error) {
      if (reader.role === 'admin' || !(error instanceof BrokenRecordError)) throw error;
      return fail(noSuchGame(id));
    }
  }
}
