export { actionsIn, Replay } from './replay.js';
export { gameStreamPrefix, readStored, type StoredData } from './stored.js';
export { summarise, summaryOf, type GameSummary, type PlayerSummary } from './summary.js';
export {
  citedRules,
  entriesAt,
  landmarksOf,
  revisionsAt,
  seatOf,
  startsIn,
  startsOf,
  tellAndFold,
  timelineLevels,
  type Landmark,
  type TimelineEntry,
  type TimelineLevel,
} from './timeline.js';
export { verified, type Difference, type Verdict } from './verify.js';
