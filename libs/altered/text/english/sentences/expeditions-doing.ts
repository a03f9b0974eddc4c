import type { Effect, MarkedRegion, StatusName, Step, TargetDefinition } from '#altered/abilities';
import { $, around, form, inTree, several, type AnyParts, type Template } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { here, means, oneOf, pure, then, type Syntax } from '../../syntax/syntax.js';
import { expeditions } from '../nouns/expeditions.js';
import { marked } from '../../syntax/worded.js';
import { counters, type Counters } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { lasting } from './awaiting.js';
import { asOwn } from './predicates.js';
import { severalInWords } from '../words/numbers.js';
import { introducing } from '../words/targets.js';
import { direction, status, terrain } from '../words/rule-words.js';
import { inPerson, type Person } from '../words/verbs.js';
import { asEffect } from '../words/sentence-forms.js';

/** Phrases such as "My Expedition moves forward one region". */
export const expeditionMoves: Syntax<Step> = form<Step>(
  '<which> moves <direction> one region',
  { which: expeditions, direction },
  { kind: 'move-expedition' },
);

/** Phrases such as "One of your Expeditions moves backwards one region". */
export const oneOfYours: Syntax<Step> = then(
  form<Step>(
    'one of your Expeditions moves <direction> one region',
    { direction },
    { kind: 'move-expedition', which: 'one-of-yours' },
  ),
  (scope) => saying(scope, { place: 'one-of-yours' }),
);

/**
 * Phrases such as "move your other Expedition forward one region" and "its controller moves their other Expedition …".
 */
export const movesTheOther: Syntax<Step> = here(['its'], ({ place }) =>
  place === null || typeof place === 'string' || !('target' in place)
    ? null
    : means<Step>('its controller moves their other Expedition forward one region', {
        kind: 'move-expedition',
        which: 'other-than-that',
        direction: 'forward',
      }),
);

/** Actions that expeditions perform, or that players perform with expeditions. */
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
    asEffect(asOwn),
    say('you become the first player', {}, { kind: 'become-first-player' }),
    say(
      '<targets> and exchange their boosts',
      { targets: both(g) },
      { kind: 'exchange-boosts', what: $('targets') },
    ),
  ];
}

/** The phrase "target two Characters in play". */
const both = (g: Grammar) =>
  introducing(
    form<TargetDefinition>(
      'target <count> <several>',
      { count: severalInWords, several: g.many },
      { kind: 'object', like: $('several'), said: 'first' },
    ),
    (scope, it) => saying(scope, { it, several: true }),
  );

const myRegion = means<MarkedRegion>('my region', 'my-region');
const region = oneOf<MarkedRegion>(means('target visible region', 'target'), myRegion);

/** Phrases that place and move Terrain Markers (3.2.1.d, 7.3.20 of edition 4.0). */
export function terrainMarkers(person: Person): readonly Syntax<Step>[] {
  const say = (text: string, tree: object): Syntax<Step> =>
    form<Step>(inPerson(person, text), { terrain, on: region, to: myRegion }, tree);
  return [
    say('[place] one of my Markers on <on>', { kind: 'place-marker' }),
    say('[place] a <terrain> Terrain Marker on <on>', { kind: 'place-marker' }),
    say('[move] a <terrain> Terrain Marker from any region to <to>', { kind: 'move-marker' }),
  ];
}

/**
 * "Move a {V}, {M} or {O} Terrain Marker from any region to my region". The player chooses the terrain when the effect
 * happens.
 */
export const eitherMarker = (person: Person): Syntax<Effect> =>
  inTree<Effect>(
    around(
      inPerson(person, '[move] a <it> Terrain Marker from any region to my region'),
      several(inTree<Effect>(terrain, moved), ',', 'or'),
    ),
    { kind: 'either', effects: $('it') },
  );

const moved = { kind: 'step', step: { kind: 'move-marker', terrain: $('it'), to: 'my-region' } } as const;
