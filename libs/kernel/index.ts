export * from './agenda.js';
export * from './choice.js';
export * from './folding.js';
export * from './random.js';
export * from './rulebook.js';
export * from './shape.js';
