export * from './altered/abilities.js';
export { contradictions, implied, type Implied } from './altered/implied.js';
export { printedLines, type PrintedLine, type PrintedSource } from './altered/printed-lines.js';
export { randomTree } from './altered/random-trees.js';
export { recombined } from './altered/recombined.js';
export { mistakes } from './every-game/languages.js';
export {
  folderOf,
  keptSchemas,
  manifestOf,
  moduleOf,
  readKept,
  statesOf,
  type KeptRecord,
  type Manifest,
} from './records/kept-records.js';
export { abilityDecks } from './altered/ability-decks.js';
export * from './altered/cards.js';
export { afterTrick, tableOf, tableOf4, trick } from './altered/tables.js';
export { everyCard, newestDecks, type PublishedCard } from './altered/published-decks.js';
export { cardsOfRiver, draftOfBots, recordedDraft } from './altered/drafts-of-bots.js';
export { boosterWars } from './altered/booster-wars.js';
export { tablesOfFour } from './altered/tables-of-four.js';
export { applied, type WiredOperation } from './applied-patch.js';
export { highCard, highCardSetup, type HighCardSetupOptions } from './high-card/high-card.js';
export type { HighCardAction, HighCardState } from './high-card/state.js';
export { playRandomly, randomChoice, recorded, uuidOf, type PlayOptions } from './played/recorded-game.js';
export { below, shuffled, type SeededRandom } from './played/seeded-random.js';
export { foldedGames } from './every-game/folded-games.js';
export * from './altered/table.js';
export { watched } from './altered/watched.js';
export * from './played/invariants.js';
export * from './altered/perft.js';
export { numberedRules } from './altered/numbered-rules.js';
export { checkedAltered, type AlteredMoment } from './altered/checks.js';
export { checkedContracts, contractsDecks } from './contracts/checks.js';
export { Breach, type Door, type OpenDoor, type Outcome } from './doors/door.js';
export * from './contracts/duel.js';
export { keptReview, type JudgedSeat } from './read-models/kept-review.js';
export { allRows } from './read-models/all-rows.js';
export { analystProgram, analystReady, startAnalyst } from './programs/running-analyst.js';
export { chromiumPath } from './programs/chromium.js';
export { RunningProgram } from './programs/running-program.js';
export { projectorProgram, RunningProjector } from './read-models/running-projector.js';
export {
  hasOwnPostgres,
  hasPostgres,
  ownPostgres,
  testPostgres,
  type OwnPostgres,
  type TestPostgres,
} from './read-models/test-postgres.js';
export { ProjectedGames } from './read-models/projected-games.js';
export { SHARED, sharedPaths } from './shared-paths.js';
export { oneIn, tried, tries } from './tries.js';
export { tryTwins, twinsOf } from './twins/twin-trials.js';
export type { Twins } from './twins/twins.js';
export { anyLogFile } from './doors/logs.door.js';
export { doorFiles, doorIn } from './doors/door-files.js';
export { tryDoor, type DoorReport, type TrialOptions } from './doors/door-trial.js';
export { anyCharacter, anyText, nearly } from './doors/text-inputs.js';
export { tryBeginning, tryDamagedLog, type LogTrial } from './logs/log-trials.js';
export { TableLog, testerCards } from './logs/table-log.js';
