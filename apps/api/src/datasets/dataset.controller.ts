import { once } from 'node:events';
import { Controller, Get, Inject, Param, Req, Res, UseFilters } from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  GameLines,
  lineFormats,
  linesOf,
  tableNames,
  type GamePart,
  type LineFormat,
  type TableName,
} from '#datasets';
import { unreadable, parseCursor, newestFirst, type CataloguePage, type GameCatalogue } from '#read-models';
import { parsePosition, requestBounds, type GameId } from '#record';
import { AdmissionsService } from '../access/admissions.service.js';
import { checkSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { credentialsOf, ReadersService } from '../access/readers.service.js';
import { visiblePart } from '../access/visible-part.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import { ProblemFilter } from '../catalogue/problem.filter.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import type { Problem } from '../errors/problem.js';
import { GAME_CATALOGUE } from '../api.tokens.js';
import { Places } from '../limits/places.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { mayLookAs } from '../replay/opened-game.js';
import { viewerOf } from '../viewers.js';

/** The number of seconds that a refused client should wait before it requests a table again. */
const LATER = 5;
/** The response header with the cursor of the next page. */
const NEXT = 'Retrace-Next';

const types: Readonly<Record<LineFormat, string>> = { ndjson: 'application/x-ndjson', csv: 'text/csv' };

/** The requested part of a dataset. */
interface DatasetRequest {
  readonly table: TableName;
  readonly format: LineFormat;
  readonly as: string;
  readonly games: number;
  readonly after: string | null;
}

/**
 * Streams a table for a page of games. Each line of the response is one row. Threads read and mask the games, one game
 * at a time.
 */
@Controller('datasets')
@UseFilters(ProblemFilter)
export class DatasetController {
  readonly #places = new Places(requestBounds.datasets, requestBounds.datasets / 2);

  constructor(
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    private readonly admissions: AdmissionsService,
    private readonly lines: GameLines,
    private readonly readers: ReadersService,
    private readonly catalogueSync: CatalogueSync,
  ) {}

  /**
   * Sends one table for a page of games. Fails with `DATASET_INVALID`, `FORBIDDEN`, `CURSOR_INVALID` or
   * `DATASETS_TOO_MANY`.
   */
  @Get(':file')
  async send(@Param('file') file: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const reader = valueOf(await this.readers.of(credentialsOf(request)));
    valueOf(checkSignedIn(reader));
    const requested = requestIn(file, request.query);
    const giveBack = this.#places.take(reader);
    if (giveBack === null) throw new ProblemError(tooMany);
    const patience = setTimeout(() => response.destroy(), requestBounds.datasetWithin);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const page = await this.#page(requested, reader);
      const next = page.hasNext ? page.games.at(-1)?.cursor : undefined;
      if (next !== undefined) response.setHeader(NEXT, next);
      response.attachment(file).type(types[requested.format]);
      const { head } = linesOf(requested.table, requested.format);
      if (head !== '') response.write(head);
      for await (const lines of this.lines.of(this.#parts(requested, page, reader), gone.signal))
        if (!response.write(lines)) await once(response, 'drain', { signal: gone.signal });
      response.end();
    } catch (error) {
      // An error after the client has disconnected is ignored.
      if (!gone.signal.aborted) throw error;
    } finally {
      clearTimeout(patience);
      giveBack();
    }
  }

  async #page({ games, after }: DatasetRequest, reader: Reader): Promise<CataloguePage> {
    await this.catalogueSync.catchUp();
    const query = { first: games, ...(after !== null && { after }) };
    return this.catalogue.page(query, knowledgeOf(reader)).catch((error: unknown) => {
      throw unreadable(error);
    });
  }

  /**
   * Yields the parts of a dataset, one part per game. Skips games that the reader cannot view from the perspective
   * `as`.
   */
  async *#parts(
    { table, format, as }: DatasetRequest,
    page: CataloguePage,
    reader: Reader,
  ): AsyncGenerator<GamePart> {
    for (const { id, summary } of page.games) {
      const game = id as GameId;
      const admission = await this.admissions.of(game, reader);
      if (!admission.ok) continue;
      const part = visiblePart(admission.value, summary.result !== null);
      const viewer = viewerOf(as, summary.players.length);
      if (!viewer.ok || !mayLookAs(viewer.value, as, part)) continue;
      const until = part.kind === 'shared' ? valueOf(parsePosition(part.position)).revision : null;
      const lists = part.kind === 'everything';
      yield { game, viewer: viewer.value, until, lists, table, format };
    }
  }
}

/** Parses the address and query of a dataset, such as `decisions.csv?as=all&games=100&after=…`. */
function requestIn(file: string, query: Request['query']): DatasetRequest {
  const [name, format] = file.split('.');
  const table = tableNames.find((candidate) => candidate === name);
  const known = lineFormats.find((candidate) => candidate === format);
  const games = Number(query['games'] ?? requestBounds.datasetGames);
  const { as = 'all', after = null } = query;
  if (table === undefined || known === undefined || `${table}.${known}` !== file)
    throw invalid(
      `There is no table "${file}".`,
      `Use ${tableNames.join(', ')}, with .ndjson or .csv after the name.`,
    );
  if (!Number.isInteger(games) || games < 1 || games > requestBounds.datasetGames)
    throw invalid(
      'The number of games is not valid.',
      `Use a number from 1 to ${requestBounds.datasetGames}.`,
    );
  if (typeof as !== 'string' || (after !== null && typeof after !== 'string'))
    throw invalid('The address contains a parameter more than once.', 'Use each parameter only once.');
  if (after !== null && parseCursor(after, newestFirst) === null)
    throw new ProblemError({
      code: 'CURSOR_INVALID',
      message: 'The cursor does not belong to a dataset.',
      advice: `Use the header ${NEXT} of the previous page.`,
    });
  return { table, format: known, as, games, after };
}

const invalid = (message: string, advice: string): ProblemError =>
  new ProblemError({ code: 'DATASET_INVALID', message, advice });

const tooMany: Problem = {
  code: 'DATASETS_TOO_MANY',
  message: 'The server is busy with other dataset requests.',
  advice: `Try again in ${LATER} seconds.`,
  data: { retryAfter: LATER },
};
