import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { ChapterPositionResolver, StudiesResolver } from './studies.resolver.js';
import { StudiesService } from './studies.service.js';
import { StudyLessonsResolver } from './study-lessons.resolver.js';
import { StudyLessonsService } from './study-lessons.service.js';

/**
 * Studies, which consist of chapters. Each chapter shows positions from a game. Anyone with a study's link can read the
 * study.
 */
@Module({
  imports: [CardsModule, NotesModule, ReplayModule],
  exports: [StudiesService],
  providers: [
    StudiesService,
    StudiesResolver,
    ChapterPositionResolver,
    StudyLessonsService,
    StudyLessonsResolver,
  ],
})
export class StudiesModule {}
