import { describe, expect, it } from '@jest/globals';
import type { Landmark } from '../api/shapes.js';
import { galleryPositions } from './positions.js';

const start = (revision: number): Landmark => ({
  position: `${revision}`,
  revision,
  day: 1,
  phase: 'noon',
  turn: 0,
  seat: null,
});
const shown = (revisions: readonly number[], lastPosition: string, most: number) =>
  galleryPositions(revisions.map(start), lastPosition, most).map(({ position }) => position);

describe('the positions of a gallery', () => {
  it('are spread evenly from the first phase to the end of the game', () => {
    expect(shown([3, 10, 20, 30, 40, 50, 60], '77', 5)).toEqual(['3', '20', '40', '60', '77']);
  });

  it('are all positions if there are few, each once', () => {
    expect(shown([3, 10], '12', 8)).toEqual(['3', '10', '12']);
    expect(shown([3, 10, 12], '12', 8)).toEqual(['3', '10', '12']);
    expect(shown([], '2', 8)).toEqual(['2']);
    expect(shown([3, 10, 20], '77', 2)).toEqual(['3', '77']);
  });

  it('have a label except at the end of the game', () => {
    expect(galleryPositions([start(3)], '9', 4)).toEqual([
      { position: '3', landmark: start(3) },
      { position: '9', landmark: null },
    ]);
  });
});
