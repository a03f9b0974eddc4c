export { DatasetError } from './dataset-error.js';
export type { DatasetErrorCode } from './error-codes.js';
export { GameLines } from './game-lines.js';
export { rowsOf, type DatasetGame, type GameRows } from './game-rows.js';
export { lineFormats, linesOf, type LineFormat, type Lines } from './lines.js';
export { portionsOf, type LeftOut, type Portions } from './portion.js';
export type { DatasetReview } from './review-rows.js';
export {
  columnsOf,
  DATASET_VERSION,
  datasetTables,
  tableNames,
  type Column,
  type ColumnType,
  type Row,
  type TableName,
} from './schema.js';
export type { GamePart } from './stored-games.js';
export { storedPortions, type StoredPortions } from './stored-portions.js';
export { datasetFormats, type DatasetFormat } from './table-file.js';
export {
  checkPlace,
  writeDataset,
  type DatasetOptions,
  type DatasetSummary,
  type DatasetWritten,
} from './write-dataset.js';
