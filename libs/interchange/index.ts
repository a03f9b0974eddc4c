export {
  GAME_FILE_FORMAT,
  GAME_FILE_VERSION,
  MOST_CHARACTERS,
  parseGame,
  printGame,
  type ActionCheck,
  type GameFile,
} from './game-file.js';
export { importGame, type GameShelf, type Imported } from './import.js';
