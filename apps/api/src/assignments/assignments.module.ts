import { Module } from '@nestjs/common';
import { CardsModule } from '../cards/cards.module.js';
import { NotesModule } from '../notes/notes.module.js';
import { ReplayModule } from '../replay/replay.module.js';
import { AssignmentsService } from './assignments.service.js';
import { AssignmentsResolver } from './assignments.resolver.js';
import { ReceivedAssignments } from './received-assignments.js';

/** Positions that coaches send to players, and the players' answers. */
@Module({
  imports: [CardsModule, NotesModule, ReplayModule],
  providers: [AssignmentsService, ReceivedAssignments, AssignmentsResolver],
})
export class AssignmentsModule {}
