import { Module } from '@nestjs/common';
import { CardImports } from './card-imports.js';
import { CardsService } from './cards.service.js';
import { CardTextsService } from './card-texts.service.js';
import { CardsResolver } from './cards.resolver.js';

@Module({
  providers: [CardsService, CardTextsService, CardImports, CardsResolver],
  exports: [CardsService, CardTextsService, CardImports],
})
export class CardsModule {}
