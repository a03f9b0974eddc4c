export * from './ability.js';
export * from './condition.js';
export * from './effect.js';
export * from './quantity.js';
export * from './selector.js';
export * from './readings.js';
