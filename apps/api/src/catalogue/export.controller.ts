import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { printGame } from '#interchange';
import { credentialsOf, Readers } from '../access/readers.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ToldProblems } from './told-problems.filter.js';

@Controller('games')
@UseFilters(ToldProblems)
export class ExportController {
  constructor(
    private readonly games: ReplayedGames,
    private readonly readers: Readers,
  ) {}

  /**
   * Exports a game that is over, for readers who can see all of it. While it is played, the file would reveal hands and decks.
   */
  @Get(':id/export')
  async export(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const game = await this.games.open(id, valueOf(await this.readers.of(credentialsOf(request))));
    if (game.isClosed && !game.tellsEverything)
      throw new ProblemError({
        code: 'VIEW_FORBIDDEN',
        message: "You can't view the whole game.",
        advice: 'Its players, coaches and admins can export it.',
      });
    if (!game.isOver)
      throw new ProblemError({
        code: 'GAME_NOT_OVER',
        message: `The game "${id}" is not over: its file would reveal what is hidden.`,
        advice: 'Wait for its end, or use `retrace export` on the machine that records it.',
      });
    response
      .attachment(`${game.id}.retrace.json`)
      .type('application/json')
      .send(printGame({ id: game.id, events: game.events }));
  }
}
