import type { Effect, Step, TargetDefinition, What } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import {
  form,
  here,
  iso,
  list,
  means,
  oneOf,
  phrase,
  rule,
  then,
  type AnyParts,
  type Syntax,
} from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { counters, type Counters } from './counters.js';
import type { Grammar } from './grammar.js';
import { laterSteps } from './later-steps.js';
import { moves } from './moves.js';
import { fresh, noting } from './noting.js';
import { inDigits, orXInWords } from './numbers.js';
import { increased, thatMany } from './quantities.js';
import { inPerson, type Person } from './person.js';
import { introducing } from './targets.js';
import { create } from './tokens.js';
import { articled } from './what.js';
import { triggerSymbol } from './words-for.js';

/** An effect of one step. */
export const asEffect = (step: Syntax<Step>): Syntax<Effect> =>
  iso(
    step,
    (one): Effect => ({ kind: 'step', step: one }),
    (effect) =>
      effect.kind === 'step' && effect.note === undefined && effect.said === undefined
        ? effect.step
        : undefined,
  );

/** "increase the result by 2" */
const increase: Syntax<Effect> = here(({ noted }) => {
  const die = noted.findLast((name) => name.startsWith('die'));
  return die === undefined
    ? null
    : then(
        form<Effect>(
          'increase the result by <add>',
          { add: inDigits },
          { kind: 'adjust', noted: die, add: $('add') },
        ),
        (scope) => saying(scope, { noted: [...scope.noted, increased] }),
      );
});

/** What Sabotage may choose (7.3.18.a). */
const inAReserve: TargetDefinition = { kind: 'object', like: { zone: 'reserve' }, count: 1, upTo: true };

/** What players do, in the form for who does it; `who` is not said here. */
export function imperative(g: Grammar, person: Person): Syntax<Effect> {
  const { your } = person;
  const say = (text: string, parts: AnyParts, tree: Template<Step>): Syntax<Effect> =>
    asEffect(form<Step>(inPerson(person, text), parts, tree));
  const what = g.object({ from: true, your });
  const placed = g.object({ from: false, your });
  const one = g.noun({ many: false, from: false, your });
  const many = g.noun({ many: true, from: false, your });
  const amount = counters(g);

  const sabotage = iso(
    introducing(means(inPerson(person, '[Sabotage]'), inAReserve), (scope) => scope),
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
  const roll: Syntax<Step> = here((scope) => {
    const note = fresh(scope, 'die');
    const said = form<Step>(inPerson(person, '[roll] a die'), {}, { kind: 'roll', note });
    return {
      parse: (source, at, now) =>
        said
          .parse(source, at, now)
          .map((read) => ({ ...read, scope: saying(now, { noted: [...now.noted, note] }) })),
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
    noting(
      oneOf<Effect>(
        say('[draw] a card', {}, { kind: 'draw', count: 1 }),
        say('[draw] <count> cards', { count: orXInWords }, { kind: 'draw', count: $('count') }),
        say('[draw] <count> cards', { count: thatMany }, { kind: 'draw', count: $('count') }),
        say('[Resupply]', {}, { kind: 'resupply' }),
        say('[discard] <what>', { what }, { kind: 'discard', what: $('what') }),
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
        asEffect(sabotage),
        moves(g, person),
        asEffect(create(g, inPerson(person, '[create]'))),
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
        say(
          '[ready] <what>',
          { what: placed },
          {
            kind: 'status',
            change: 'lose',
            status: 'exhausted',
            what: $('what'),
          },
        ),
        marked('give', give('[give] <what> <amount>')),
        marked('give to', give('[give] <amount> to <what>')),
        asEffect(roll),
        say('[reveal] <what>', { what }, { kind: 'reveal', what: $('what') }),
        say('[look] at <what>', { what }, { kind: 'look', what: $('what') }),
        say('[shuffle] [your] deck', {}, { kind: 'shuffle' }),
        say('[play] <what> for free', { what }, { kind: 'play-for-free', what: $('what') }),
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
        ...laterSteps(g, person).map(asEffect),
      ),
    ),
  );
}

/** Verbs joined by "and". */
export const joinedVerbs = (verb: Syntax<Effect>): Syntax<Effect> =>
  iso(
    list(verb, ',', 'and'),
    (effects): Effect | undefined => {
      const [one, ...more] = effects;
      return more.length === 0 ? one : { kind: 'sequence', effects, said: 'and' };
    },
    (effect) =>
      effect.kind === 'sequence' ? (effect.said === 'and' ? effect.effects : undefined) : [effect],
  );
