export { isDecided, swissStandings, type DecidedMatch, type Standing } from './standings.js';
