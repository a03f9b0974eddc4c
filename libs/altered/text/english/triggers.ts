import type { Expeditions, Known, Selector, Subject, Trigger, ZoneName } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, oneOf, only, rule, then, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { asPlace, expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { rarerTriggers } from './rarer-triggers.js';
import { inPerson, they, you } from './person.js';
import { listenedTo } from './players.js';
import { articled } from './articles.js';
import { being, status, terrain } from './words-for.js';
import { counterName } from './names.js';

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

/** Triggers of one object: "I leave", "a Character leaves". */
function ofObjects(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  const subjects: readonly { readonly text: string; readonly parts: AnyParts; readonly me: boolean }[] = [
    { text: 'I', parts: {}, me: true },
    { text: '<like>', parts: { like }, me: false },
  ];
  return subjects.flatMap(({ text, parts, me }) => {
    const what: Template<Subject> = me ? 'me' : $('like');
    const person = me ? you : they;
    const when = (said: string, more: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
      form<Trigger>(inPerson(person, `${text} ${said}`), { ...parts, ...more }, tree);
    const goes = (said: string, to: ZoneName, from?: ZoneName): readonly Syntax<Trigger>[] => {
      const any = { kind: 'go', what, to, ...(from && { from }) } as const;
      return me || !isYours(said)
        ? [when(said, {}, any)]
        : [when(said, {}, { ...any, whose: 'you' }), when(ofAnyone(said), {}, any)];
    };
    return [
      when(
        '[join] <expedition>',
        { expedition: asPlace },
        { kind: 'join', what, expedition: $('expedition') },
      ),
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
        {
          kind: 'leave',
          what,
          zone: 'expedition',
          expedition: $('expedition'),
        },
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
        {
          kind: 'status',
          what,
          status: 'boosted',
          change: 'lose',
        },
      ),
      when('[lose] 1 or more boosts', {}, { kind: 'counters', what, name: 'boost', change: 'lose' }),
      when(
        '[lose] 1 or more <name> counters',
        { name: counterName },
        { kind: 'counters', what, name: $('name'), change: 'lose' },
      ),
      when('[gain] 1 or more boosts', {}, { kind: 'counters', what, name: 'boost', change: 'gain' }),
      when(
        '[gain] 1 or more <name> counters',
        { name: counterName },
        {
          kind: 'counters',
          what,
          name: $('name'),
          change: 'gain',
        },
      ),
      when('[gain] <status>', { status }, { kind: 'status', what, status: $('status'), change: 'become' }),
      when('[lose] <status>', { status }, { kind: 'status', what, status: $('status'), change: 'lose' }),
      when(
        '[become] <status>',
        { status: being },
        { kind: 'status', what, status: $('status'), change: 'become' },
      ),
    ];
  });
}

/** Triggers of what players do: "you play a Spell", "an opponent draws one or more cards". */
function ofPlayers(g: Grammar): readonly Syntax<Trigger>[] {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const like = only(articled(one), ({ zone }) => zone === undefined);
  return listenedTo.flatMap(({ text, who, one: isOne }) => {
    const person = isOne ? they : you;
    const when = (said: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
      form<Trigger>(inPerson(person, `${text} ${said}`), parts, tree);
    return [
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
      when('[sacrifice] <like>', { like }, { kind: 'sacrificed', what: $('like'), by: who }),
      when('[create] <like>', { like }, { kind: 'created', what: $('like') as never, by: who }),
      when('[draw] a card', {}, { kind: 'draw', who }),
      when('[draw] one or more cards', {}, { kind: 'draw', who, oneOrMore: true }),
      when('[Resupply]', {}, { kind: 'resupply', who }),
      when(
        '[draw] one or more cards or [Resupply]',
        {},
        {
          kind: 'any',
          of: [
            { kind: 'draw', who, oneOrMore: true },
            { kind: 'resupply', who, oneOrMore: true },
          ],
        },
      ),
      when('[roll] one or more dice', {}, { kind: 'roll', who }),
      when('[pass]', {}, { kind: 'pass', who }),
    ];
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
).map(([text, tree]) => form<Trigger>(text, { which: oneExpedition(), due: terrain }, tree));

function oneExpedition(): typeof expeditionWord {
  return oneOf<Expeditions>(
    means('one of your Expeditions', 'each-of-yours'),
    means('an Expedition', 'each'),
    expeditionWord,
  );
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
  return rule('what happens', events);
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
