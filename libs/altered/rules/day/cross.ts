import { below, byRule, shuffled } from '#kernel';
import type { Seat } from '#record';
import type { Proposed } from '../state/proposal.js';
import type { Region } from '../state/objects.js';
import type { Run } from '../step/run.js';
import { allTerrains, tumultCards } from './tumult-cards.js';

/**
 * The seats at each Hero Region (`heroArms`) and Companion Region (`companionArms`). Two neighbours share each region
 * (M4.3).
 */
export const heroArms: readonly (readonly Seat[])[] = [
  [0, 3],
  [1, 2],
];
export const companionArms: readonly (readonly Seat[])[] = [
  [0, 1],
  [2, 3],
];

/**
 * M4.3: builds a cross. The Hero Regions are opposite each other, and so are the Companion Regions. Between these
 * regions are three equal piles of face-down Tumult cards: next to the Hero Regions, in the middle, and next to the
 * Companion Regions. Region indices start at the Hero Regions, so they increase along every path.
 */
export function buildCross(run: Run): void {
  const { random } = run.state;
  const piles = shuffled(random, [0, 1, 2]).map((card) => {
    const [first, second] = tumultCards[card] ?? [[], []];
    return below(random, 2) === 0 ? [first, second] : [second, first];
  });
  const region = (part: Omit<Region, 'item' | 'object'>): Proposed => ({ kind: 'create', region: part });
  const ends = (name: 'hero' | 'companion', arms: readonly (readonly Seat[])[]): Proposed[] =>
    arms.map((ways) => region({ name, tumult: null, terrains: allTerrains, faceDown: false, ways }));
  const everybody: readonly (readonly Seat[] | undefined)[] = [undefined];
  const halves = piles.flatMap((pile, tumult) =>
    pile.flatMap((terrains) =>
      ([heroArms, everybody, companionArms][tumult] ?? everybody).map((ways) =>
        region({ name: 'tumult', tumult, terrains, faceDown: true, ...(ways && { ways }) }),
      ),
    ),
  );
  run.perform({
    verb: 'build-adventure',
    by: null,
    cause: byRule('M4.3'),
    actions: [...ends('hero', heroArms), ...halves, ...ends('companion', companionArms)],
    rules: ['M4.3', '4.1.c'],
  });
}
