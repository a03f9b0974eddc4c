export * from './agenda.js';
export * from './choice.js';
export * from './random.js';
