export {
  authorityOf,
  noAuthority,
  takeAuthority,
  recordWithChosenNames,
  withChosenNames,
  type GameAuthority,
  type GameBranch,
  type InvitedSeat,
  type SharedLink,
} from './authority.js';
export { branchPoint } from './branch-point.js';
export {
  cardEventKinds,
  cardEventsIn,
  cardEventsOf,
  type CardEvent,
  type CardEventKind,
  type CardEventQuery,
} from './card-events.js';
export { causesOf, type CauseLink } from './causes.js';
export {
  counterChangesIn,
  counterChangesOf,
  type CausedCounterChange,
  type CounterChange,
  type CounterQuery,
} from './counter-changes.js';
export { DecisionFold, decisionsIn, type TakenDecision } from './decisions.js';
export { foldProblem, illDefinedIn, type FoldProblem } from './fold-problem.js';
export { GameFold, type CardCount, type Times } from './game-fold.js';
export { glossaryDefinitions } from './glossary.js';
export { glossaryTitle } from './glossary-titles.js';
export {
  mayMeasure,
  measureDefinition,
  measuredIn,
  measureOf,
  measuring,
  type Measured,
  type MeasureEvery,
  type MeasurePoint,
  type MeasureSeries,
} from './measured.js';
export { noNotes, notesOf, takeNote, type Annotation, type GameNotes } from './notes.js';
export { printedIn } from './printed.js';
export {
  ReactionFold,
  reactionsIn,
  type ReactionEnd,
  type ReactionQuery,
  type ReactionTrigger,
} from './reaction-triggers.js';
export { idleReactionsIn, type IdleReaction } from './idle-reactions.js';
export { actionsIn, Replay } from './replay.js';
export { rulingOf, type Ruling, type RulingCard } from './ruling.js';
export { replayedRuling, rulingExcerpt, type RulingExcerpt, type RulingReplay } from './ruling-report.js';
export { seenIn, ViewerMask, type SeenEvent } from './viewer-mask.js';
export { positionsAt, type TimelineQuery } from './timeline-query.js';
export {
  changesBetween,
  type CardChange,
  type MarkerChange,
  type NamedChange,
  type SpaceChange,
  type StateChanges,
  type ZoneChange,
} from './state-changes.js';
export {
  followedPrefixes,
  gameOfStream,
  gameStreamPrefix,
  readStored,
  readStoredAbout,
  reviewStreamPrefix,
  streamPrefixes,
  type StoredAbout,
  type StoredData,
} from './stored.js';
export type { DeckCardPlay, DayPlay, SidePlay } from './side-play.js';
export { observedFrom } from './observed-part.js';
export { patchBetween, type PatchOperation } from './state-patch.js';
export { SummaryFold, summaryOf, type GameSummary, type PlayerSummary } from './summary.js';
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
export { Showing } from './showing.js';
export type { Difference } from './difference.js';
export type { Covered, NotCovered, Verdict } from './verdict.js';
export { verified } from './verify.js';
export type { ProjectionErrorCode } from './error-codes.js';
