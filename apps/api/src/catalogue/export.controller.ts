import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { printGame } from '#interchange';
import { credentialsOf, ReadersService } from '../access/readers.service.js';
import { valueOf } from '../problem-error.js';
import { requireWhole } from '../replay/require-whole.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ProblemFilter } from './problem.filter.js';

@Controller('games')
@UseFilters(ProblemFilter)
export class ExportController {
  constructor(
    private readonly games: ReplayedGames,
    private readonly readers: ReadersService,
  ) {}

  /**
   * Exports a finished game to readers who can see the whole game. Refuses a game in progress, because the file would
   * reveal hands and decks.
   */
  @Get(':id/export')
  async export(@Param('id') id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const game = await this.games.open(id, valueOf(await this.readers.of(credentialsOf(request))));
    requireWhole(game);
    response
      .attachment(`${game.id}.retrace.json`)
      .type('application/json')
      .send(printGame({ id: game.id, events: game.events }));
  }
}
