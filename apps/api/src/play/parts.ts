import { playableGames } from '#games';
import { CardShelf } from '../cards/card-shelf.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { PLAYABLE_GAMES } from '../parts.js';
import { Beginnings } from './beginnings.js';
import { BotPlayers } from './bot-players.js';
import { Decisions } from './decisions.js';
import { Deletions } from './deletions.js';
import { Departures } from './departures.js';
import { PlayWatch } from './play-watch.js';
import { RunningGames } from './running-games.js';
import { Tables } from './tables.js';

/** Everything that begins games, plays them on and deletes them. */
export const playParts = [
  {
    provide: PLAYABLE_GAMES,
    inject: [CardShelf, GAME_MODULES],
    useFactory: (cards: CardShelf, modules: GameModules) =>
      new Map([...playableGames(() => cards.catalogue())].filter(([id]) => modules.has(id))),
  },
  Beginnings,
  BotPlayers,
  Decisions,
  Deletions,
  Departures,
  PlayWatch,
  RunningGames,
  Tables,
];
