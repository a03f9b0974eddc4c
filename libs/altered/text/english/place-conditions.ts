import { same, type Condition, type Expeditions, type Selector } from '#altered/abilities';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { iso, then, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { articled } from './articles.js';
import { expeditionWord } from './expeditions.js';
import { facingSome } from './faced-conditions.js';
import type { Grammar } from './grammar.js';
import { soManyInEach } from './in-each-expedition.js';
import { comparingTo, counted, inDigitsLimit, inWordsLimit, type Limit } from './limits.js';
import { standing } from './standing-words.js';
import type { Tense } from './tense.js';
import { terrain } from './words-for.js';

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
    ...soManyInEach(g, tense),
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
    ...facingSome(one, facing),
    say(`${facing} only one Character`, {}, { kind: 'facing-objects', is: 'exactly', number: 1 }),
    then(
      comparingTo(`${facing} <limit> Characters`, inWordsLimit, {}, { kind: 'facing-objects' } as never),
      (scope) => saying(scope, { those: { type: 'character', expedition: 'facing-me' } }),
    ),
  ];
}

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

/** A word for Expeditions, which "it" can stand for afterwards. */
const isWord = (which: Extract<Condition, { kind: 'standing' }>['which']): which is Expeditions =>
  typeof which === 'string' && which !== 'one-of-yours' && which !== 'both-of-yours';
