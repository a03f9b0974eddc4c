import type {
  Effect,
  ExpeditionsOrTarget,
  StatusName,
  Step,
  TargetDefinition,
  Terrain,
} from '#altered/abilities';
import { $, type AnyParts, form, list, phrase, type Template } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { here, iso, means, oneOf, pure, synonym, type Syntax, then } from '../../syntax/syntax.js';
import { expeditions } from '../nouns/expeditions.js';
import { marked } from '../../syntax/worded.js';
import { counters, type Counters } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { lasting } from './awaiting.js';
import { asOwn } from './predicates.js';
import { severalInWords } from '../words/numbers.js';
import { introducing } from '../words/targets.js';
import { status, terrain } from '../words/rule-words.js';
import { inPerson, type Person } from '../words/verb-forms.js';

export const way = (effect: string, direction: 'forward' | 'backward'): Syntax<Step> =>
  form<Step>(
    `<which> moves ${effect} one region`,
    { which: expeditions },
    { kind: 'move-expedition', direction },
  );

/** "move your Companion Expedition forward one region": the same as an order. */
export const ordered = (verb: string): readonly Syntax<Step>[] =>
  (
    [
      ['forward', 'forward'],
      ['backwards', 'backward'],
      ['back', 'backward'],
    ] as const
  ).map(([text, direction]) =>
    synonym(
      form<Step>(
        `${verb} <which> ${text} one region`,
        { which: oneOf<ExpeditionsOrTarget>(thatOne, expeditions) },
        { kind: 'move-expedition', direction },
      ),
    ),
  );

/** "it", of the Expedition that a condition was about. */
export const thatOne: Syntax<ExpeditionsOrTarget> = here(['it'], ({ heldBack, it, place }) => {
  if (it !== null) return null;
  if (heldBack !== null) return means<ExpeditionsOrTarget>('it', heldBack);
  const isTarget = place !== null && typeof place === 'object' && 'target' in place;
  return isTarget ? synonym(means<ExpeditionsOrTarget>('it', place)) : null;
});

/** "One of your Expeditions moves backwards one region" */
export const oneOfYours = (text: string, direction: 'forward' | 'backward'): Syntax<Step> =>
  then(
    means<Step>(`one of your Expeditions moves ${text} one region`, {
      kind: 'move-expedition',
      which: 'one-of-yours',
      direction,
    }),
    (scope) => saying(scope, { place: 'one-of-yours' }),
  );

/** "move your other Expedition forward one region", "its controller moves their other Expedition …" */
export const movesTheOther: Syntax<Step> = here(['its'], ({ place }) =>
  place === null || typeof place === 'string' || !('target' in place)
    ? null
    : means<Step>('its controller moves their other Expedition forward one region', {
        kind: 'move-expedition',
        which: 'other-than-that',
        direction: 'forward',
      }),
);

/** Actions that expeditions and players do together. */
export function ascendingClauses(g: Grammar): readonly Syntax<Effect>[] {
  const say = (text: string, parts: AnyParts, tree: Template<Step>): Syntax<Effect> =>
    asEffect(form<Step>(text, parts, tree));
  const it = here([], ({ it: known }) => (known === null ? null : pure(known)));
  const which = expeditions;
  const gain = oneOf<StatusName | Counters>(status, counters(g));
  return [
    say('<which> Ascends', { which }, { kind: 'ascend' }),
    marked('both', say('both of your Expeditions Ascend', {}, { kind: 'ascend', which: 'each-of-yours' })),
    say("<which> can't move forward this Day", { which }, { kind: 'cannot-move-forward', duration: 'day' }),
    asEffect(lasting(g)),
    say('we both gain <gain> <it>', { it, gain }, { kind: 'we-gain', with: $('it') }),
    ...asOwn.map(asEffect),
    say('you become the first player', {}, { kind: 'become-first-player' }),
    say(
      '<targets> and exchange their boosts',
      { targets: both(g) },
      { kind: 'exchange-boosts', what: $('targets') },
    ),
  ];
}

const asEffect = (step: Syntax<Step>): Syntax<Effect> =>
  iso(
    step,
    (step): Effect => ({ kind: 'step', step }),
    (effect) =>
      effect.kind === 'step' && effect.note === undefined && effect.said === undefined
        ? effect.step
        : undefined,
  );

/** "target two Characters in play" */
const both = (g: Grammar) =>
  introducing(
    form<TargetDefinition>(
      'target <count> <like>',
      { count: severalInWords, like: g.noun({ many: true, from: false, your: 'your' }) },
      { kind: 'object', said: 'first' },
    ),
    (scope, it) => saying(scope, { it, several: true }),
  );

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
