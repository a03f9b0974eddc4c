export { READ_MODEL_VERSION } from './database.js';
export {
  GameCatalogue,
  ordinalOf,
  type CataloguePage,
  type CatalogueQuery,
  type GameRow,
} from './game-catalogue.js';
