export * from './card-file.js';
export * from './catalogue.js';
export * from './deck.js';
export * from './deck-list.js';
export * from './format.js';
export * from './open-set.js';
export { setupFor, type Table } from './setup.js';
