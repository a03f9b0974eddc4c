import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { PlayModule } from '../play/play.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { DraftBook } from './draft-book.js';
import { DraftList } from './draft-list.js';
import { DraftFeed } from './draft-feed.js';
import { DraftMatches } from './draft-matches.js';
import { DraftPlay } from './draft-play.js';
import { DraftsResolver } from './drafts.resolver.js';
import { DraftViews } from './draft-views.js';
import { TimeLimits } from './time-limits.js';

/** Drafts and sealed events: boosters, picks, decks and matches. */
@Module({
  imports: [CardsModule, PlayModule, ReplayModule],
  providers: [
    DraftBook,
    DraftFeed,
    DraftList,
    DraftMatches,
    DraftPlay,
    DraftViews,
    TimeLimits,
    DraftsResolver,
  ],
})
export class DraftsModule {}
