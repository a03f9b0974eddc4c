import {
  same,
  type Effect,
  type Players,
  type Quantity,
  type Selector,
  type StatusName,
  type Step,
  type TargetDefinition,
  type What,
} from '#altered/abilities';
import { headOf } from '../syntax/beginning.js';
import { saying } from '../syntax/scope.js';
import { around, form, list, phrase, type AnyParts } from '../syntax/phrases.js';
import { here, iso, means, oneOf, only, rule, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { counters, onePer, type Counters } from './counters.js';
import type { Grammar } from './grammar.js';
import { readying } from './ready.js';
import { rarerSteps } from './rarer-steps.js';
import { moves } from './moves.js';
import { fresh, noting } from './noting.js';
import { inDigits, orXInWords, severalInWords, inWords } from './numbers.js';
import { increased, thatMany, thatMuch } from './quantities.js';
import { inPerson, type Person } from './person.js';
import { targetPlayers } from './players.js';
import { introducing } from './targets.js';
import { create, createOneHereOneThere, createOneInEach } from './tokens.js';
import { articled } from './articles.js';
import { status, triggerSymbol } from './words-for.js';

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

/** "sacrifice one", of those that have just been counted */
const sacrificeOne = (text: string): Syntax<Step> =>
  here(headOf(text), ({ those }) =>
    those === null ? null : means<Step>(text, { kind: 'sacrifice', what: those }),
  );

/** "sacrifice two of them" */
const sacrificeOfThem = (person: Person): Syntax<Effect> =>
  here(headOf(inPerson(person, '[sacrifice]')), ({ those }) =>
    those === null
      ? null
      : asEffect(
          oneOf<Step>(
            synonym(
              means<Step>(inPerson(person, '[sacrifice] one of them'), { kind: 'sacrifice', what: those }),
            ),
            form<Step>(inPerson(person, '[sacrifice] <count> of them'), { count: severalInWords }, {
              kind: 'sacrifice',
              what: those,
              count: $('count'),
            } as never),
          ),
        ),
  );

/** "exhaust me and target Permanent": the same is done to both at once. */
const toBoth = (g: Grammar, person: Person): readonly Syntax<Effect>[] => {
  const what = g.object({ from: true, your: person.your });
  const verbs: readonly (readonly [string, (what: What) => Step])[] = [
    ['[discard] <one> and <other>', (of) => ({ kind: 'discard', what: of })],
    [
      '[exhaust] <one> and <other>',
      (of) => ({ kind: 'status', change: 'gain', status: 'exhausted', what: of }),
    ],
    [
      "[return] <one> and <other> to their owners' hands",
      (of) => ({ kind: 'move', what: of, to: { zone: 'hand' } }),
    ],
    ['[send] <one> and <other> to Reserve', (of) => ({ kind: 'move', what: of, to: { zone: 'reserve' } })],
  ];
  return verbs.map(([text, step]) =>
    iso(
      phrase<{ one: What; other: What }>(inPerson(person, text), { one: what, other: what }),
      ({ one, other }): Effect => ({
        kind: 'simultaneously',
        steps: [step(one), step(other)],
        said: 'to both',
      }),
      (effect) => {
        if (effect.kind !== 'simultaneously' || effect.said !== 'to both') return undefined;
        const [first, second, ...more] = effect.steps;
        if (first === undefined || second === undefined || more.length > 0) return undefined;
        if (!('what' in first) || !('what' in second)) return undefined;
        const [one, other] = [first.what as What, second.what as What];
        return same(step(one), first) && same(step(other), second) ? { one, other } : undefined;
      },
    ),
  );
};

/** What Sabotage may choose (7.3.18.a). */
const inAReserve: Extract<TargetDefinition, { kind: 'object' }> = {
  kind: 'object',
  like: { zone: 'reserve' },
  count: 1,
  upTo: true,
};

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
    oneOf<Effect>(
      drawIt(person),
      noting(
        oneOf<Effect>(
          say('[draw] a card', {}, { kind: 'draw', count: 1 }),
          say('[draw] <count> cards', { count: orXInWords }, { kind: 'draw', count: $('count') }),
          say('[draw] <count> cards', { count: thatMany }, { kind: 'draw', count: $('count') }),
          marked(
            'that many',
            say('[draw] <count>', { count: thatMany }, { kind: 'draw', count: $('count') }),
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
          sacrificeOfThem(person),
          ...toBoth(g, person),
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
          marked('one in each', asEffect(createOneInEach(inPerson(person, '[create]')))),
          createOneHereOneThere(inPerson(person, '[create]')),
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
          marked('give', give('[give] <what> <amount>')),
          marked('give to', give('[give] <amount> to <what>')),
          asEffect(roll),
          say('[reveal] [your] hand', {}, { kind: 'reveal', what: { all: { zone: 'hand', owner: 'you' } } }),
          say(
            "[look] at your opponent's hand",
            {},
            { kind: 'look', what: { all: { zone: 'hand', owner: 'opponent' } } },
          ),
          say('[look] at <who> hand', { who: targetPlayers }, {
            kind: 'look',
            what: { all: { zone: 'hand', owner: $('who') } },
          } as never),
          ...topOfAnother(person),
          say('[reveal] <what>', { what }, { kind: 'reveal', what: $('what') }),
          say('[look] at <what>', { what }, { kind: 'look', what: $('what') }),
          say('[shuffle] [your] deck', {}, { kind: 'shuffle' }),
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

/** "look at the top card of target opponent's deck", "discard the top two cards of your opponent's deck" */
const topOfAnother = (person: Person): readonly Syntax<Effect>[] => {
  const top = oneOf<Players>(means<Players>("your opponent's", 'opponent'), targetPlayers);
  return (
    [
      ['[look] at', 'look'],
      ['[discard]', 'discard'],
    ] as const
  ).flatMap(([verb, kind]) => [
    asEffect(
      form<Step>(inPerson(person, `${verb} the top card of <top> deck`), { top }, {
        kind,
        what: { top: $('top') },
      } as never),
    ),
    asEffect(
      form<Step>(
        inPerson(person, `${verb} the top <count> cards of <top> deck`),
        { top, count: severalInWords },
        { kind, what: { top: $('top'), count: $('count') } } as never,
      ),
    ),
  ]);
};

const handOrReserve = ['hand', 'reserve'] as const;

/** A card that is played is one of one's own, from hand or Reserve, where nothing else is said. */
const ownCard = (what: Syntax<What>): Syntax<What> =>
  iso(
    what,
    (value): What =>
      isChoice(value) && isOfAnyZone(value)
        ? { ...value, choose: { ...value.choose, zone: handOrReserve, owner: 'you' } }
        : value,
    (value) => {
      if (!isChoice(value)) return value;
      if (isOfAnyZone(value)) return undefined;
      const { zone, owner, ...choose } = value.choose;
      return same(zone, handOrReserve) && owner === 'you' ? { ...value, choose } : value;
    },
  );

type Choice = Extract<What, { choose: Selector }>;
const isChoice = (what: What): what is Choice => typeof what === 'object' && 'choose' in what;
/** "A card" that is discarded is in a hand or in a Reserve, and in which of them has to be said. */
const isPlaced = (what: What): boolean => !isChoice(what) || !same(what.choose, {});

const isOfAnyZone = ({ choose }: Choice): boolean => choose.zone === undefined && choose.among === undefined;

/** "create only one", "create two", of the tokens spoken of before. */
const createdAgain = (person: Person): Syntax<Step> =>
  here(headOf(inPerson(person, '[create]')), ({ tokens }) => {
    if (tokens === null || (tokens.kind !== 'create' && tokens.kind !== 'create-at')) return null;
    const { count: _count, ...one } = tokens;
    return oneOf<Step>(
      means<Step>(inPerson(person, '[create] only one'), one),
      form<Step>(
        inPerson(person, '[create] <count>'),
        { count: severalInWords },
        {
          ...one,
          count: $('count'),
        },
      ),
      ...(['hero', 'companion'] as const).map((which) =>
        means<Step>(
          inPerson(person, `[create] one in a ${which === 'hero' ? 'Hero' : 'Companion'} Expedition`),
          {
            kind: 'create-at',
            token: tokens.token,
            place: { kind: 'expedition', expedition: { kind: 'chosen', which } },
          },
        ),
      ),
    );
  });

/** "draw it", of the card on top of one's deck that has been revealed: it is drawn as any other (7.3.5.a). */
const drawIt = (person: Person): Syntax<Effect> =>
  here(headOf(inPerson(person, '[draw]')), ({ it, top }) =>
    top === null || !same(it, top)
      ? null
      : marked('it', asEffect(means<Step>(inPerson(person, '[draw] it'), { kind: 'draw', count: 1 }))),
  );

/** "give me 1 boost and Fleeting" */
const giveBoth = (g: Grammar, person: Person): readonly Syntax<Effect>[] => {
  const parts = { what: g.object({ from: false, your: person.your }), amount: counters(g), status };
  type Parts = { what: What; amount: Counters; status: StatusName };
  return [
    iso(
      phrase<Parts>(inPerson(person, '[give] <what> <amount> and <status>'), parts),
      ({ what, amount, status: word }): Effect => ({
        kind: 'simultaneously',
        steps: [
          { kind: 'counters', change: 'gain', ...amount, what },
          { kind: 'status', change: 'gain', status: word, what },
        ],
        said: 'give',
      }),
      (effect) => {
        if (effect.kind !== 'simultaneously' || effect.said !== 'give') return undefined;
        const [first, second, ...more] = effect.steps;
        if (first?.kind !== 'counters' || second?.kind !== 'status' || more.length > 0) return undefined;
        const { what, name, count } = first;
        return same(what, second.what) ? { what, amount: { name, count }, status: second.status } : undefined;
      },
    ),
  ];
};

/** "draw a card per Plant you control": as many as are counted. */
const perEach = (g: Grammar, person: Person): readonly Syntax<Effect>[] => {
  const each = onePer(g);
  const per = oneOf<Quantity>(
    form<Quantity>(
      '<each>, up to <most>',
      { each, most: inWords },
      {
        atMost: $('most'),
        of: $('each'),
      },
    ),
    iso(
      each,
      (value) => value,
      (value) => (typeof value === 'object' && 'atMost' in value ? undefined : value),
    ),
  );
  const token = create(g, inPerson(person, '[create]'));
  const counted = (count: Quantity, step: Step): Step => ({ ...step, count }) as Step;
  const tokens = iso(
    phrase<{ step: Step; per: Quantity }>('<step> per <per>', { step: token, per }),
    ({ step, per: count }) =>
      step.kind === 'create' && step.count === undefined ? counted(count, step) : undefined,
    (step) => {
      if (step.kind !== 'create' || step.count === undefined || typeof step.count === 'number')
        return undefined;
      const { count, ...one } = step;
      return { step: one, per: count };
    },
  );
  return [
    marked(
      'per',
      asEffect(
        oneOf<Step>(
          form<Step>(inPerson(person, '[draw] a card per <per>'), { per }, { kind: 'draw', count: $('per') }),
          form<Step>(
            inPerson(person, '[Resupply] per <per>'),
            { per },
            { kind: 'resupply', count: $('per') },
          ),
          tokens,
        ),
      ),
    ),
  ];
};

/** Verbs joined by "and", or by ", then" where who does them is said once. */
export function joinedVerbs(verb: Syntax<Effect>): Syntax<Effect> {
  const by = (separator: string, last: string, said: string): Syntax<Effect> =>
    iso(
      list(verb, separator, last),
      (effects): Effect | undefined => (effects.length < 2 ? undefined : { kind: 'sequence', effects, said }),
      (effect) => (effect.kind === 'sequence' && effect.said === said ? effect.effects : undefined),
    );
  return oneOf(verb, by(',', 'and', 'and'));
}

/** As `joinedVerbs`, with ", then" too: for verbs whose subject is said before. */
export function followedVerbs(verb: Syntax<Effect>): Syntax<Effect> {
  const after = iso(
    list(verb, ',', ', then'),
    (effects): Effect | undefined =>
      effects.length < 2 ? undefined : { kind: 'sequence', effects, said: 'then too' },
    (effect) => (effect.kind === 'sequence' && effect.said === 'then too' ? effect.effects : undefined),
  );
  return oneOf(joinedVerbs(verb), after);
}
