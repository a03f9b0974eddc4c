import type { Effect, Quantity, Step, TargetDefinition, What } from '#altered/abilities';
import { headOf } from '../syntax/beginning.js';
import { saying, type Scope } from '../syntax/scope.js';
import { around, form, phrase, type AnyParts } from '../syntax/phrases.js';
import { here, iso, means, oneOf, only, rule, then, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { counters, type Counters } from './counters.js';
import type { Grammar } from './grammar.js';
import { once } from './once.js';
import { readying } from './ready.js';
import { rarerSteps } from './rarer-steps.js';
import { moves } from './moves.js';
import { fresh, noting } from './noting.js';
import { inDigits, orXInWords } from './numbers.js';
import { increased, thatMany, thatManyAndMore, thatMuch } from './quantities.js';
import { inPerson, type Person } from './person.js';
import { introducing } from './targets.js';
import { create } from './tokens.js';
import { articled } from './articles.js';
import { status, triggerSymbol } from './words-for.js';
import { asEffect } from './as-effect.js';
import { isPlaced, ownCard } from './own-cards.js';
import { perEach } from './per-each.js';
import { sacrificeOne } from './those-counted.js';
import { giveBoth } from './to-both.js';
import { createdAgain } from './tokens-again.js';
import { drawIt } from './top-cards.js';
import { rollTwo } from './two-dice.js';

/** "increase the result by 2" */
const increase: Syntax<Effect> = here(['increase'], ({ noted }) => {
  const die = noted.findLast((name) => name.startsWith('die'));
  return die === undefined
    ? null
    : then(
        form<Effect>(
          'increase the result by <add>',
          { add: oneOf<Quantity>(inDigits, thatMuch) },
          { kind: 'adjust', noted: die, add: $('add') },
        ),
        (scope) => saying(scope, { noted: [...scope.noted, increased] }),
      );
});

/** What Sabotage may choose (7.3.18.a). */
const inAReserve: Extract<TargetDefinition, { kind: 'object' }> = {
  kind: 'object',
  like: { zone: 'reserve' },
  count: 1,
  upTo: true,
};

/** What players do, in the form for who does it; `who` is not said here. */
export const imperative = once((g: Grammar, person: Person): Syntax<Effect> => verbsOf(g, person));

function verbsOf(g: Grammar, person: Person): Syntax<Effect> {
  const { your } = person;
  const say = (text: string, parts: AnyParts, tree: Template<Step>): Syntax<Effect> =>
    asEffect(form<Step>(inPerson(person, text), parts, tree));
  const what = g.object({ from: true, your });
  const placed = g.object({ from: false, your });
  const one = g.noun({ many: false, from: false, your });
  const many = g.noun({ many: true, from: false, your });
  const amount = counters(g);

  const some = iso(
    around(inPerson(person, '[Sabotage] <it>'), articled(one)),
    (like): TargetDefinition => ({ ...inAReserve, like: { ...like, zone: 'reserve' } }),
    (definition) => {
      if (definition.kind !== 'object' || definition.said !== undefined) return undefined;
      const { zone, ...like } = definition.like;
      const isSame = zone === 'reserve' && definition.count === 1 && definition.upTo === true;
      return isSame && Object.keys(like).length > 0 ? like : undefined;
    },
  );
  const sabotage = iso(
    introducing(
      oneOf<TargetDefinition>(means<TargetDefinition>(inPerson(person, '[Sabotage]'), inAReserve), some),
      (scope) => scope,
    ),
    ({ target }): Step => ({ kind: 'sabotage', target }),
    (step) => (step.kind === 'sabotage' ? { target: step.target } : undefined),
  );
  const give = (text: string): Syntax<Effect> =>
    asEffect(
      iso(
        phrase<{ what: What; amount: Counters }>(inPerson(person, text), { what: placed, amount }),
        ({ what: whom, amount: of }): Step => ({ kind: 'counters', change: 'gain', ...of, what: whom }),
        (step) =>
          step.kind === 'counters' && step.change === 'gain'
            ? { what: step.what, amount: { name: step.name, count: step.count } }
            : undefined,
      ),
    );
  const roll: Syntax<Step> = here(headOf(inPerson(person, '[roll]')), (scope) => {
    const note = fresh(scope, 'die');
    const said = form<Step>(inPerson(person, '[roll] a die'), {}, { kind: 'roll', note });
    return {
      parse: (source, at, now) =>
        said.parse(source, at, now).map((read) => ({ ...read, scope: rolled(now, note) })),
      print: (step, now) => {
        if (step.kind !== 'roll' || step.who !== undefined) return null;
        const printed = said.print({ kind: 'roll', note }, now);
        return printed === null
          ? null
          : { ...printed, scope: saying(now, { noted: [...now.noted, step.note] }) };
      },
    };
  });

  return rule(
    'a verb',
    oneOf<Effect>(
      drawIt(person),
      noting(
        oneOf<Effect>(
          say('[draw] a card', {}, { kind: 'draw', count: 1 }),
          say('[draw] <count> cards', { count: orXInWords }, { kind: 'draw', count: $('count') }),
          say('[draw] <count> cards', { count: thatMany }, { kind: 'draw', count: $('count') }),
          marked(
            'that many',
            say('[draw] <count>', { count: thatManyAndMore }, { kind: 'draw', count: $('count') }),
          ),
          say('[Resupply]', {}, { kind: 'resupply' }),
          ...(
            [
              ['Reserve', 'reserve'],
              ['hand', 'hand'],
              ['hand and [your] Reserve', ['hand', 'reserve']],
            ] as const
          ).map(([text, zone]) =>
            say(`[discard] [your] ${text}`, {}, { kind: 'discard', what: { all: { zone, owner: 'you' } } }),
          ),
          say('[pass]', {}, { kind: 'pass' }),
          ...giveBoth(g, person),
          ...perEach(g, person),
          asEffect(sacrificeOne(inPerson(person, '[sacrifice] one'))),
          marked(
            'for free first',
            say(
              '[play] for free <what>',
              { what: ownCard(what) },
              { kind: 'play-for-free', what: $('what') },
            ),
          ),
          say('[discard] <what>', { what: only(what, isPlaced) }, { kind: 'discard', what: $('what') }),
          say('[sacrifice] <what>', { what: articled(one) }, { kind: 'sacrifice', what: $('what') }),
          say(
            '[sacrifice] <count> <what>',
            { count: orXInWords, what: many },
            {
              kind: 'sacrifice',
              what: $('what'),
              count: $('count'),
            },
          ),
          asEffect(createdAgain(person)),
          asEffect(sabotage),
          moves(g, person),
          asEffect(create(g, inPerson(person, '[create]'), your)),
          say(
            '[exhaust] <what>',
            { what: placed },
            {
              kind: 'status',
              change: 'gain',
              status: 'exhausted',
              what: $('what'),
            },
          ),
          asEffect(readying(g, person)),
          marked(
            'give a status',
            say(
              '[give] <what> <status>',
              { what: placed, status },
              {
                kind: 'status',
                change: 'gain',
                status: $('status'),
                what: $('what'),
              },
            ),
          ),
          marked('give', give('[give] <what> <amount>')),
          marked('give to', give('[give] <amount> to <what>')),
          asEffect(roll),
          rollTwo(person),
          say('[reveal] <what>', { what: only(what, isNoHand) }, { kind: 'reveal', what: $('what') }),
          say('[look] at <what>', { what }, { kind: 'look', what: $('what') }),
          say('[play] <what> for free', { what: ownCard(what) }, { kind: 'play-for-free', what: $('what') }),
          here(headOf(inPerson(person, '[activate]')), ({ it }) =>
            it === null || it === 'me'
              ? null
              : asEffect(
                  form<Step>(
                    inPerson(person, '[activate] its <symbol> abilities'),
                    { symbol: triggerSymbol },
                    { kind: 'activate', triggers: [$('symbol')], what: it } as never,
                  ),
                ),
          ),
          say(
            '[activate] the <symbol> abilities of <what>',
            { symbol: triggerSymbol, what: placed },
            {
              kind: 'activate',
              triggers: [$('symbol')],
              what: $('what'),
            },
          ),
          ...(person.your === 'your' ? [say('After You', {}, { kind: 'after-you' })] : []),
          increase,
          ...rarerSteps(g, person).map(asEffect),
        ),
      ),
    ),
  );
}

/** A hand is revealed by who has it: "cards from a hand" would be some of them. */
const isNoHand = (what: What): boolean =>
  typeof what !== 'object' ||
  !('all' in what) ||
  what.all.zone !== 'hand' ||
  Object.keys(what.all).length > 2;

/** What a die came to is "that many", in whichever words it is usually said. */
const rolled = (scope: Scope, note: string): Scope =>
  saying(scope, { noted: [...scope.noted, note], thatMany: { noted: note } });
