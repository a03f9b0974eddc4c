import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { LiveGames } from './live-games.js';
import { LiveList } from './live-list.js';
import { LiveNotes } from './live-notes.js';
import { LiveResolver } from './live.resolver.js';
import { LiveSeats } from './live-seats.js';
import { RecordedChanges } from './recorded-changes.js';

/** Subscriptions to games, to the list of games, to notes, and to the next decision for a seat. */
@Module({
  imports: [CardsModule, ReplayModule, CatalogueModule, NotesModule],
  providers: [RecordedChanges, LiveGames, LiveList, LiveNotes, LiveSeats, LiveResolver],
})
export class LiveModule {}
