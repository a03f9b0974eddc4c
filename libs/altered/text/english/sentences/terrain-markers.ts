import type { Effect, Step, Terrain } from '#altered/abilities';
import { form, list, phrase } from '../../syntax/phrases.js';
import { iso, type Syntax } from '../../syntax/syntax.js';
import { inPerson, type Person } from '../words/person.js';
import { terrain } from '../words/words-for.js';

/** Terrain Markers that are placed and moved (3.2.1.d, 7.3.20 of edition 4.0). */
export function terrainMarkers(person: Person): readonly Syntax<Step>[] {
  const say = (text: string, tree: object): Syntax<Step> =>
    form<Step>(inPerson(person, text), { terrain }, tree);
  const place = { kind: 'place-marker', on: 'target' } as const;
  return [
    say('[place] one of my Markers on target visible region', place),
    say('[place] a <terrain> Terrain Marker on target visible region', { ...place }),
    say('[move] a <terrain> Terrain Marker from any region to my region', {
      kind: 'move-marker',
      to: 'my-region',
    }),
  ];
}

/** "move a {V}, {M} or {O} Terrain Marker from any region to my region": one of them, chosen as it happens. */
export const eitherMarker = (person: Person): Syntax<Effect> =>
  iso(
    phrase<{ terrains: readonly Terrain[] }>(
      inPerson(person, '[move] a <terrains> Terrain Marker from any region to my region'),
      { terrains: list(terrain, ',', 'or') },
    ),
    ({ terrains }): Effect | undefined =>
      terrains.length < 2
        ? undefined
        : {
            kind: 'either',
            effects: terrains.map((terrain) => ({
              kind: 'step',
              step: { kind: 'move-marker', terrain, to: 'my-region' },
            })),
          },
    (effect) => {
      const steps = effect.kind === 'either' ? effect.effects : [];
      const terrains = steps.flatMap((step) =>
        step.kind === 'step' && step.step.kind === 'move-marker' && step.step.to === 'my-region'
          ? [step.step.terrain]
          : [],
      );
      return terrains.length < 2 || terrains.length !== steps.length ? undefined : { terrains };
    },
  );
