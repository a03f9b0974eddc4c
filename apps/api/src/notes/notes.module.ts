import { Module } from '@nestjs/common';
import { ReplayModule } from '../replay/replay.module.js';
import { AnnotationsResolver } from './annotations.resolver.js';
import { NamesResolver } from './names.resolver.js';
import { NotesService } from './notes.service.js';
import { ShareLinks } from './share-links.js';
import { SharesResolver } from './shares.resolver.js';
import { TagsResolver } from './tags.resolver.js';
import { NamesService } from './names.service.js';
import { UnreadableResolver } from './unreadable.resolver.js';
import { VisibilityResolver } from './visibility.resolver.js';

/** Notes about games (annotations, tags and links) and the visibility of games. */
@Module({
  imports: [ReplayModule],
  providers: [
    NotesService,
    ShareLinks,
    NamesService,
    AnnotationsResolver,
    TagsResolver,
    NamesResolver,
    SharesResolver,
    UnreadableResolver,
    VisibilityResolver,
  ],
  exports: [NotesService, ShareLinks, NamesService],
})
export class NotesModule {}
