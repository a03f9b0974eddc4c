import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { HealthController } from './health.controller.js';
import { StoreHealth } from './store-health.js';

/** Checks that games can be read and listed. */
@Module({
  imports: [CatalogueModule, TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [StoreHealth],
})
export class HealthModule {}
