export {
  type Begun,
  type CheckedGame,
  type Findings,
  type Moment,
  playAndCheck,
  type Thoroughness,
} from './invariants.js';
