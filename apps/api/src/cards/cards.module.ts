import { Module } from '@nestjs/common';
import { CardImports } from './card-imports.js';
import { CardsService } from './cards.service.js';
import { CardWords } from './card-texts.service.js';
import { CardsResolver } from './cards.resolver.js';

/** Cards, decks and their texts. */
@Module({
  providers: [CardsService, CardWords, CardImports, CardsResolver],
  exports: [CardsService, CardWords, CardImports],
})
export class CardsModule {}
