import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { StatisticsDesk } from './statistics-desk.js';
import { StatisticsResolver } from './statistics.resolver.js';

/** What many games come to. */
@Module({ imports: [CatalogueModule], providers: [StatisticsDesk, StatisticsResolver] })
export class StatisticsModule {}
