import { Module } from '@nestjs/common';
import { playableGames } from '#games';
import { CardShelf } from '../cards/card-shelf.js';
import { CardsModule } from '../cards/cards.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { NotesModule } from '../notes/notes.module.js';
import { PLAYABLE_GAMES } from '../parts.js';
import { ReplayModule } from '../replay/replay.module.js';
import { Beginnings } from './beginnings.js';
import { BotDecisions } from './bot-decisions.js';
import { BotPlayers } from './bot-players.js';
import { Branches } from './branches.js';
import { BranchesResolver } from './branches.resolver.js';
import { Decisions } from './decisions.js';
import { Deletions } from './deletions.js';
import { GameEnds } from './game-ends.js';
import { Halts } from './halts.js';
import { InvitationsResolver } from './invitations.resolver.js';
import { Invitations } from './invitations.js';
import { PlayableGamesResolver } from './playable-games.resolver.js';
import { PlayResolver } from './play.resolver.js';
import { PlayWatch } from './play-watch.js';
import { Rules } from './rules.js';
import { RulesThreads } from './rules-threads.js';
import { RunningGames } from './running-games.js';
import { SeatingResolver } from './seating.resolver.js';
import { Tables } from './tables.js';

/** Begins games, plays them on and deletes them. */
@Module({
  imports: [CardsModule, CatalogueModule, NotesModule, ReplayModule],
  providers: [
    {
      provide: PLAYABLE_GAMES,
      inject: [CardShelf, GAME_MODULES],
      useFactory: (cards: CardShelf, modules: GameModules) =>
        new Map([...playableGames(() => cards.catalogue())].filter(([id]) => modules.has(id))),
    },
    Beginnings,
    BotDecisions,
    BotPlayers,
    Branches,
    Decisions,
    Deletions,
    GameEnds,
    Halts,
    Invitations,
    PlayWatch,
    Rules,
    RulesThreads,
    RunningGames,
    Tables,
    PlayableGamesResolver,
    PlayResolver,
    BranchesResolver,
    InvitationsResolver,
    SeatingResolver,
  ],
  exports: [Beginnings, BotDecisions, BotPlayers, Deletions, GameEnds],
})
export class PlayModule {}
