import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { DraftsModule } from '../drafts/drafts.module.js';
import { CardUploadController } from './card-upload.controller.js';
import { ImportChecks } from './import-checks.js';
import { ImportResolver } from './import.resolver.js';
import { ImportedResolver } from './imported.resolver.js';
import { ImportsService } from './imports.service.js';
import { UploadController } from './upload.controller.js';
import { UploadsService } from './uploads.service.js';

@Module({
  imports: [CardsModule, CatalogueModule, DraftsModule, ReplayModule],
  controllers: [UploadController, CardUploadController],
  providers: [UploadsService, ImportsService, ImportChecks, ImportResolver, ImportedResolver],
})
export class ImportsModule {}
