import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { PlayModule } from '../play/play.module.js';
import { OpeningTables } from './opening-tables.js';
import { OpeningsResolver } from './openings.resolver.js';
import { OpeningsService } from './openings.service.js';

@Module({
  imports: [CardsModule, PlayModule],
  providers: [OpeningTables, OpeningsService, OpeningsResolver],
})
export class OpeningsModule {}
