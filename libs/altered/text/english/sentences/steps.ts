import {
  same,
  type Effect,
  type Quantity,
  type Step,
  type TargetDefinition,
  type What,
  type ZoneName,
} from '#altered/abilities';
import { headOf } from '../../syntax/beginning.js';
import { here, means, oneOf, only, rule, then, type Syntax, wordsFor, aboutIt } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import { inPerson, type Person } from '../words/verbs.js';
import { asEffect } from '../words/sentence-forms.js';
import { $, fieldsOf, form, forms, type Template, inTree } from '../../syntax/phrases.js';
import { counters, onePer } from '../nouns/counters.js';
import { once, type Grammar } from '../words/grammar.js';
import { status, triggerSymbol } from '../words/rule-words.js';
import { inDigits, inWords, negated, orXInWords } from '../words/numbers.js';
import { createdAgain, createdAt } from '../nouns/token-places.js';
import { create } from '../nouns/tokens.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { readying } from '../nouns/ready.js';
import { rarerSteps } from './rarer-steps.js';
import { moves } from './moves.js';
import { fresh, noting } from '../conditions/noting.js';
import { increased, thatMany, thatManyAndMore, thatMuch } from '../nouns/quantities.js';
import { introducing } from '../words/targets.js';
import { eitherMarker } from './expeditions-doing.js';
import { articled, isPlaced, ownCard } from '../nouns/articles.js';

/**
 * The phrase "draw it", if "it" is the revealed top card of a deck. The card is drawn like any other card (7.3.5.a).
 */
export const drawIt = (person: Person): Syntax<Effect> =>
  here(headOf(inPerson(person, '[draw]')), ({ it, top }) =>
    top === null || !same(it, top)
      ? null
      : marked('it', asEffect(means<Step>(inPerson(person, '[draw] it'), { kind: 'draw', count: 1 }))),
  );

/** The phrase "sacrifice one", for one of the objects that were counted last. */
export const sacrificeOne = (text: string): Syntax<Step> =>
  here(headOf(text), ({ counted }) =>
    counted === null ? null : means<Step>(text, { kind: 'sacrifice', what: counted }),
  );

/** Phrases such as "create a token per Plant you control". The step is repeated for each counted object. */
export const perEach = (g: Grammar, person: Person): Syntax<Effect> => {
  const each = onePer(g);
  const token = oneOf(create(g, inPerson(person, '[create]')), ...createdAt(person));
  const count = oneOf<Quantity>(
    form<Quantity>('<each>, up to <most>', { each, most: inWords }, { atMost: $('most'), of: $('each') }),
    only(each, (value) => typeof value === 'object' && !('atMost' in value)),
  );
  return marked(
    'per',
    asEffect(
      form<Step>(
        '<step> per <count>',
        { step: only(token, (step) => !('count' in step)), count },
        {
          ...fieldsOf('step'),
          count: $('count'),
        },
      ),
    ),
  );
};

/** Phrases such as "increase the result by 2". */
const increase: Syntax<Effect> = here(['increase'], ({ noted }) => {
  const die = noted.findLast((name) => name.startsWith('die'));
  return die === undefined
    ? null
    : then(
        form<Effect>(
          'increase the result by <add>',
          { add: oneOf<Quantity>(inDigits, thatMuch) },
          { kind: 'adjust', noted: die },
        ),
        (scope) => saying(scope, { noted: [...scope.noted, increased] }),
      );
});

/** The objects that Sabotage can target (7.3.18.a). */
const inAReserve: Extract<TargetDefinition, { kind: 'object' }> = {
  kind: 'object',
  like: { zone: 'reserve' },
  count: 1,
  upTo: true,
};

