export {
  type Begun,
  type CheckedGame,
  type Findings,
  type CheckedPosition,
  playAndCheck,
  type Thoroughness,
} from './invariants.js';
