import { same, type Condition, type Expeditions, type Known, type Selector } from '#altered/abilities';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { here, iso, means, oneOf, pure, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { abilitySymbol } from './base-cost.js';
import { costName } from './bounds.js';
import { standing } from './standing-words.js';
import type { Tense } from './tense.js';
import { counterName } from './names.js';
import { comparing, comparingTo, counted, inDigitsLimit, inWordsLimit, type Limit } from './limits.js';
import { inDigits, mana } from './numbers.js';
import { articled } from './articles.js';
import { any, facingSome, inside } from './faced-conditions.js';
import { wasSo } from './was-conditions.js';
import { failing, playing } from './openings.js';
import { orMore, terrain } from './words-for.js';

const costWord = oneOf<'hand' | 'reserve' | 'base'>(
  means('Hand', 'hand'),
  means('Reserve', 'reserve'),
  means('Base', 'base'),
);

/** Where objects and expeditions are, and how expeditions stand. */
export function placeConditions(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const many = g.noun({ many: true, from: false, your: 'your' });
  const say = (text: string, parts: AnyParts, tree: Template<Condition>): Syntax<Condition> =>
    form<Condition>(text, parts, tree);
  const facing = tense("I'm facing");
  return [
    then(
      form<Condition>(tense("there's only one <like>"), { like: one }, {
        kind: 'compare',
        left: { count: $('like') },
        is: 'exactly',
        right: 1,
        said: 'only one',
      } as never),
      (scope, value) =>
        value.kind === 'compare' && typeof value.left === 'object' && 'count' in value.left
          ? saying(scope, { those: value.left.count })
          : scope,
    ),
    counted(tense('there are <limit> <like>'), many),
    comparingTotal(many, tense),
    say(
      tense("there's <like> in each of your Expeditions"),
      { like: articled(one) },
      { kind: 'in-each', like: $('like') },
    ),
    then(
      form<Condition>(tense("there's <like>"), { like: articled(one) }, { kind: 'exists', like: $('like') }),
      (scope, value) => (value.kind === 'exists' ? saying(scope, { those: value.like }) : scope),
    ),
    then(
      say(
        tense('<which> is <is>'),
        { which: expeditionWord, is: standing },
        { kind: 'standing', which: $('which'), is: $('is') },
      ),
      (scope, value) =>
        value.kind === 'standing' && isWord(value.which) ? saying(scope, { heldBack: value.which }) : scope,
    ),
    say(
      tense('<which> is not <is>'),
      { which: expeditionWord, is: standing },
      { kind: 'not', condition: { kind: 'standing', which: $('which'), is: $('is') } },
    ),
    ...countedExpeditions(tense),
    here(['that'], ({ place }) =>
      place === null || typeof place === 'string'
        ? null
        : means<Condition>(tense('that Expedition is Ascended'), { kind: 'ascended', which: place }),
    ),
    say(
      tense('at least one of your Expeditions is <is>'),
      { is: standing },
      {
        kind: 'standing',
        which: 'one-of-yours',
        is: $('is'),
      },
    ),
    say(
      tense('both of your Expeditions are <is>'),
      { is: standing },
      { kind: 'standing', which: 'both-of-yours', is: $('is') },
    ),
    synonym(
      say(
        tense('my Expedition is in a single-terrain region'),
        {},
        { kind: 'in', what: 'me', region: 'single-terrain' },
      ),
    ),
    ...inside(one, many, tense),
    say(tense("I'm in an Ascended Expedition"), {}, { kind: 'in', what: 'me', region: 'ascended' }),
    say(tense("I'm in a single-terrain region"), {}, { kind: 'in', what: 'me', region: 'single-terrain' }),
    form<Condition>(
      tense("I'm not in <terrain>"),
      { terrain },
      {
        kind: 'not',
        condition: { kind: 'terrain', expedition: 'my-expedition', terrain: $('terrain') },
      },
    ),
    say(tense("I'm In contact"), {}, { kind: 'in-contact', what: 'me' }),
    say(`${facing} an Expedition in <terrain>`, { terrain }, { kind: 'facing', in: $('terrain') }),
    ...facingSome(one, many, facing),
    say(`${facing} only one Character`, {}, { kind: 'facing-objects', is: 'exactly', number: 1 }),
    then(
      comparingTo(`${facing} <limit> Characters`, inWordsLimit, {}, { kind: 'facing-objects' } as never),
      (scope) => saying(scope, { those: { type: 'character', expedition: 'facing-me' } }),
    ),
  ];
}

/** Those that are asked for terrains in words of their own. */
const ownInTerrain: readonly string[] = ['neither of your Expeditions'];
/** How many of somebody's Expeditions, in other words. */
const otherWords: Readonly<Record<string, readonly (readonly [string, Limit])[]>> = {
  '': [['an Expedition', any]],
  ' you control': [
    ['neither of your Expeditions', { is: 'exactly', right: 0 }],
    ['only one of your Expeditions', { is: 'exactly', right: 1 }],
  ],
  ' your opponents control': [
    ["an opponent's Expedition", any],
    ["no opponent's Expedition", { is: 'exactly', right: 0 }],
  ],
};

/** "no Expedition is Ascended", "two or more Expeditions are in {V}": how many there are. */
const countedExpeditions = (tense: Tense): readonly Syntax<Condition>[] =>
  (
    [
      ['', {}],
      [' you control', { of: 'you' }],
      [' your opponents control', { of: 'opponent' }],
    ] as const
  ).flatMap(([whose, of]) =>
    (
      [
        ['<is>', { is: standing }, { is: $('is') }],
        ['in <terrain>', { terrain }, { in: $('terrain') }],
      ] as const
    ).flatMap(([text, parts, how]) => {
      const left = { expeditions: { ...how, ...of } };
      const limit = inWordsLimit;
      const none = means<Limit>('no', { is: 'exactly', right: 0 });
      const one = means<Limit>('only one', { is: 'exactly', right: 1 });
      return [
        comparing(tense(`<limit> Expeditions${whose} are ${text}`), { limit, ...parts }, left),
        synonym(
          comparing(
            tense(`<limit> Expedition${whose} is ${text}`),
            { limit: oneOf(none, one), ...parts },
            left,
          ),
        ),
        ...(otherWords[whose] ?? [])
          .filter(([said]) => text === '<is>' || !ownInTerrain.includes(said))
          .map(([said, by]) =>
            synonym(
              comparing(tense(`<limit> is ${text}`), { limit: means<Limit>(said, by), ...parts }, left),
            ),
          ),
      ];
    }),
  );

/** Conditions about what was done, what cards cost and what is to be seen. */
export function standingConditions(g: Grammar): readonly Syntax<Condition>[] {
  const style = { from: false, your: 'your' } as const;
  const one = g.noun({ ...style, many: false });
  const many = g.noun({ ...style, many: true });
  const say = (text: string, parts: AnyParts, tree: Template<Condition>): Syntax<Condition> =>
    form<Condition>(text, parts, tree);
  const withLimit = (
    text: string,
    limit: Syntax<Limit>,
    parts: AnyParts,
    tree: Template<Condition>,
  ): Syntax<Condition> => comparingTo(text, limit, parts, tree);
  const it = here([], ({ it: known }) => (known === null ? null : pure(known)));
  const zones = oneOf<readonly ('hand' | 'reserve')[]>(
    means('your hand or your Reserve', ['hand', 'reserve']),
    means('your hand', ['hand']),
    means('your Reserve', ['reserve']),
  );
  return [
    say("it's in <terrain> <it>", { terrain, it }, { kind: 'in', what: $('it'), region: $('terrain') }),
    here(["it's"], ({ it: known, those, place }) =>
      known !== null || those !== null || place === null || typeof place !== 'string'
        ? null
        : form<Condition>("it's <is>", { is: standing }, { kind: 'standing', which: place, is: $('is') } as never),
    ),
    here(["there's"], ({ it: known, place }) =>
      known === 'it' || (known === null && place === 'that-expedition')
        ? means<Condition>("there's no Character facing it", nobodyFacingIt)
        : null,
    ),
    here(["there's"], ({ it: known }) =>
      known === null || known === 'it' || known === 'me'
        ? null
        : synonym(means<Condition>("there's no Character facing it", nobodyFacing(known))),
    ),
    withLimit('<limit> single-terrain regions are visible', inWordsLimit, {}, {
      kind: 'regions-visible',
    } as never),
    // How many failed is known of the event that a trigger saw, and not afterwards.
    here(['both'], ({ noted }) =>
      noted.includes(failing)
        ? means<Condition>('both of your Expeditions failed to move forward', {
            kind: 'failed-to-move',
            which: 'both-of-yours',
          })
        : null,
    ),
    synonym(
      means<Condition>('the Expedition facing me is empty', {
        kind: 'compare',
        left: { count: { expedition: 'facing-me' } },
        is: 'exactly',
        right: 0,
      }),
    ),
    say('your hand is empty', {}, { kind: 'empty', zone: 'hand', of: 'you' }),
    say('your Reserve is empty', {}, { kind: 'empty', zone: 'reserve', of: 'you' }),
    ...["your opponent's", "an opponent's"].flatMap((whose, index) =>
      (['hand', 'reserve'] as const).map((zone) => {
        const said = say(
          `${whose} ${zone === 'hand' ? 'hand' : 'Reserve'} is empty`,
          {},
          { kind: 'empty', zone, of: 'opponent' },
        );
        return index === 0 ? said : synonym(said);
      }),
    ),
    ...(
      [
        ['your discard pile is empty', 'discard'],
        ['your Landmarks are empty', 'landmark'],
        ['your deck is empty', 'deck'],
      ] as const
    ).map(([text, cardsIn]) =>
      synonym(
        means<Condition>(text, {
          kind: 'compare',
          left: { cardsIn, of: 'you' },
          is: 'exactly',
          right: 0,
        }),
      ),
    ),
    say(
      'you have less cards in Reserve than <than>',
      { than: g.players },
      {
        kind: 'fewer-cards',
        zone: 'reserve',
        than: $('than'),
      },
    ),
    say(
      'the total <of> of <among> is <than> <is>',
      { of: costName, among: many, than: mana, is: orMore },
      {
        kind: 'total',
        of: $('of'),
        among: $('among'),
        is: $('is'),
        than: $('than'),
      },
    ),
    say(
      'the total <of> of <among> is <than> <is>',
      { of: terrain, among: many, than: inDigits, is: orMore },
      { kind: 'total', of: $('of') as never, among: $('among'), is: $('is'), than: $('than') },
    ),
    played('you played <like> this turn', articled(one)),
    comparing(
      'you played <limit> <like> this turn',
      { limit: inWordsLimit, like: many },
      { playedThisTurn: $('like') },
    ),
    comparingTo('<limit> <among> have a different <of> stat', inWordsLimit, { among: many, of: terrain }, {
      kind: 'different-costs',
      among: $('among'),
      of: $('of'),
    } as never),
    comparingTo('<limit> <among> have a different Base Cost', inWordsLimit, { among: many }, {
      kind: 'different-costs',
      among: $('among'),
    } as never),
    say(
      'a <symbol> ability was activated this turn',
      { symbol: abilitySymbol },
      {
        kind: 'activated-this-turn',
        symbol: $('symbol'),
      },
    ),
    say(
      'you discarded a card from <from> this turn',
      { from: zones },
      { kind: 'discarded-this-turn', from: $('from') },
    ),
    say(
      'you discarded <like> this way <it>',
      { like: articled(one), it },
      { kind: 'done', by: 'discard', what: $('it'), like: $('like') },
    ),
    say(
      'you put <like> in Reserve this way <it>',
      { like: articled(one), it },
      {
        kind: 'done',
        by: 'put',
        what: $('it'),
        like: $('like'),
      },
    ),
    say(
      'it was in <region> <it>',
      { region: terrain, it },
      { kind: 'in', what: $('it'), region: $('region'), was: true },
    ),
    say("it wasn't in <region> <it>", { region: terrain, it }, {
      kind: 'not',
      condition: { kind: 'in', what: $('it'), region: $('region'), was: true },
    } as never),
    ...wasSo(g),
    say('it was played from your hand <it>', { it }, { kind: 'played-from', what: $('it'), from: 'hand' }),
    say(
      'it was played from your Reserve <it>',
      { it },
      { kind: 'played-from', what: $('it'), from: 'reserve' },
    ),
    say(
      "it's in a Terrain where its base statistic is 0 <it>",
      { it },
      { kind: 'in', what: $('it'), region: 'of-a-statistic-of-0' },
    ),
    ...(['hand', 'reserve'] as const).map((from) =>
      form<Condition>(
        `I was played from your ${from === 'hand' ? 'hand' : 'Reserve'}`,
        {},
        { kind: 'played-from', what: 'me', from },
      ),
    ),
    say("it's in an Ascended Expedition <it>", { it }, { kind: 'in', what: $('it'), region: 'ascended' }),
    say('it was the only card in their Reserve <it>', { it }, { kind: 'only-card', what: $('it') }),
    say(
      'its <cost> Cost was <than> <is> <it>',
      { cost: costWord, than: mana, is: orMore, it },
      { kind: 'cost-was', what: $('it'), cost: $('cost'), is: $('is'), than: $('than') },
    ),
    // Of what was played, whatever has been created since.
    here(['the'], ({ noted }) =>
      noted.includes(playing)
        ? form<Condition>(
            'the Base Cost was <than> <is>',
            { than: mana, is: orMore },
            { kind: 'cost-was', what: 'it', cost: 'base', is: $('is'), than: $('than') },
          )
        : null,
    ),
    form<Condition>("I'm not In contact", {}, { kind: 'not', condition: { kind: 'in-contact', what: 'me' } }),
    say(
      '<like> in your Expeditions or your Reserve has a <symbol> ability',
      { symbol: abilitySymbol, like: articled(means<Selector>('card', {})) },
      {
        kind: 'has-ability',
        like: $('like'),
        among: ['expedition', 'reserve'],
        symbol: $('symbol'),
      },
    ),
    withLimit('your Hero has <limit> <name> counters', inDigitsLimit, { name: counterName }, {
      kind: 'hero-counters',
      name: $('name'),
    } as never),
    means<Condition>('your opponent is the first player', { kind: 'first-player', who: 'opponent' }),
  ];
}

/** Of what a trigger is about. */
const nobodyFacingIt: Condition = { kind: 'nobody-facing', what: 'it' };

/** Of what was chosen or noted: no Character is in the Expedition that faces it. */
const nobodyFacing = (known: Exclude<Known, 'it' | 'me'>): Condition => ({
  kind: 'compare',
  left: { count: { type: 'character', expedition: { facing: { expeditionOf: known } } } },
  is: 'exactly',
  right: 0,
});

/** "there are 7 or more boosts among Characters you control" */
const comparingTotal = (many: Syntax<Selector>, tense: Tense): Syntax<Condition> =>
  iso(
    phrase<{ limit: Limit; among: Selector }>(tense('there are <limit> boosts among <among>'), {
      limit: inDigitsLimit,
      among: many,
    }),
    ({ limit: { is, right }, among }): Condition => ({
      kind: 'total',
      of: { counters: 'boost' },
      among,
      is,
      than: right as number,
    }),
    (value) =>
      value.kind === 'total' && same(value.of, { counters: 'boost' })
        ? { limit: { is: value.is, right: value.than }, among: value.among }
        : undefined,
  );

/** "You played a Spell this turn": one or more. */
const played = (text: string, like: Syntax<Selector>): Syntax<Condition> =>
  iso(
    phrase<{ like: Selector }>(text, { like }),
    ({ like: cards }): Condition => ({
      kind: 'compare',
      left: { playedThisTurn: cards },
      is: 'at-least',
      right: 1,
    }),
    (value) =>
      value.kind === 'compare' &&
      value.is === 'at-least' &&
      value.right === 1 &&
      typeof value.left === 'object' &&
      'playedThisTurn' in value.left
        ? { like: value.left.playedThisTurn }
        : undefined,
  );

/** A word for Expeditions, which "it" can stand for afterwards. */
const isWord = (which: Extract<Condition, { kind: 'standing' }>['which']): which is Expeditions =>
  typeof which === 'string' && which !== 'one-of-yours' && which !== 'both-of-yours';
