import type { ExpeditionsOrTarget, Selector, Step, TargetDefinition, What } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, oneOf, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { counterName } from './names.js';
import { expeditions } from './expeditions.js';
import { articled } from './articles.js';
import { createdAt } from './token-places.js';
import { anyNumber, inDigits, mana, orXInDigits, severalInDigits } from './numbers.js';
import { inPerson, type Person } from './person.js';
import { introducing } from './targets.js';
import { terrainMarkers } from './terrain-markers.js';

/** Verbs of players that few cards use. */
export function rarerSteps(g: Grammar, person: Person): readonly Syntax<Step>[] {
  const { your } = person;
  const say = (text: string, parts: AnyParts, tree: Template<Step>): Syntax<Step> =>
    form<Step>(inPerson(person, text), parts, tree);
  const what = g.object({ from: false, your });
  const from = g.object({ from: true, your });
  const many = g.noun({ many: true, from: false, your: 'your' });
  const one = g.noun({ many: false, from: true, your: 'your' });
  return [
    say('Exhausted [Resupply]', {}, { kind: 'exhausted-resupply' }),
    say('[Augment] <what>', { what }, { kind: 'augment', what: $('what') }),
    say('[Rush] <what>', { what: articled(one) }, { kind: 'rush', what: $('what') }),
    say(
      '[Rush]. If you would play a card from Reserve this way, you may pay its Hand Cost instead of its Reserve Cost',
      {},
      { kind: 'rush', handCost: true },
    ),
    ...reducing(g),
    say('[Rush]', {}, { kind: 'rush' }),
    say(
      '[double] the number of boosts on <what>',
      { what },
      { kind: 'double', what: $('what'), name: 'boost' },
    ),
    say(
      "[take] control of <what>, putting it in my Expedition if it's an Expedition Permanent",
      { what },
      { kind: 'take-control', what: $('what'), to: 'my-expedition' },
    ),
    ...(person.your === 'your' || person.verb === 'draws'
      ? [say('[take] control of <what>', { what }, { kind: 'take-control', what: $('what') })]
      : []),
    ...removals(person, what),
    say('[complete] <what>', { what }, { kind: 'complete', what: $('what') }),
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
      { count: orXInDigits, among: anyTargets(many) },
      { kind: 'distribute', name: 'boost', count: $('count'), among: $('among') },
    ),
    say(
      '[distribute] <count> boosts among any <among>',
      { count: orXInDigits, among: many },
      {
        kind: 'distribute',
        name: 'boost',
        count: $('count'),
        among: { choose: $('among'), count: anyNumber, upTo: true },
      },
    ),
    say(
      '[exchange] <what> with <with>',
      { what, with: from },
      { kind: 'exchange', what: $('what'), with: $('with') },
    ),
    ...terrainMarkers(person),
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

/** "remove up to 2 counters from", "spend 1 boost from": counters that are taken from elsewhere. */
function removals(person: Person, what: Syntax<What>): readonly Syntax<Step>[] {
  const verbs = [
    ['[remove]', {}],
    ['[spend]', { spend: true }],
  ] as const;
  const sorts = [
    ['1 boost', { name: 'boost', count: 1 }],
    ['<count> boosts', { name: 'boost', count: $('count') }],
    ['1 counter', { count: 1 }],
    ['<count> counters', { count: $('count') }],
    ['1 <name> counter', { name: $('name'), count: 1 }],
    ['<count> <name> counters', { name: $('name'), count: $('count') }],
    ['up to <most> boosts', { name: 'boost', count: $('most'), upTo: true }],
    ['up to <most> counters', { count: $('most'), upTo: true }],
    ['up to <most> <name> counters', { name: $('name'), count: $('most'), upTo: true }],
    ['all boosts', { name: 'boost', count: 'all' }],
    ['all counters', { count: 'all' }],
    ['all <name> counters', { name: $('name'), count: 'all' }],
  ] as const;
  const parts = { from: what, count: severalInDigits, most: inDigits, name: counterName };
  const own = (
    [
      ['1 of my boosts', { name: 'boost', count: 1 }],
      ['<count> of my boosts', { name: 'boost', count: $('count') }],
      ['1 of my <name> counters', { name: $('name'), count: 1 }],
      ['<count> of my <name> counters', { name: $('name'), count: $('count') }],
    ] as const
  ).map(([text, taken]) =>
    form<Step>(inPerson(person, `[spend] ${text}`), parts, {
      kind: 'take-counters',
      from: 'me',
      ...taken,
      spend: true,
    } as never),
  );
  const fromElsewhere = verbs.flatMap(([verb, how]) =>
    sorts.map(([text, taken]) =>
      then(
        form<Step>(inPerson(person, `${verb} ${text} from <from>`), parts, {
          kind: 'take-counters',
          from: $('from'),
          ...taken,
          ...how,
        } as never),
        (scope) => saying(scope, { thatMany: { countersTaken: true } }),
      ),
    ),
  );
  return [...own, ...fromElsewhere];
}

/** "reduce the cost of the next Permanent you play this Afternoon by {2}" */
const reducing = (g: Grammar): readonly Syntax<Step>[] =>
  (
    [
      ['this turn', 'turn'],
      ['this Afternoon', 'afternoon'],
      ['this Day', 'day'],
    ] as const
  ).map(([text, duration]) =>
    iso(
      phrase<{ of: Selector; less: number }>(`reduce the cost of the next <of> you play ${text} by <less>`, {
        of: g.noun({ many: false, from: false, your: 'your' }),
        less: mana,
      }),
      ({ of, less }): Step => ({
        kind: 'ongoing',
        passive: { kind: 'cost', who: 'you', of, add: -less, next: true, said: 'reduce' },
        duration,
      }),
      (step) => {
        if (step.kind !== 'ongoing' || step.duration !== duration) return undefined;
        const { passive } = step;
        return passive.kind === 'cost' &&
          passive.said === 'reduce' &&
          passive.of !== 'me' &&
          typeof passive.add === 'number'
          ? { of: passive.of, less: -passive.add }
          : undefined;
      },
    ),
  );

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
  (what.total !== undefined ||
    (what.choose.among !== undefined && what.count === undefined) ||
    (what.choose.among === undefined &&
      (what.choose.zone === undefined ||
        Array.isArray(what.choose.zone) ||
        what.choose.zone === 'reserve' ||
        what.choose.zone === 'discard')));

/** One card, rather than all that fit: "you may play exhausted cards" lets a player do so from then on. */
const isOne = (what: What): boolean => isKnown(what) || (typeof what === 'object' && 'choose' in what);

const isInExpedition = (what: What): boolean =>
  typeof what === 'object' && 'choose' in what && what.choose.expedition !== undefined;

/** "immediately play a Character for {5} less in your Companion Expedition" */
function plays(g: Grammar, person: Person): readonly Syntax<Step>[] {
  const any = g.object({ from: true, your: person.your });
  // Where it is played is said after it, and no part of its description.
  const elsewhere = (card: What): What | undefined => (isInExpedition(card) ? undefined : card);
  const what = iso(any, elsewhere, elsewhere);
  type Play = Extract<Step, { kind: 'play' }>;
  type Price = Omit<Play, 'kind' | 'what' | 'in'>;
  const price: Syntax<Price> = oneOf<Price>(
    form<Price>(
      'for <less> less, down to a minimum of <atLeast>',
      { less: mana, atLeast: mana },
      {
        less: $('less'),
        atLeast: $('atLeast'),
      },
    ),
    form<Price>('for <less> less', { less: mana }, { less: $('less') }),
    means<Price>('for free as if from hand', { free: true, asFrom: 'hand' }),
    means<Price>('for free', { free: true }),
  );
  const where = oneOf<ExpeditionsOrTarget>(
    ...(person.your === 'their'
      ? [means<ExpeditionsOrTarget>('their Companion Expedition', 'your-companion')]
      : []),
    expeditions,
  );
  type Parts = { what: What; price?: Price; where?: ExpeditionsOrTarget };
  const at = (text: string, fits: (play: Play) => boolean): Syntax<Step> =>
    iso(
      phrase<Parts>(inPerson(person, text), { what, price, where }),
      ({ what: card, price: how, where: place }): Step | undefined => {
        const step: Play = { kind: 'play', what: card, ...how, ...(place !== undefined && { in: place }) };
        return fits(step) ? step : undefined;
      },
      (step) => {
        if (step.kind !== 'play' || !fits(step)) return undefined;
        const { kind: _kind, what: card, in: place, ...how } = step;
        const isPriced = Object.keys(how).length > 0;
        if (isPriced !== text.includes('<price>') || (place !== undefined) !== text.includes('<where>'))
          return undefined;
        return { what: card, ...(isPriced && { price: how }), ...(place !== undefined && { where: place }) };
      },
    );
  const now = ({ asFrom }: Play): boolean => asFrom === undefined;
  return [
    at('immediately [play] <what> <price> in <where>', now),
    at('immediately [play] <what> <price>', now),
    at('immediately [play] <what>', now),
    ...[
      '[play] <what> <price> in <where>',
      '[play] <what> <price>',
      '[play] <what> in <where>',
      '[play] <what>',
    ].map((text) => synonym(at(text, (play) => now(play) && play.free === undefined && isOne(play.what)))),
    at('[play] <what> <price>', (play) => !now(play)),
  ];
}
