import type { ExpeditionsOrTarget, Step } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { expeditions } from './expeditions.js';
import { inPerson, type Person } from './person.js';
import { terrain } from './words-for.js';

const several: readonly ExpeditionsOrTarget[] = ['each', 'each-of-yours', 'each-of-opponents'];

/** One Expedition, whose region it is; that of one's own has a name, "my region". */
const which = only(expeditions, (one) => one !== 'my-expedition' && !several.includes(one));

/** Terrain Markers that are placed and moved (3.2.1.d, 7.3.20 of edition 4.0). */
export function terrainMarkers(person: Person): readonly Syntax<Step>[] {
  const regions = [
    ['target visible region', 'target'],
    ['my region', 'my-region'],
    ['the region of <which>', { regionOf: $('which') }],
  ] as const;
  const say = (text: string, tree: object): Syntax<Step> =>
    form<Step>(inPerson(person, text), { terrain, which }, tree as never);
  const ofTerrain = { terrain: $('terrain') };
  return regions.flatMap(([text, region]) => [
    say(`[place] one of my Markers on ${text}`, { kind: 'place-marker', on: region }),
    say(`[place] a <terrain> Terrain Marker on ${text}`, { kind: 'place-marker', ...ofTerrain, on: region }),
    say(`[move] a <terrain> Terrain Marker from any region to ${text}`, {
      kind: 'move-marker',
      ...ofTerrain,
      to: region,
    }),
  ]);
}
