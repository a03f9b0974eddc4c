export { allRows } from './all-rows.js';
export { type JudgedSeat, storedReview } from './stored-review.js';
export { ProjectedGames } from './projected-games.js';
export {
  hasOwnPostgres,
  hasPostgres,
  ownPostgres,
  type OwnPostgres,
  testPostgres,
  type TestPostgres,
} from './test-postgres.js';
