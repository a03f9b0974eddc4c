import { Controller, Get, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { parseDraftId } from '#altered/drafts';
import { MOST_CHARACTERS, printDraft, type GameFile } from '#interchange';
import { credentialsOf, ReadersService } from '../access/readers.service.js';
import { ProblemFilter } from '../catalogue/problem.filter.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { DraftMatches } from './draft-matches.js';

@Controller('drafts')
@UseFilters(ProblemFilter)
export class DraftExportController {
  constructor(
    private readonly matches: DraftMatches,
    private readonly games: ReplayedGames,
    private readonly readers: ReadersService,
  ) {}

  /**
   * Exports a finished draft with the games that the sender can see completely. `?games=false` omits the games. Fails
   * with `DRAFT_NOT_OVER` or `EXPORT_TOO_LARGE`, or if the draft cannot be opened.
   */
  @Get(':id/export')
  async export(
    @Param('id') text: string,
    @Query('games') games: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const reader = valueOf(await this.readers.of(credentialsOf(request)));
    const { id, events, state } = await this.matches.withResults(text);
    if (state.phase !== 'over')
      throw new ProblemError({
        code: 'DRAFT_NOT_OVER',
        message: `The draft "${id}" is not over, so an export would reveal hidden information.`,
        advice: 'Wait until the draft is over.',
      });
    const along: GameFile[] = [];
    for (const { game } of games === 'false' ? [] : state.ended) {
      const played = await this.games.open(game, reader).catch((error: unknown) => {
        if (error instanceof ProblemError) return null;
        throw error;
      });
      if (played?.tellsEverything === true && played.isOver)
        along.push({ id: played.id, events: played.events });
    }
    const file = printDraft({ id: valueOf(parseDraftId(id)), events, games: along });
    if (file.length > MOST_CHARACTERS)
      throw new ProblemError({
        code: 'EXPORT_TOO_LARGE',
        message: 'The draft and its games are too large for one file.',
        advice: 'Export the draft without its games (?games=false), then export the games one by one.',
      });
    response.attachment(`${id}.retrace.json`).type('application/json').send(file);
  }
}
