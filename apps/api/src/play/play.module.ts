import { Module } from '@nestjs/common';
import { playableGames } from '#games';
import { CardsService } from '../cards/cards.service.js';
import { CardsModule } from '../cards/cards.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { NotesModule } from '../notes/notes.module.js';
import { PLAYABLE_GAMES } from '../api.tokens.js';
import { ReplayModule } from '../replay/replay.module.js';
import { NewGamesService } from './new-games.service.js';
import { BotDecisions } from './bot-decisions.js';
import { BotPlayers } from './bot-players.js';
import { BranchesService } from './branches.service.js';
import { BranchesResolver } from './branches.resolver.js';
import { DecisionsService } from './decisions.service.js';
import { DeletionsService } from './deletions.service.js';
import { GameEnds } from './game-ends.js';
import { HaltsService } from './halts.service.js';
import { InvitationsResolver } from './invitations.resolver.js';
import { InvitationsService } from './invitations.service.js';
import { PlayableGamesResolver } from './playable-games.resolver.js';
import { PlayResolver } from './play.resolver.js';
import { PlayWatch } from './play-watch.js';
import { RulesService } from './rules.service.js';
import { RulesThreads } from './rules-threads.js';
import { RunningGames } from './running-games.js';
import { SeatingResolver } from './seating.resolver.js';
import { TablesService } from './tables.service.js';

/** Begins, continues and deletes games. */
@Module({
  imports: [CardsModule, CatalogueModule, NotesModule, ReplayModule],
  providers: [
    {
      provide: PLAYABLE_GAMES,
      inject: [CardsService, GAME_MODULES],
      useFactory: (cards: CardsService, modules: GameModules) =>
        new Map([...playableGames(() => cards.catalogue())].filter(([id]) => modules.has(id))),
    },
    NewGamesService,
    BotDecisions,
    BotPlayers,
    BranchesService,
    DecisionsService,
    DeletionsService,
    GameEnds,
    HaltsService,
    InvitationsService,
    PlayWatch,
    RulesService,
    RulesThreads,
    RunningGames,
    TablesService,
    PlayableGamesResolver,
    PlayResolver,
    BranchesResolver,
    InvitationsResolver,
    SeatingResolver,
  ],
  exports: [PLAYABLE_GAMES, NewGamesService, BotDecisions, BotPlayers, DeletionsService, GameEnds],
})
export class PlayModule {}
