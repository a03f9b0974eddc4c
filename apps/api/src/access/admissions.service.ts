import { Injectable } from '@nestjs/common';
import { gameNotFound } from '#archive';
import type { GameAuthority } from '#projections';
import { fail, ok, parseGameId, type GameId, type Result } from '#record';
import { GameFacts } from './game-facts.js';
import type { Reader } from './reader.js';
import { admissionOf, type Admission, type Refusal } from './visible-part.js';

/** Parses a game id. Fails with `GAME_NOT_FOUND` if the id is invalid. */
export function gameIdIn(text: string): Result<GameId, Refusal> {
  const id = parseGameId(text);
  return id.ok ? ok(id.value) : fail(gameNotFound(text));
}

/** Decides which readers can view a game. Reads only the game's administrative entries, never its record. */
@Injectable()
export class AdmissionsService {
  constructor(private readonly facts: GameFacts) {}

  /**
   * Returns the part of a game that the reader can view. Does not check whether the game exists. Fails with
   * `LINK_REVOKED` if the reader's link was revoked, or with `GAME_NOT_FOUND` if the game was deleted or is hidden from
   * the reader. Also fails for the same reasons as `factsFor`.
   */
  async of(id: GameId, reader: Reader): Promise<Result<Admission, Refusal>> {
    const facts = await this.factsFor(id, reader);
    return facts.ok ? admissionOf(id, facts.value, reader) : facts;
  }

  /**
   * Returns the access rights of a game. If they are unreadable, admins get the problem. All other readers get
   * `GAME_NOT_FOUND`, because they might not be allowed to view the game.
   */
  async factsFor(id: GameId, reader: Reader): Promise<Result<GameAuthority, Refusal>> {
    const facts = await this.facts.of(id);
    if (facts.ok || reader.role === 'admin') return facts;
    return fail(gameNotFound(id));
  }
}
