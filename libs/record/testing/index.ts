export { applied, type WiredOperation } from './applied-patch.js';
export { highCard, highCardSetup, type HighCardSetupOptions } from './high-card/high-card.js';
export type { HighCardAction, HighCardState } from './high-card/state.js';
export { type PlayOptions, playRandomly, randomChoice, recorded, uuidOf } from './recorded-game.js';
export { below, type SeededRandom, shuffled } from './seeded-random.js';
export { SHARED, sharedPaths } from './shared-paths.js';
export { oneIn, tried, tries } from './tries.js';
