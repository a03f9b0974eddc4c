import { Inject, Injectable } from '@nestjs/common';
import { resumePlay, type Archive } from '#archive';
import type { GameId } from '#record';
import type { Problem } from '../errors/problem.js';
import { GameFacts } from '../access/game-facts.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { signed } from '../notes/writing.js';
import { ARCHIVE } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { BotPlayers } from './bot-players.js';

/** Resumes games whose bots stopped after a failure. */
@Injectable()
export class HaltsService {
  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly games: ReplayedGames,
    private readonly facts: GameFacts,
    private readonly bots: BotPlayers,
  ) {}

  /**
   * Lets the bots of a game try again. Fails with `FORBIDDEN` or `PLAY_NOT_HALTED`, or if the game cannot be opened.
   */
  async resume(text: string, reader: Reader): Promise<GameId> {
    const { id } = await this.games.open(text, reader);
    const facts = valueOf(await this.facts.of(id));
    const isOwn = hasBegun(facts, reader);
    const sits = reader.seats.some(({ game }) => game === id);
    if (reader.role !== 'admin' && !isOwn && !sits) throw new ProblemError(forbidden);
    if (facts.halted === null) throw new ProblemError(notHalted);
    await resumePlay(this.archive, signed(id, reader), id);
    void this.bots.playOn(id);
    return id;
  }
}

const forbidden: Problem = {
  code: 'FORBIDDEN',
  message: 'Only admins, players in a game and the person who began it can resume it.',
  advice: 'Send a seat token, or sign in as the person who began the game.',
};

const notHalted: Problem = {
  code: 'PLAY_NOT_HALTED',
  message: 'Play in this game is not halted.',
  advice: 'Load the game again to see the pending decision and its seat.',
};
