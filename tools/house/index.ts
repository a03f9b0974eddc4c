export { doorFiles, doorIn } from './doors/door-files.js';
export { type DoorReport, type TrialOptions, tryDoor } from './doors/door-trial.js';
export { Breach, type Door, type OpenDoor, type Outcome } from './doors/door.js';
export { anyLogFile } from './doors/logs.door.js';
export { anyCharacter, anyText, nearly } from './doors/text-inputs.js';
export { foldedGames } from './every-game/folded-games.js';
export { mistakes } from './every-game/languages.js';
export {
  folderOf,
  type KeptRecord,
  keptSchemas,
  type Manifest,
  manifestOf,
  moduleOf,
  readKept,
  statesOf,
} from './records/kept-records.js';
export { tryTwins, twinsOf } from './twins/twin-trials.js';
export type { Twins } from './twins/twins.js';
