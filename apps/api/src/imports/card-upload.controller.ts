import { Controller, HttpCode, Post, Req, UseFilters } from '@nestjs/common';
import type { Request } from 'express';
import { requestBounds } from '#record';
import type { Reader } from '../access/reader.js';
import { CardImports } from '../cards/card-imports.js';
import type { CardsImport } from '../cards/card.types.js';
import { ProblemFilter } from '../catalogue/problem.filter.js';
import { UploadsService } from './uploads.service.js';

@Controller('cards')
@UseFilters(ProblemFilter)
export class CardUploadController {
  constructor(
    private readonly cards: CardImports,
    private readonly uploads: UploadsService,
  ) {}

  /** Imports the cards of a file, like `importCards`. */
  @Post('import')
  @HttpCode(200)
  import(@Req() request: Request): Promise<CardsImport> {
    const { cards } = this;
    const admit = (reader: Reader): void => cards.admit(reader);
    const file = { noun: 'cards', most: requestBounds.cards, packed: false, admit } as const;
    return this.uploads.take(request, file, async (bytes, reader) =>
      cards.takeBytes(bytes, reader, request.query['replace'] === 'true'),
    );
  }
}
