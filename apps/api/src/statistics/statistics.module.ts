import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { StatisticsService } from './statistics.service.js';
import { StatisticsResolver } from './statistics.resolver.js';

/** Statistics of many games. */
@Module({ imports: [CatalogueModule], providers: [StatisticsService, StatisticsResolver] })
export class StatisticsModule {}
