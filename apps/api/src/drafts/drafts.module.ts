import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { PlayModule } from '../play/play.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { BotMatches } from './bot-matches.js';
import { GameDraftResolver } from './game-draft.resolver.js';
import { DraftCardFaceResolver } from './draft-card-face.resolver.js';
import { DraftAdministration } from './draft-administration.js';
import { DraftDeletions } from './draft-deletions.js';
import { DraftExportController } from './draft-export.controller.js';
import { DraftImports } from './draft-imports.js';
import { DraftInvitations } from './draft-invitations.js';
import { DraftRepository } from './draft.repository.js';
import { DraftList } from './draft-list.js';
import { DraftFeed } from './draft-feed.js';
import { DraftMatches } from './draft-matches.js';
import { DraftPlay } from './draft-play.js';
import { DraftSeatsResolver } from './draft-seats.resolver.js';
import { DraftsResolver } from './drafts.resolver.js';
import { DraftViews } from './draft-views.js';
import { TimeLimits } from './time-limits.js';

/** Drafts and sealed events, with their boosters, picks, decks and matches. */
@Module({
  imports: [CardsModule, PlayModule, ReplayModule],
  controllers: [DraftExportController],
  providers: [
    BotMatches,
    DraftAdministration,
    DraftRepository,
    DraftDeletions,
    DraftInvitations,
    DraftFeed,
    DraftImports,
    DraftList,
    DraftMatches,
    DraftPlay,
    DraftViews,
    TimeLimits,
    DraftCardFaceResolver,
    DraftSeatsResolver,
    DraftsResolver,
    GameDraftResolver,
  ],
  exports: [DraftImports],
})
export class DraftsModule {}
