import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { CardEventsResolver } from './card-events/card-events.resolver.js';
import { CausesResolver } from './causes/causes.resolver.js';
import { CountersResolver } from './counters/counters.resolver.js';
import { DecisionsResolver } from './decisions/decisions.resolver.js';
import { DeletionNotices } from './deletion-notices.js';
import { DifferencesResolver } from './differences/differences.resolver.js';
import { MeasuresResolver } from './measures/measures.resolver.js';
import { MissedResolver } from './missed/missed.resolver.js';
import { ReactionsResolver } from './reactions/reactions.resolver.js';
import { ReplayedGames } from './replayed-games.js';
import { RulingsResolver } from './rulings/rulings.resolver.js';
import { EventResolver } from './state/event.resolver.js';
import { StateResolver } from './state/state.resolver.js';
import { TimelineResolver } from './timeline/timeline.resolver.js';

/** Opens recorded games for viewing: their states, their events and the results of folds. */
@Module({
  imports: [CardsModule],
  providers: [
    ReplayedGames,
    DeletionNotices,
    TimelineResolver,
    StateResolver,
    EventResolver,
    CausesResolver,
    ReactionsResolver,
    CountersResolver,
    MeasuresResolver,
    MissedResolver,
    DecisionsResolver,
    CardEventsResolver,
    DifferencesResolver,
    RulingsResolver,
  ],
  exports: [ReplayedGames, DeletionNotices],
})
export class ReplayModule {}
