export { CardLibraryError, libraryFile } from './database.js';
export { CardLibrary, type CardVersion, type ImportReport, type ImportSource } from './card-library.js';
