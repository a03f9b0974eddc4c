import { Injectable } from '@nestjs/common';
import type { GameAuthority } from '#projections';
import { fail, ok, parseGameId, type GameId, type Result } from '#record';
import { GameFacts } from './game-facts.js';
import type { Reader } from './reader.js';
import { admissionOf, noSuchGame, type Admission, type Refusal } from './sight.js';

/** The id of a game; there is none by a text that cannot be one. */
export function gameIdIn(text: string): Result<GameId, Refusal> {
  const id = parseGameId(text);
  return id.ok ? ok(id.value) : fail(noSuchGame(text));
}

/** Decides who may look at a game from what is decided about it, as it is now: no record is read. */
@Injectable()
export class Admissions {
  constructor(private readonly facts: GameFacts) {}

  /** What the reader can view of a game, if there is such a game. Problems of `facts`, `LINK_REVOKED`. */
  async of(id: GameId, reader: Reader): Promise<Result<Admission, Refusal>> {
    const facts = await this.factsFor(id, reader);
    return facts.ok ? admissionOf(id, facts.value, reader) : facts;
  }

  /**
   * What is decided about a game. Where it cannot be read nobody knows who can view it: for all but admins, who are told the
   * problem, the game is as if it were not there (`GAME_NOT_FOUND`).
   */
  async factsFor(id: GameId, reader: Reader): Promise<Result<GameAuthority, Refusal>> {
    const facts = await this.facts.of(id);
    if (facts.ok || reader.role === 'admin') return facts;
    return fail(noSuchGame(id));
  }
}
