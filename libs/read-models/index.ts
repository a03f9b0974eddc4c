export { checkpointsOf, isReached, type Checkpoint } from './checkpoints.js';
export { parseCursor } from './cursor.js';
export { endAfter } from './followed.js';
export { openReadModels, type ReadModels } from './database.js';
export { ReadModelsError, unreadable } from './database-error.js';
export { GameCatalogue, type CataloguePage, type CatalogueQuery, type GameRow } from './game-catalogue.js';
export { Leases } from './leases.js';
export { pendingImports } from './note-rows.js';
export { partitionOf } from './partition.js';
export { placeOf, readModelSetting, type ReadModelPlace } from './place.js';
export {
  Projection,
  type ProjectionOptions,
  type ProjectionSource,
  type CatalogueSync,
} from './projection.js';
export { rebuild } from './rebuild.js';
export {
  everything,
  newestFirst,
  orderings,
  type CardCondition,
  type GameOrder,
  type GameSearch,
  type Knowledge,
  type Ordering,
  type Range,
} from './search.js';
export { setAsideGames, type SetAside } from './set-aside.js';
export { statusOf, type PartitionStatus, type ReadModelStatus } from './status.js';
export type { StatisticFilter } from './statistics/counted-games.js';
export { GameStatistics } from './statistics/game-statistics.js';
export { ReviewStatistics, type MadeNow } from './statistics/reviewed-players.js';
export type {
  ReviewedPeriod,
  ReviewedPlay,
  ReviewedPlayer,
  ReviewedPlayers,
  ReviewMaking,
  ReviewQuery,
} from './statistics/review-statistic.js';
export { Profiles } from './statistics/profiles.js';
export type {
  Profile,
  ProfileChange,
  ProfileDeck,
  ProfileMoment,
  ProfilePart,
  ProfileQuery,
  ProfileSwing,
  ProfileTheme,
} from './statistics/profile.js';
export { Preparations } from './statistics/preparations.js';
export type {
  MetGame,
  Preparation,
  PreparationQuery,
  RivalDay,
  RivalDeck,
  SeenCard,
} from './statistics/preparation.js';
export type { Mean } from './statistics/mean.js';
export {
  cardOrders,
  type CardOrder,
  type CardStatistic,
  type Choices,
  type DayStatistic,
  type MatchupStatistic,
  type Overview,
  type PlayerStatistic,
} from './statistics/statistic.js';
export { rateOf, SMALL, type Rate, type RateDifference } from './statistics/rate.js';
export type { ReadModelsErrorCode, SetAsideErrorCode } from './error-codes.js';
