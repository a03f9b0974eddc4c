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
import { inPerson, type Person } from '../words/verb-forms.js';
import { asEffect } from '../words/sentence-forms.js';
import { $, fieldsOf, form, type AnyParts, type Template, inTree } from '../../syntax/phrases.js';
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

/** "draw it", for the revealed top card of a deck, which is drawn like any other (7.3.5.a). */
export const drawIt = (person: Person): Syntax<Effect> =>
  here(headOf(inPerson(person, '[draw]')), ({ it, top }) =>
    top === null || !same(it, top)
      ? null
      : marked('it', asEffect(means<Step>(inPerson(person, '[draw] it'), { kind: 'draw', count: 1 }))),
  );

/** "give me 1 boost and Fleeting" */
const giveBoth = (g: Grammar, person: Person): Syntax<Effect> =>
  form<Effect>(
    inPerson(person, '[give] <what> <amount> and <status>'),
    { what: g.object({ from: false, your: person.your }), amount: counters(g), status },
    {
      kind: 'simultaneously',
      steps: [
        { kind: 'counters', change: 'gain', ...fieldsOf('amount', 'name', 'count'), what: $('what') },
        { kind: 'status', change: 'gain', status: $('status'), what: $('what') },
      ],
      said: 'give',
    },
  );

/** "sacrifice one", one of the objects counted last */
export const sacrificeOne = (text: string): Syntax<Step> =>
  here(headOf(text), ({ counted }) =>
    counted === null ? null : means<Step>(text, { kind: 'sacrifice', what: counted }),
  );

/** "create a token per Plant you control": as many as are counted */
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

/** "increase the result by 2" */
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

/** The objects that Sabotage may choose (7.3.18.a). */
const inAReserve: Extract<TargetDefinition, { kind: 'object' }> = {
  kind: 'object',
  like: { zone: 'reserve' },
  count: 1,
  upTo: true,
};

