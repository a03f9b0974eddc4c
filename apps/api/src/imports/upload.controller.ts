import { Controller, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import type { Request } from 'express';
import { requestBounds, visibilities, type Visibility } from '#record';
import type { Problem } from '../errors/problem.js';
import { ProblemFilter } from '../catalogue/problem.filter.js';
import { ProblemError } from '../problem-error.js';
import type { ImportResult } from './import.types.js';
import { ImportsService } from './imports.service.js';
import { UploadsService } from './uploads.service.js';

@Controller('games')
@UseFilters(ProblemFilter)
export class UploadController {
  constructor(
    private readonly imports: ImportsService,
    private readonly uploads: UploadsService,
  ) {}

  /** Imports the game in an export file, like `importGame`. */
  @Post('import')
  @HttpCode(200)
  import(@Req() request: Request): Promise<ImportResult> {
    const game = { noun: 'game', most: requestBounds.upload, packed: true } as const;
    return this.uploads.take(request, game, (bytes, reader) =>
      this.imports.take(bytes, reader, visibilityIn(request), request.query['keepBoth'] === 'true'),
    );
  }
}

/**
 * Reads the requested visibility from the query string (`?visibility=PLAYERS`). Null if there is none. Fails with
 * `VISIBILITY_INVALID` if the value is not a visibility.
 */
function visibilityIn({ query }: Request): Visibility | null {
  const requested = query['visibility'];
  if (requested === undefined) return null;
  const known = visibilities.find((visibility) => visibility === requested);
  if (known === undefined) throw new ProblemError(badVisibility);
  return known;
}

const badVisibility: Problem = {
  code: 'VISIBILITY_INVALID',
  message: 'The visibility in the address is not valid.',
  advice: `Use one of ${visibilities.join(', ')}, or leave the visibility out.`,
};
