import { once } from 'node:events';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import { lineFormats, linesOf, rowsOf, tableNames, type LineFormat, type TableName } from '#datasets';
import { unreadable, parseCursor, newestFirst, type CataloguePage, type GameCatalogue } from '#read-models';
import { requestBounds } from '#record';
import { checkSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { credentialsOf, Readers } from '../access/readers.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import { ToldProblems } from '../catalogue/told-problems.filter.js';
import { Upkeep } from '../catalogue/upkeep.js';
import type { Problem } from '../errors/problem.js';
import { GAME_CATALOGUE } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { KeptReviews } from '../reviews/kept-reviews.js';

/** Seconds after which another table may be asked for. */
const LATER = 5;
/** The header with the cursor of the next page. */
const NEXT = 'Retrace-Next';

const types: Readonly<Record<LineFormat, string>> = { ndjson: 'application/x-ndjson', csv: 'text/csv' };

/** What of a dataset is asked for. */
interface Asked {
  readonly table: TableName;
  readonly format: LineFormat;
  readonly as: string;
  readonly games: number;
  readonly after: string | null;
}

/** Gives a table of a page of games as lines: one game is read, masked and sent after the other. */
@Controller('datasets')
@UseFilters(ToldProblems)
export class DatasetController {
  #sending = 0;

  constructor(
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    private readonly games: ReplayedGames,
    private readonly reviews: KeptReviews,
    private readonly readers: Readers,
    private readonly upkeep: Upkeep,
  ) {}

  /** Problems `DATASET_INVALID`, `FORBIDDEN`, `CURSOR_INVALID`, `DATASETS_TOO_MANY`. */
  @Get(':file')
  async send(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const reader = valueOf(await this.readers.of(credentialsOf(request)));
    valueOf(checkSignedIn(reader));
    const asked = askedIn(file, request.query);
    if (this.#sending >= requestBounds.datasets) throw new ProblemError(tooMany);
    this.#sending++;
    const patience = setTimeout(() => response.destroy(), requestBounds.datasetWithin);
    try {
      const page = await this.#page(asked, reader);
      const next = page.hasNext ? page.games.at(-1)?.cursor : undefined;
      if (next !== undefined) response.setHeader(NEXT, next);
      response.attachment(file).type(types[asked.format]);
      for await (const lines of this.#lines(asked, page, reader)) {
        if (response.destroyed) return;
        if (!response.write(lines)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      }
      response.end();
    } finally {
      clearTimeout(patience);
      this.#sending--;
    }
  }

  async #page({ games, after }: Asked, reader: Reader): Promise<CataloguePage> {
    await this.upkeep.catchUp();
    const query = { first: games, ...(after !== null && { after }) };
    return this.catalogue.page(query, knowledgeOf(reader)).catch((error: unknown) => {
      throw unreadable(error);
    });
  }

  /** Games that the reader cannot view from the perspective are left out, as if there were none. */
  async *#lines({ table, format, as }: Asked, page: CataloguePage, reader: Reader): AsyncGenerator<string> {
    const lines = linesOf(table, format);
    if (lines.head !== '') yield lines.head;
    for (const { id } of page.games) {
      const game = await this.games.open(id, reader).catch((error: unknown) => {
        if (error instanceof ProblemError) return null;
        throw error;
      });
      const viewer = game?.viewer(as);
      if (game == null || viewer?.ok !== true) continue;
      const { module, events } = game;
      const { reviews } = await this.reviews.of(game.id);
      yield lines.of(rowsOf({ id: game.id, module, events, viewer: viewer.value, reviews })[table]);
    }
  }
}

/** What an address asks for: `decisions.csv?as=all&games=100&after=…`. */
function askedIn(file: string, query: Request['query']): Asked {
  const [name, format] = file.split('.');
  const table = tableNames.find((one) => one === name);
  const known = lineFormats.find((one) => one === format);
  const games = Number(query['games'] ?? requestBounds.datasetGames);
  const { as = 'all', after = null } = query;
  if (table === undefined || known === undefined || `${table}.${known}` !== file)
    throw invalid(`There is no table "${file}".`, `Ask for ${tableNames.join(', ')}, as .ndjson or .csv.`);
  if (!Number.isInteger(games) || games < 1 || games > requestBounds.datasetGames)
    throw invalid(
      'The number of games is not valid.',
      `Ask for 1 to ${requestBounds.datasetGames} games at a time.`,
    );
  if (typeof as !== 'string' || (after !== null && typeof after !== 'string'))
    throw invalid('The address repeats a part.', 'Give each part once.');
  if (after !== null && parseCursor(after, newestFirst) === null)
    throw new ProblemError({
      code: 'CURSOR_INVALID',
      message: 'The cursor is not one of a dataset.',
      advice: `Use the header ${NEXT} of the page before.`,
    });
  return { table, format: known, as, games, after };
}

const invalid = (message: string, advice: string): ProblemError =>
  new ProblemError({ code: 'DATASET_INVALID', message, advice });

const tooMany: Problem = {
  code: 'DATASETS_TOO_MANY',
  message: 'The server is busy with other datasets.',
  advice: `Try again in ${LATER} seconds.`,
  data: { retryAfter: LATER },
};