/** Actions by players, with the verb inflected for the actor. The caller sets `who`. */
export const imperative = once((g: Grammar, person: Person): Syntax<Effect> => {
  const { your } = person;
  const inForm = (text: string): string => inPerson(person, text);
  const what = g.object({ from: true, your });
  const placed = g.object({ from: false, your });
  const single = articled(g.noun({ many: false, from: false, your }));
  const parts = {
    what,
    placed,
    single,
    many: g.noun({ many: true, from: false, your }),
    own: ownCard(what),
    shown: only(what, isNoHand),
    discarded: only(what, isPlaced),
    count: orXInWords,
    cards: oneOf(orXInWords, thatMany),
    more: thatManyAndMore,
    zone: wordsFor<ZoneName | readonly ZoneName[]>({
      Reserve: 'reserve',
      hand: 'hand',
      [inForm('hand and [your] Reserve')]: ['hand', 'reserve'],
    }),
    kept: negated(inWords),
    pile: wordsFor({ hand: 'hand', Reserve: 'reserve' }),
    amount: counters(g),
    status,
    symbol: triggerSymbol,
  };
  const verbs = (table: Readonly<Record<string, Template<Step>>>): readonly Syntax<Effect>[] =>
    forms<Step>(parts, table, inForm).map(asEffect);
  const say = (text: string, tree: Template<Step>): Syntax<Effect> =>
    asEffect(form<Step>(inForm(text), parts, tree));
  const gain = { kind: 'counters', change: 'gain', ...fieldsOf('amount', 'name', 'count') } as const;
  const ofPlaced = { what: $('placed') };
  const some = form<TargetDefinition>(
    inForm('[Sabotage] <like>'),
    { like: single },
    {
      ...inAReserve,
      like: { ...fieldsOf('like'), zone: 'reserve' },
    },
  );
  const sabotage = inTree<Step>(
    introducing(
      oneOf<TargetDefinition>(means<TargetDefinition>(inForm('[Sabotage]'), inAReserve), some),
      (scope) => scope,
    ),
    { kind: 'sabotage', ...fieldsOf('it', 'target') },
  );
  const roll: Syntax<Step> = here(headOf(inForm('[roll]')), (scope) => {
    const note = fresh(scope, 'die');
    const roll = means<Step>(inForm('[roll] a die'), { kind: 'roll', note });
    const rolled = (more: Partial<Scope>): Syntax<Step> =>
      then(roll, (now) => saying(now, { noted: [...now.noted, note], ...more }));
    // The wording “X, where X is the result” is printed instead of "that many".
    return { ...rolled({ thatMany: { noted: note } }), print: (step, now) => rolled({}).print(step, now) };
  });

  return rule(
    'a verb',
    oneOf<Effect>(
      drawIt(person),
      noting(
        oneOf<Effect>(
          ...verbs({
            '[draw] a card': { kind: 'draw', count: 1 },
            '[draw] <cards> cards': { kind: 'draw', count: $('cards') },
          }),
          marked('that many', say('[draw] <more>', { kind: 'draw', count: $('more') })),
          ...verbs({
            '[Resupply]': { kind: 'resupply' },
            '[discard] [your] <zone>': { kind: 'discard', what: { all: { zone: $('zone'), owner: 'you' } } },
            // Discards the cards in excess of `kept`.
            '[discard] down to <kept> cards in <pile>': {
              kind: 'discard',
              what: {
                choose: { zone: $('pile'), owner: 'you' },
                count: { sum: [{ cardsIn: $('pile'), of: 'you' }, $('kept')] },
              },
            },
            '[pass]': { kind: 'pass' },
          }),
          form<Effect>(inForm('[give] <placed> <amount> and <status>'), parts, {
            kind: 'simultaneously',
            steps: [
              { ...gain, ...ofPlaced },
              { kind: 'status', change: 'gain', status: $('status'), ...ofPlaced },
            ],
            said: 'give',
          }),
          perEach(g, person),
          asEffect(sacrificeOne(inForm('[sacrifice] one'))),
          marked('for free first', say('[play] for free <own>', { kind: 'play-for-free', what: $('own') })),
          ...verbs({
            '[discard] <discarded>': { kind: 'discard', what: $('discarded') },
            '[sacrifice] <single>': { kind: 'sacrifice', what: $('single') },
            '[sacrifice] <count> <many>': { kind: 'sacrifice', what: $('many') },
          }),
          asEffect(createdAgain(person)),
          asEffect(sabotage),
          moves(g, person),
          asEffect(create(g, inForm('[create]'), your)),
          say('[exhaust] <placed>', { kind: 'status', change: 'gain', status: 'exhausted', ...ofPlaced }),
          asEffect(readying(g, person)),
          marked(
            'give a status',
            say('[give] <placed> <status>', { kind: 'status', change: 'gain', ...ofPlaced }),
          ),
          marked('give', say('[give] <placed> <amount>', { ...gain, ...ofPlaced })),
          marked('give to', say('[give] <amount> to <placed>', { ...gain, ...ofPlaced })),
          asEffect(roll),
          ...verbs({
            '[reveal] <shown>': { kind: 'reveal', what: $('shown') },
            '[look] at <what>': { kind: 'look' },
            '[play] <own> for free': { kind: 'play-for-free', what: $('own') },
          }),
          aboutIt(headOf(inForm('[activate]')), (it) =>
            say('[activate] its <symbol> abilities', { kind: 'activate', triggers: [$('symbol')], what: it }),
          ),
          say('[activate] the <symbol> abilities of <placed>', {
            kind: 'activate',
            triggers: [$('symbol')],
            ...ofPlaced,
          }),
          ...(your === 'your' ? verbs({ 'After You': { kind: 'after-you' } }) : []),
          increase,
          eitherMarker(person),
          ...rarerSteps(g, person).map(asEffect),
        ),
      ),
    ),
  );
});

/**
 * Whether a description does not mean a whole hand. "Cards from a hand" is accepted, because it can mean part of the
 * hand.
 */
const isNoHand = (what: What): boolean =>
  typeof what !== 'object' ||
  !('all' in what) ||
  what.all.zone !== 'hand' ||
  Object.keys(what.all).length > 2;
