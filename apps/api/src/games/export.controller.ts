import { Controller, Get, HttpException, HttpStatus, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import { printGame } from '#interchange';
import type { Problem } from '#record';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';

const refused = ({ code, message, advice }: Problem, status: HttpStatus): HttpException =>
  new HttpException({ code, message, advice }, status);

@Controller('games')
export class ExportController {
  constructor(private readonly games: ReplayedGames) {}

  /** The export file of a game that is over. Before, it would tell the players' hands and what comes. */
  @Get(':id/export')
  async export(@Param('id') id: string, @Res() response: Response): Promise<void> {
    const game = await this.games.open(id).catch((error: unknown) => {
      throw error instanceof ProblemError ? refused(error.problem, HttpStatus.NOT_FOUND) : error;
    });
    if (!game.isOver)
      throw refused(
        {
          code: 'GAME_NOT_OVER',
          message: `The game "${id}" is not over: its file would tell what is hidden.`,
          advice: 'Export it where it is recorded, with `retrace export`.',
        },
        HttpStatus.CONFLICT,
      );
    response
      .attachment(`${game.id}.retrace.json`)
      .type('application/json')
      .send(printGame({ id: game.id, events: game.events }));
  }
}
