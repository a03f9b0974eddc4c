import { castFirst, isToldAfterwards } from './exceptional-shapes.js';
import type { Passive } from './passive.js';

type Instead = Extract<Passive, { kind: 'instead' }>;

/** Whether it is known of what would happen for the first time that it has not happened before. */
export const isHeardFirst = (passive: Instead): boolean =>
  castFirst(passive.effect) === null &&
  isKnownBefore(passive) &&
  // What an object lets happen to itself is not remembered.
  !(passive.optional === true && 'what' in passive.would && passive.would.what === 'me');

function isKnownBefore({ would, first }: Instead): boolean {
  switch (would.kind) {
    case 'draw':
    case 'resupply':
    case 'create':
      return true;
    case 'sacrificed':
    case 'discarded': {
      if (would.what === 'me') return true;
      const { zone: _zone, controller: _controller, owner: _owner, ...like } = would.what;
      return isToldAfterwards(like);
    }
    case 'forward':
      return first === 'day' && would.due === undefined && would.during === undefined;
    case 'backward':
      return first === 'day';
    case 'gain':
    case 'lose':
    case 'defect':
    case 'go':
      // Nothing happened to an object before it was there.
      return would.what === 'me';
    default:
      return false;
  }
}
