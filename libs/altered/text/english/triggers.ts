import {
  same,
  type Expeditions,
  type Known,
  type Nth,
  type Players,
  type Selector,
  type Subject,
  type Trigger,
  type ZoneName,
} from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { around, form, list, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, oneOf, only, rule, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { asPlace, expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { rarerDoings, rarerTriggers } from './rarer-triggers.js';
import { inPerson, they, you } from './person.js';
import { listenedTo } from './players.js';
import { articled } from './articles.js';
import { anyTerrain, being, status } from './words-for.js';
import { counterName } from './names.js';
import { ordinal } from './numbers.js';

const phases = {
  'At Noon': 'noon',
  'At Dusk': 'dusk',
  'At Night': 'night',
  'At Morning': 'morning',
  'At Afternoon': 'afternoon',
} as const;

const dailyEffects = {
  Succeed: 'succeed',
  Prepare: 'prepare',
  Draw: 'draw',
  Expand: 'expand',
  Progress: 'progress',
  Rest: 'rest',
  'Clean-up': 'clean-up',
} as const;

/** The symbols (7.1.1). */
const symbols: Syntax<Trigger> = oneOf<Trigger>(
  means<Trigger>('{J}', { kind: 'join', what: 'me' }),
  means<Trigger>('{H}', { kind: 'played', what: 'me', from: 'hand' }),
  means<Trigger>('{R}', { kind: 'played', what: 'me', from: 'reserve' }),
  means<Trigger>('{H}/{R}', {
    kind: 'any',
    of: [
      { kind: 'played', what: 'me', from: 'hand' },
      { kind: 'played', what: 'me', from: 'reserve' },
    ],
  }),
);

/** A card that is revealed is "it". */
const bindsIt = ({ kind }: Trigger): Known | null =>
  kind === 'reveals' || kind === 'discards' ? 'it' : null;

/** What the trigger is about is "it". */
const aboutIt = (syntax: Syntax<Trigger>): Syntax<Trigger> =>
  then(syntax, (scope, trigger) => {
    const it: Known | null = 'what' in trigger ? (trigger.what === 'me' ? null : 'it') : bindsIt(trigger);
    const isAboutOne = 'which' in trigger || trigger.kind === 'leaves-expedition';
    const place = isAboutOne ? 'that-expedition' : scope.place;
    const rolled = trigger.kind === 'roll' || trigger.kind === 'reveals';
    return saying(scope, {
      it,
      several: false,
      place,
      top: trigger.kind === 'reveals' ? 'it' : null,
      ...(rolled && { noted: [...scope.noted, aDie] }),
    });
  });

/** Noted where a trigger speaks of a die that has been rolled. */
const aDie = 'rolled by a player';

const leaving = [
  ['expedition', 'the Expedition zone'],
  ['landmark', 'your Landmark zone'],
  ['reserve', 'your Reserve'],
  ['hand', 'your hand'],
  ['discard', 'your discard pile'],
] as const;

const going = [
  ['reserve', '[go]', 'to Reserve'],
  ['expedition', '[join]', 'the Expedition zone'],
  ['landmark', '[join]', 'the Landmark zone'],
  ['hand', '[go]', 'to your hand'],
  ['discard', '[join]', 'the discard pile'],
  ['mana', '[go]', 'to your Mana zone'],
] as const;

const origins = [
  ['expedition', 'the Expedition zone'],
  ['landmark', 'the Landmark zone'],
  ['hand', 'your hand'],
  ['reserve', 'Reserve'],
  ['discard', 'your discard pile'],
  ['deck', 'your deck'],
] as const;

/** Whether a zone of a trigger is called yours; of the object with the trigger it is anyway. */
const isYours = (said: string): boolean => /\byour\b/.test(said);
const ofAnyone = (said: string): string => said.replaceAll(/\byour\b/g, 'a');

/** Several things that the same one does: "you sacrifice a Permanent or discard a card from your hand". */
const anyOfThem = (verb: Syntax<Trigger>): Syntax<Trigger> =>
  oneOf<Trigger>(
    verb,
    iso(
      list(verb, ',', 'or'),
      (of): Trigger | undefined => (of.length < 2 ? undefined : { kind: 'any', of: of.map(counted(of)) }),
      (value) => {
        const each = value.kind === 'any' ? value.of.map(uncounted) : [];
        return value.kind === 'any' && same(each.map(counted(each)), value.of) ? each : undefined;
      },
    ),
  );

/** "One or more" is said of cards that are drawn, and goes for cards that are resupplied. */
const counted =
  (all: readonly Trigger[]) =>
  (one: Trigger): Trigger =>
    one.kind === 'resupply' && all.some(({ kind, ...more }) => kind === 'draw' && 'oneOrMore' in more)
      ? { ...one, oneOrMore: true }
      : one;
const uncounted = (one: Trigger): Trigger => {
  if (one.kind !== 'resupply') return one;
  const { oneOrMore: _, ...each } = one;
  return each;
};

/** What one object does: "leaves", in the words for me or for any other. */
function verbsOfObjects(me: boolean): readonly Syntax<Trigger>[] {
  const person = me ? you : they;
  const what = 'me' as const;
  const when = (said: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(inPerson(person, said), parts, tree);
  const goes = (said: string, to: ZoneName, from?: ZoneName): readonly Syntax<Trigger>[] => {
    const any = { kind: 'go', what, to, ...(from && { from }) } as const;
    return me || !isYours(said)
      ? [when(said, {}, any)]
      : [when(said, {}, { ...any, whose: 'you' }), when(ofAnyone(said), {}, any)];
  };
  return [
    when('[join] <expedition>', { expedition: asPlace }, { kind: 'join', what, expedition: $('expedition') }),
    ...leaving.flatMap(([zone_, place]) => {
      const any = { kind: 'leave', what, zone: zone_ } as const;
      if (me || !isYours(place)) return [when(`[leave] ${place}`, {}, any)];
      return [
        when(`[leave] ${place}`, {}, { ...any, whose: 'you' }),
        when(`[leave] ${ofAnyone(place)}`, {}, any),
      ];
    }),
    when(
      '[leave] <expedition>',
      { expedition: asPlace },
      { kind: 'leave', what, zone: 'expedition', expedition: $('expedition') },
    ),
    ...going.flatMap(([to, verb, destination]) => [
      ...origins.flatMap(([from, origin]) =>
        from === to ? [] : goes(`${verb} ${destination} from ${origin}`, to, from),
      ),
      ...goes(`${verb} ${destination}`, to),
    ]),
    when(
      `[lose] ${me ? 'my' : 'its'} last boost`,
      {},
      { kind: 'status', what, status: 'boosted', change: 'lose' },
    ),
    ...(['lose', 'gain'] as const).flatMap((change) => [
      when(`[${change}] 1 or more boosts`, {}, { kind: 'counters', what, name: 'boost', change }),
      when(
        `[${change}] 1 or more <name> counters`,
        { name: counterName },
        { kind: 'counters', what, name: $('name'), change },
      ),
    ]),
    when('[gain] <status>', { status }, { kind: 'status', what, status: $('status'), change: 'become' }),
    when('[lose] <status>', { status }, { kind: 'status', what, status: $('status'), change: 'lose' }),
    when(
      '[become] <status>',
      { status: being },
      { kind: 'status', what, status: $('status'), change: 'become' },
    ),
  ];
}

type OfObject = Extract<Trigger, { readonly what: Subject }>;
const isOfMe = (trigger: Trigger): trigger is OfObject => 'what' in trigger && trigger.what === 'me';
/** What is said of me, said of what is described. */
const saidOf = (trigger: Trigger, like: Selector): Trigger => {
  if (trigger.kind === 'any') return { ...trigger, of: trigger.of.map((one) => saidOf(one, like)) };
  return isOfMe(trigger) ? ({ ...trigger, what: like } as Trigger) : trigger;
};
/** What all of a trigger is about, where that is described. */
const subjectOf = (trigger: Trigger): Selector | undefined => {
  if (trigger.kind === 'any') {
    const [first, ...more] = trigger.of.map(subjectOf);
    return first !== undefined && more.every((one) => same(one, first)) ? first : undefined;
  }
  return 'what' in trigger && trigger.what !== 'me' ? trigger.what : undefined;
};
const saidOfMe = (trigger: Trigger): Trigger =>
  trigger.kind === 'any'
    ? { ...trigger, of: trigger.of.map(saidOfMe) }
    : ({ ...trigger, what: 'me' } as Trigger);

/** Triggers of one object: "I leave", "a Character leaves". */
function ofObjects(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  return [
    around('I <it>', anyOfThem(oneOf(...verbsOfObjects(true)))),
    iso(
      phrase<{ like: Selector; does: Trigger }>('<like> <does>', {
        like,
        does: anyOfThem(oneOf(...verbsOfObjects(false))),
      }),
      ({ like: those, does }): Trigger => saidOf(does, those),
      (trigger) => {
        const those = subjectOf(trigger);
        return those === undefined ? undefined : { like: those, does: saidOfMe(trigger) };
      },
    ),
  ];
}

/** "you play your second Spell each turn" */
function playedNth(
  each: Nth['each'],
  when: (said: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>,
  g: Grammar,
  by: Players,
): readonly Syntax<Trigger>[] {
  const parts = { number: ordinal, like: g.noun({ many: false, from: false, your: 'your' }) };
  const nth = { number: $('number'), each } as const;
  const tree = { kind: 'played', what: $('like'), by, nth } as never;
  const said = (text: string) => when(`[play] [your] <number> <like> ${text}`, parts, tree);
  return [said(each === 'turn' ? 'each turn' : 'each Afternoon')];
}

/** Triggers of what players do: "you play a Spell", "an opponent draws one or more cards". */
function ofPlayers(g: Grammar): readonly Syntax<Trigger>[] {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const like = only(articled(one), ({ zone }) => zone === undefined);
  return listenedTo.map((player) => {
    const { text, who, one: isOne } = player;
    const when = (said: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
      form<Trigger>(inPerson(isOne ? they : you, said), parts, tree);
    const verbs = [
      when('[play] <like>', { like }, { kind: 'played', what: $('like'), by: who }),
      when(
        '[play] <like> from Reserve',
        { like },
        { kind: 'played', what: $('like'), from: 'reserve', by: who },
      ),
      when(
        '[play] <like> from [your] Reserve',
        { like },
        { kind: 'played', what: $('like'), from: 'reserve', by: who },
      ),
      when(
        '[play] <like> from [your] hand',
        { like },
        { kind: 'played', what: $('like'), from: 'hand', by: who },
      ),
      ...(['turn', 'afternoon'] as const).flatMap((each) => playedNth(each, when, g, who)),
      when('[sacrifice] <like>', { like }, { kind: 'sacrificed', what: $('like'), by: who }),
      when('[create] <like>', { like }, { kind: 'created', what: $('like') as never, by: who }),
      when('[draw] a card', {}, { kind: 'draw', who }),
      when('[draw] one or more cards', {}, { kind: 'draw', who, oneOrMore: true }),
      when('[Resupply]', {}, { kind: 'resupply', who }),
      when('[roll] one or more dice', {}, { kind: 'roll', who }),
      when('[pass]', {}, { kind: 'pass', who }),
      ...rarerDoings(g, player),
    ];
    return around(`${text} <it>`, anyOfThem(oneOf(...verbs)));
  });
}

/** Triggers of expeditions. */
const ofExpeditions: readonly Syntax<Trigger>[] = (
  [
    ['<which> moves forward', { kind: 'expedition', which: $('which'), does: 'forward' }],
    [
      '<which> moves forward due to <due>',
      { kind: 'expedition', which: $('which'), does: 'forward', due: $('due') },
    ],
    ['<which> moves backwards', { kind: 'expedition', which: $('which'), does: 'backward' }],
    ['<which> fails to move forward during Dusk', { kind: 'expedition', which: $('which'), does: 'fails' }],
  ] as readonly (readonly [string, Template<Trigger>])[]
).map(([text, tree]) => form<Trigger>(text, { which: oneExpedition(), due: anyTerrain }, tree));

export function oneExpedition(): typeof expeditionWord {
  return oneOf<Expeditions>(
    means('one of your Expeditions', 'each-of-yours'),
    synonym(means('either of your Expeditions', 'each-of-yours')),
    means('an Expedition', 'each'),
    synonym(means("an opponent's Expedition", 'each-of-opponents')),
    expeditionWord,
  );
}

/** "a Character is sent to Reserve", "a card is put in your Reserve from your hand": it goes there. */
function sentElsewhere(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const ways = [
    ['is sent to Reserve', 'reserve', undefined],
    ['is put in your Reserve', 'reserve', 'you'],
    ['is returned to your hand', 'hand', 'you'],
    ['is put in your hand', 'hand', 'you'],
    ['is put in your Mana zone', 'mana', 'you'],
  ] as const;
  return ways.flatMap(([text, to, whose]) => {
    const goes = { kind: 'go', what: $('like'), to, ...(whose && { whose }) } as const;
    return [
      synonym(form<Trigger>(`<like> ${text}`, { like }, goes)),
      ...origins.flatMap(([from, origin]) =>
        from === to
          ? []
          : [synonym(form<Trigger>(`<like> ${text} from ${origin}`, { like }, { ...goes, from }))],
      ),
    ];
  });
}

/** What activates a reaction, before its dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
  const sacrificed = iso(
    phrase<{ like: Selector }>('<like> is sacrificed', {
      like: articled(g.noun({ many: false, from: false, your: 'your' })),
    }),
    ({ like }): Trigger => ({ kind: 'sacrificed', what: like }),
    (value) =>
      value.kind === 'sacrificed' && value.what !== 'me' && value.by === undefined
        ? { like: value.what }
        : undefined,
  );
  const passive = (text: string, me: Trigger, any: Template<Trigger>): readonly Syntax<Trigger>[] => [
    means<Trigger>(`I'm ${text}`, me),
    form<Trigger>(
      `<like> is ${text}`,
      { like: articled(g.noun({ many: false, from: false, your: 'your' })) },
      any,
    ),
  ];
  const events = oneOf<Trigger>(
    ...passive('discarded', { kind: 'discarded', what: 'me' }, { kind: 'discarded', what: $('like') }),
    ...passive(
      'discarded from Reserve',
      { kind: 'discarded', what: 'me', from: 'reserve' },
      { kind: 'discarded', what: $('like'), from: 'reserve' },
    ),
    ...(
      [
        ['your hand', 'hand'],
        ['your deck', 'deck'],
        ['the Expedition zone', 'expedition'],
        ['the Landmark zone', 'landmark'],
      ] as const
    ).flatMap(([text, from]) =>
      passive(
        `discarded from ${text}`,
        { kind: 'discarded', what: 'me', from },
        { kind: 'discarded', what: $('like'), from },
      ),
    ),
    ...passive('played', { kind: 'played', what: 'me' }, { kind: 'played', what: $('like') }),
    ...passive(
      'exhausted',
      { kind: 'status', what: 'me', status: 'exhausted', change: 'become' },
      { kind: 'status', what: $('like'), status: 'exhausted', change: 'become' },
    ),
    ...passive(
      'readied',
      { kind: 'status', what: 'me', status: 'exhausted', change: 'lose' },
      { kind: 'status', what: $('like'), status: 'exhausted', change: 'lose' },
    ),
    means<Trigger>("I'm sacrificed", { kind: 'sacrificed', what: 'me' }),
    sacrificed,
    ...ofObjects(g),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', oneOf<Trigger>(events, ...sentElsewhere(g)));
}

/** A trigger with what parts it from the effect. */
export interface Opening {
  readonly trigger: Trigger;
}

/** "At Noon", "When …", `{J}` */
export const openings = (
  g: Grammar,
): { readonly symbol: Syntax<Trigger>; readonly said: Syntax<Trigger> } => ({
  symbol: aboutIt(symbols),
  said: aboutIt(
    oneOf<Trigger>(
      ...Object.entries(phases).map(([text, phase]) => means<Trigger>(text, { kind: 'phase', phase })),
      ...Object.entries(dailyEffects).map(([text, effect]) =>
        means<Trigger>(`After ${text}`, { kind: 'after-daily-effect', effect }),
      ),
      form<Trigger>('When <event>', { event: g.trigger }, $('event')),
    ),
  ),
});