/** Actions of players, in the verb form for the actor. The caller sets `who`. */
export const imperative = once((g: Grammar, person: Person): Syntax<Effect> => {
  const { your } = person;
  const say = (text: string, parts: AnyParts, tree: Template<Step>): Syntax<Effect> =>
    asEffect(form<Step>(inPerson(person, text), parts, tree));
  const what = g.object({ from: true, your });
  const placed = g.object({ from: false, your });
  const single = g.noun({ many: false, from: false, your });
  const many = g.noun({ many: true, from: false, your });
  const amount = counters(g);
  const zones = wordsFor<ZoneName | readonly ZoneName[]>({
    Reserve: 'reserve',
    hand: 'hand',
    [inPerson(person, 'hand and [your] Reserve')]: ['hand', 'reserve'],
  });

  const some = form<TargetDefinition>(
    inPerson(person, '[Sabotage] <like>'),
    { like: articled(single) },
    { ...inAReserve, like: { ...fieldsOf('like'), zone: 'reserve' } },
  );
  const sabotage = inTree<Step>(
    introducing(
      oneOf<TargetDefinition>(means<TargetDefinition>(inPerson(person, '[Sabotage]'), inAReserve), some),
      (scope) => scope,
    ),
    { kind: 'sabotage', ...fieldsOf('it', 'target') },
  );
  const give = (text: string): Syntax<Effect> =>
    say(
      text,
      { what: placed, amount },
      { kind: 'counters', change: 'gain', ...fieldsOf('amount', 'name', 'count'), what: $('what') },
    );
  const roll: Syntax<Step> = here(headOf(inPerson(person, '[roll]')), (scope) => {
    const note = fresh(scope, 'die');
    const roll = form<Step>(inPerson(person, '[roll] a die'), {}, { kind: 'roll', note });
    const rolled = (more: Partial<Scope>): Syntax<Step> =>
      then(roll, (now) => saying(now, { noted: [...now.noted, note], ...more }));
    // "That many" is printed as “X, where X is the result”.
    return { ...rolled({ thatMany: { noted: note } }), print: (step, now) => rolled({}).print(step, now) };
  });

  return rule(
    'a verb',
    oneOf<Effect>(
      drawIt(person),
      noting(
        oneOf<Effect>(
          say('[draw] a card', {}, { kind: 'draw', count: 1 }),
          say('[draw] <count> cards', { count: orXInWords }, { kind: 'draw' }),
          say('[draw] <count> cards', { count: thatMany }, { kind: 'draw' }),
          marked('that many', say('[draw] <count>', { count: thatManyAndMore }, { kind: 'draw' })),
          say('[Resupply]', {}, { kind: 'resupply' }),
          say(
            '[discard] [your] <zone>',
            { zone: zones },
            { kind: 'discard', what: { all: { zone: $('zone'), owner: 'you' } } },
          ),
          discardDownTo(person),
          say('[pass]', {}, { kind: 'pass' }),
          giveBoth(g, person),
          perEach(g, person),
          asEffect(sacrificeOne(inPerson(person, '[sacrifice] one'))),
          marked(
            'for free first',
            say('[play] for free <what>', { what: ownCard(what) }, { kind: 'play-for-free' }),
          ),
          say('[discard] <what>', { what: only(what, isPlaced) }, { kind: 'discard' }),
          say('[sacrifice] <what>', { what: articled(single) }, { kind: 'sacrifice' }),
          say('[sacrifice] <count> <what>', { count: orXInWords, what: many }, { kind: 'sacrifice' }),
          asEffect(createdAgain(person)),
          asEffect(sabotage),
          moves(g, person),
          asEffect(create(g, inPerson(person, '[create]'), your)),
          say('[exhaust] <what>', { what: placed }, { kind: 'status', change: 'gain', status: 'exhausted' }),
          asEffect(readying(g, person)),
          marked(
            'give a status',
            say('[give] <what> <status>', { what: placed, status }, { kind: 'status', change: 'gain' }),
          ),
          marked('give', give('[give] <what> <amount>')),
          marked('give to', give('[give] <amount> to <what>')),
          asEffect(roll),
          say('[reveal] <what>', { what: only(what, isNoHand) }, { kind: 'reveal' }),
          say('[look] at <what>', { what }, { kind: 'look' }),
          say('[play] <what> for free', { what: ownCard(what) }, { kind: 'play-for-free' }),
          aboutIt(headOf(inPerson(person, '[activate]')), (it) =>
            say(
              '[activate] its <symbol> abilities',
              { symbol: triggerSymbol },
              { kind: 'activate', triggers: [$('symbol')], what: it },
            ),
          ),
          say(
            '[activate] the <symbol> abilities of <what>',
            { symbol: triggerSymbol, what: placed },
            { kind: 'activate', triggers: [$('symbol')] },
          ),
          ...(person.your === 'your' ? [say('After You', {}, { kind: 'after-you' })] : []),
          increase,
          eitherMarker(person),
          ...rarerSteps(g, person).map(asEffect),
        ),
      ),
    ),
  );
});

/** "discard down to three cards in hand": all cards above that number. */
const discardDownTo = (person: Person): Syntax<Effect> =>
  asEffect(
    form<Step>(
      inPerson(person, `[discard] down to <kept> cards in <zone>`),
      { kept: negated(inWords), zone: wordsFor({ hand: 'hand', Reserve: 'reserve' }) },
      {
        kind: 'discard',
        what: {
          choose: { zone: $('zone'), owner: 'you' },
          count: { sum: [{ cardsIn: $('zone'), of: 'you' }, $('kept')] },
        },
      },
    ),
  );

/** Whether it is not a whole hand. "Reveals cards from a hand" would mean some of them. */
const isNoHand = (what: What): boolean =>
  typeof what !== 'object' ||
  !('all' in what) ||
  what.all.zone !== 'hand' ||
  Object.keys(what.all).length > 2;
