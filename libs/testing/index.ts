export * from './abilities.js';
export { abilityDecks } from './ability-decks.js';
export { highCard, highCardSetup, type HighCardSetupOptions } from './high-card.js';
export type { HighCardAction, HighCardState } from './high-card-state.js';
export { playRandomly, randomChoice, recorded, uuidOf, type PlayOptions } from './recorded-game.js';
export { below, shuffled, type SeededRandom } from './seeded-random.js';
export * from './table.js';
export * from './invariants.js';
export * from './perft.js';
