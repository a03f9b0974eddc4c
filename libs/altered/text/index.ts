export * from './printed-text.js';
