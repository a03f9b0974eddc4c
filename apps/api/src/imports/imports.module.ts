import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { ImportChecks } from './import-checks.js';
import { ImportResolver } from './import.resolver.js';
import { ImportedResolver } from './imported.resolver.js';
import { Imports } from './imports.js';
import { UploadController } from './upload.controller.js';

/** Games that are taken from files, and held against the rules. */
@Module({
  imports: [CardsModule, CatalogueModule, DraftsModule, ReplayModule],
  controllers: [UploadController],
  providers: [Imports, ImportChecks, ImportResolver, ImportedResolver],
})
export class ImportsModule {}
