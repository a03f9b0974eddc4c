import type { Selector, Step, TargetDefinition, What } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { createdAt } from './token-places.js';
import { anyNumber, inDigits, mana, severalInDigits } from './numbers.js';
import { inPerson, type Person } from './person.js';
import { introducing } from './targets.js';
import { terrain } from './words-for.js';

/** Verbs of players that few cards use. */
export function rarerSteps(g: Grammar, person: Person): readonly Syntax<Step>[] {
  const { your } = person;
  const say = (text: string, parts: AnyParts, tree: Template<Step>): Syntax<Step> =>
    form<Step>(inPerson(person, text), parts, tree);
  const what = g.object({ from: false, your });
  const from = g.object({ from: true, your });
  const many = g.noun({ many: true, from: false, your: 'your' });
  return [
    say('Exhausted [Resupply]', {}, { kind: 'exhausted-resupply' }),
    say('[Augment] <what>', { what }, { kind: 'augment', what: $('what') }),
    say('[Rush]', {}, { kind: 'rush' }),
    say('[complete] <what>', { what: known(what) }, { kind: 'complete', what: $('what') }),
    say('[sacrifice] <what>', { what: known(what) }, { kind: 'sacrifice-objects', what: $('what') }),
    say(
      '[sacrifice] any number of <what>',
      { what: many },
      {
        kind: 'sacrifice-objects',
        what: { choose: $('what'), count: anyNumber, upTo: true },
      },
    ),
    ...createdAt(g, person),
    say(
      '[distribute] <count> boosts among <among>',
      { count: inDigits, among: anyTargets(many) },
      { kind: 'distribute', name: 'boost', count: $('count'), among: $('among') },
    ),
    say(
      '[exchange] <what> with <with>',
      { what, with: from },
      { kind: 'exchange', what: $('what'), with: $('with') },
    ),
    say(
      '[remove] up to <count> counters from <from>',
      { count: inDigits, from: what },
      {
        kind: 'take-counters',
        from: $('from'),
        count: $('count'),
        upTo: true,
      },
    ),
    say(
      '[remove] all boosts from <from>',
      { from: what },
      {
        kind: 'take-counters',
        from: $('from'),
        name: 'boost',
        count: 'all',
      },
    ),
    say(
      '[spend] 1 counter from <from>',
      { from: what },
      {
        kind: 'take-counters',
        from: $('from'),
        count: 1,
        spend: true,
      },
    ),
    say(
      '[spend] <count> counters from <from>',
      { count: severalInDigits, from: what },
      {
        kind: 'take-counters',
        from: $('from'),
        count: $('count'),
        spend: true,
      },
    ),
    say(
      '[spend] 1 boost from <from>',
      { from: what },
      {
        kind: 'take-counters',
        from: $('from'),
        name: 'boost',
        count: 1,
        spend: true,
      },
    ),
    say(
      '[place] a <terrain> Terrain Marker on target visible region',
      { terrain },
      {
        kind: 'place-marker',
        terrain: $('terrain'),
        on: 'target',
      },
    ),
    say(
      '[move] a <terrain> Terrain Marker from any region to my region',
      { terrain },
      {
        kind: 'move-marker',
        terrain: $('terrain'),
        to: 'my-region',
      },
    ),
    say('[play] another turn', {}, { kind: 'another-turn' }),
    ...(person.your === 'their'
      ? [say('[become] the first player', {}, { kind: 'become-first-player' })]
      : []),
    say('[receive] it', {}, { kind: 'receive-gift' }),
    say('[pay] <mana>', { mana }, { kind: 'pay', mana: $('mana') }),
    say('[choose] <what>', { what: chosen(what) }, { kind: 'choose', what: $('what') }),
    ...plays(g, person),
  ];
}

/** "Any target Characters" */
const anyTargets = (many: Syntax<Selector>): Syntax<What> =>
  introducing(
    form<TargetDefinition>(
      'any target <like>',
      { like: many },
      { kind: 'object', like: $('like'), anyNumber: true },
    ),
    (scope, target) => saying(scope, { it: target, several: true }),
  );

/** Objects spoken of before, or this one. */
const known = (what: Syntax<What>): Syntax<What> =>
  iso(
    what,
    (value) => (isKnown(value) ? value : undefined),
    (value) => (isKnown(value) ? value : undefined),
  );
const isKnown = (what: What): boolean => typeof what === 'string' || 'target' in what || 'noted' in what;
const chosen = (what: Syntax<What>): Syntax<What> =>
  iso(
    what,
    (value) => (isChosen(value) ? value : undefined),
    (value) => (isChosen(value) ? value : undefined),
  );
const isChosen = (what: What): boolean =>
  typeof what === 'object' &&
  'choose' in what &&
  what.choose.among === undefined &&
  what.choose.zone === undefined;

/** "immediately play a Character for {5} less" */
function plays(g: Grammar, person: Person): readonly Syntax<Step>[] {
  const what = g.object({ from: true, your: person.your });
  type Play = Extract<Step, { kind: 'play' }>;
  const price: Syntax<Partial<Play>> = oneOf<Partial<Play>>(
    form<Partial<Play>>(
      'for <less> less, down to a minimum of <atLeast>',
      { less: mana, atLeast: mana },
      {
        less: $('less'),
        atLeast: $('atLeast'),
      },
    ),
    form<Partial<Play>>('for <less> less', { less: mana }, { less: $('less') }),
    means<Partial<Play>>('for free as if from hand', { free: true, asFrom: 'hand' }),
    means<Partial<Play>>('for free', { free: true }),
  );
  const at = (text: string, fits: (play: Play) => boolean): Syntax<Step> =>
    iso(
      phrase<{ what: What; price: Partial<Play> }>(inPerson(person, text), { what, price }),
      ({ what: card, price: how }): Step | undefined => {
        const step: Play = { kind: 'play', what: card, ...how };
        return fits(step) ? step : undefined;
      },
      (step) => {
        if (step.kind !== 'play' || !fits(step)) return undefined;
        const { kind: _kind, what: card, ...how } = step;
        return { what: card, price: how };
      },
    );
  return [
    at('immediately [play] <what> <price>', ({ asFrom }) => asFrom === undefined),
    at('[play] <what> <price>', ({ asFrom }) => asFrom !== undefined),
  ];
}
