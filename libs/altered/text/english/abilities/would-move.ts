import type { Selector, Would } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, means, type Syntax } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';

/** Returns the zone or place that a description names. */
const zoneOf = ({ zone, expedition }: Selector): 'landmark' | 'expedition' | undefined => {
  if (zone === 'landmark') return 'landmark';
  return zone === undefined && expedition !== undefined ? 'expedition' : undefined;
};

/**
 * "I would go to Reserve from the Expedition zone", or "a card would join the discard pile" from the place named in its
 * description.
 */
export const wouldGo = (noun: Syntax<Selector>): readonly Syntax<Would>[] => [
  iso(
    phrase<{ what: Selector }>('<what> would join the discard pile', { what: articled(noun) }),
    ({ what }): Would | undefined => {
      const from = zoneOf(what);
      return from && { kind: 'go', what, from, to: 'discard' };
    },
    (would) => {
      if (would.kind !== 'go' || would.to !== 'discard' || would.what === 'me') return undefined;
      return would.from === zoneOf(would.what) ? { what: would.what } : undefined;
    },
  ),
  means<Would>('I would go to Reserve from the Expedition zone', {
    kind: 'go',
    what: 'me',
    from: 'expedition',
    to: 'reserve',
  }),
];
