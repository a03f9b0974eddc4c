import { Controller, Get, HttpException, HttpStatus, Param, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { printGame } from '#interchange';
import type { Problem } from '#record';
import { Readers } from '../access/readers.js';
import { statusOf as unknownSender } from '../graphql/public-error.js';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';

const refused = ({ code, message, advice }: Problem, status: number): HttpException =>
  new HttpException({ code, message, advice }, status);

const statusOf = ({ code }: Problem): number =>
  code === 'LINK_REVOKED' ? HttpStatus.FORBIDDEN : HttpStatus.NOT_FOUND;

@Controller('games')
export class ExportController {
  constructor(
    private readonly games: ReplayedGames,
    private readonly readers: Readers,
  ) {}

  /** The export file of a game that is over, for who may see all of it. Before, it would tell hands and what comes. */
  @Get(':id/export')
  async export(
    @Param('id') id: string,
    @Req() { headers }: Request,
    @Res() response: Response,
  ): Promise<void> {
    const reader = await this.readers.of(headers);
    if (!reader.ok) throw refused(reader.error, unknownSender(reader.error));
    const game = await this.games.open(id, reader.value).catch((error: unknown) => {
      throw error instanceof ProblemError ? refused(error.problem, statusOf(error.problem)) : error;
    });
    if (game.isClosed && !game.tellsEverything) {
      const problem = { code: 'FORBIDDEN_VIEW', message: 'You may not look at the whole game.' };
      throw refused(
        { ...problem, advice: 'Its players, coaches and admins may export it.' },
        HttpStatus.FORBIDDEN,
      );
    }
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
