import type { ExpeditionsOrTarget, Selector, Step, TargetDefinition, What } from '#altered/abilities';
import { saying } from '../../syntax/scope.js';
import { $, type AnyParts, fieldsOf, form, forms, type Template } from '../../syntax/phrases.js';
import { means, oneOf, only, synonym, type Syntax, then } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { expeditions } from '../nouns/expeditions.js';
import { articled } from '../nouns/articles.js';
import { createdAt, signatureTokens } from '../nouns/token-places.js';
import { anyNumber, inDigits, mana, severalInDigits } from '../words/numbers.js';
import { reducing } from './awaiting.js';
import { inPerson, type Person } from '../words/verbs.js';
import { introducing } from '../words/targets.js';
import { terrainMarkers } from './expeditions-doing.js';

/** Steps that a player performs, with verbs that occur on only a few cards. */
export function rarerSteps(g: Grammar, person: Person): readonly Syntax<Step>[] {
  const { your } = person;
  const what = g.object({ from: false, your });
  const parts = {
    what,
    card: articled(g.noun({ many: false, from: true, your: 'your' })),
    with: g.object({ from: true, your }),
    known: only(what, isSacrificed),
    chosen: only(what, isChosen),
    many: g.many,
    targets: anyTargets(g.many),
    count: inDigits,
    mana,
  };
  const anyOf = { choose: $('many'), count: anyNumber, upTo: true } as const;
  const say = (table: Readonly<Record<string, Template<Step>>>): readonly Syntax<Step>[] =>
    forms<Step>(parts, table, (text) => inPerson(person, text));
  return [
    ...say({
      'Exhausted [Resupply]': { kind: 'exhausted-resupply' },
      '[Augment] <what>': { kind: 'augment' },
      '[Rush] <card>': { kind: 'rush', what: $('card') },
      '[Rush]. If you would play a card from Reserve this way, you may pay its Hand Cost instead of its Reserve Cost':
        { kind: 'rush', handCost: true },
      '[Rush]': { kind: 'rush' },
      '[double] the number of boosts on <what>': { kind: 'double', name: 'boost' },
      "[take] control of <what>, putting it in my Expedition if it's an Expedition Permanent": {
        kind: 'take-control',
        to: 'my-expedition',
      },
      '[complete] <what>': { kind: 'complete' },
      '[sacrifice] <known>': { kind: 'sacrifice-objects', what: $('known') },
      '[sacrifice] any number of <many>': { kind: 'sacrifice-objects', what: anyOf },
      '[distribute] <count> boosts among <targets>': {
        kind: 'distribute',
        name: 'boost',
        count: $('count'),
        among: $('targets'),
      },
      '[distribute] <count> boosts among any <many>': { kind: 'distribute', name: 'boost', among: anyOf },
      '[exchange] <what> with <with>': { kind: 'exchange' },
      '[play] another turn': { kind: 'another-turn' },
      '[receive] it': { kind: 'receive-gift' },
      '[pay] <mana>': { kind: 'pay' },
      '[choose] <chosen>': { kind: 'choose', what: $('chosen') },
    }),
    reducing(g),
    ...(your === 'your' || person.verb === 'draws'
      ? say({ '[take] control of <what>': { kind: 'take-control' } })
      : []),
    ...removals(person, what),
    ...createdAt(person),
    ...(your === 'your' ? [signatureTokens(g)] : []),
    ...terrainMarkers(person),
    ...(your === 'their' ? say({ '[become] the first player': { kind: 'become-first-player' } }) : []),
    ...plays(g, person),
  ];
}

/** Phrases that remove counters from other objects: "remove up to 2 counters from", "spend 1 boost from". */
function removals(person: Person, from: Syntax<What>): readonly Syntax<Step>[] {
  const count = severalInDigits;
  const amount = oneOf<object>(
    means('1 boost', { name: 'boost', count: 1 }),
    form<object>('<count> boosts', { count }, { name: 'boost' }),
    means('1 counter', { count: 1 }),
    form<object>('<count> counters', { count }),
  );
  const parts = { from, count, amount, most: inDigits };
  const own = (text: string, taken: object): Syntax<Step> =>
    form<Step>(inPerson(person, `[spend] ${text}`), parts, {
      kind: 'take-counters',
      from: 'me',
      ...taken,
      spend: true,
    });
  const elsewhere = (text: string, taken: object): Syntax<Step> =>
    then(
      form<Step>(inPerson(person, `${text} from <from>`), parts, { kind: 'take-counters', ...taken }),
      (scope) => saying(scope, { thatMany: { countersTaken: true } }),
    );
  return [
    own('1 of my boosts', { name: 'boost', count: 1 }),
    own('<count> of my boosts', { name: 'boost', count: $('count') }),
    elsewhere('[remove] <amount>', fieldsOf('amount')),
    elsewhere('[remove] up to <most> counters', { count: $('most'), upTo: true }),
    elsewhere('[remove] all boosts', { name: 'boost', count: 'all' }),
    elsewhere('[spend] <amount>', { ...fieldsOf('amount'), spend: true }),
  ];
}

const anyTargets = (many: Syntax<Selector>): Syntax<What> =>
  introducing(
    form<TargetDefinition>('any target <like>', { like: many }, { kind: 'object', anyNumber: true }),
    (scope, target) => saying(scope, { it: target, several: true }),
  );

/** Whether a description refers to a previously mentioned object, or to the object that has the ability. */
const isKnown = (what: What): boolean => typeof what === 'string' || 'target' in what || 'noted' in what;
const isSacrificed = (what: What): boolean => isKnown(what) || (typeof what === 'object' && 'all' in what);
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

/**
 * Whether a description means a single card. "You may play exhausted cards" is excluded, because it is a lasting
 * permission instead of a step.
 */
const isSingleCard = (what: What): boolean => isKnown(what) || (typeof what === 'object' && 'choose' in what);

const isInExpedition = (what: What): boolean =>
  typeof what === 'object' && 'choose' in what && what.choose.expedition !== undefined;

/** Phrases such as "immediately play a Character for {5} less in your Companion Expedition". */
function plays(g: Grammar, person: Person): readonly Syntax<Step>[] {
  // The expedition after the card is the place where it is played, not a part of its description.
  const what = only(g.object({ from: true, your: person.your }), (card) => !isInExpedition(card));
  const parts: AnyParts = {
    what,
    one: only(what, isSingleCard),
    less: mana,
    atLeast: mana,
    in: oneOf<ExpeditionsOrTarget>(
      ...(person.your === 'their'
        ? [means<ExpeditionsOrTarget>('their Companion Expedition', 'your-companion')]
        : []),
      expeditions,
    ),
  };
  const say = (text: string, tree: object = {}): Syntax<Step> =>
    form<Step>(inPerson(person, text), parts, { kind: 'play', what: $('what'), ...tree });
  const less = { less: $('less') };
  const free = { free: true };
  return [
    say('immediately [play] <what> for <less> less in <in>', less),
    say('immediately [play] <what> for free in <in>', free),
    say('immediately [play] <what> for <less> less, down to a minimum of <atLeast>', {
      ...less,
      atLeast: $('atLeast'),
    }),
    say('immediately [play] <what> for <less> less', less),
    say('immediately [play] <what> for free', free),
    say('immediately [play] <what>'),
    synonym(say('[play] <one> for <less> less', { what: $('one'), ...less })),
    say('[play] <what> for free as if from hand', { free: true, asFrom: 'hand' }),
  ];
}
