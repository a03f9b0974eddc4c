import { same, type Selector, type Subject, type Trigger, type ZoneName } from '#altered/abilities';
import { around, form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { asPlace } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { inPerson, they, you } from './person.js';
import { articled } from './articles.js';
import { inWords } from './numbers.js';
import { being, status } from './words-for.js';
import { counterName } from './names.js';
import { anyOfThem } from './any-trigger.js';

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

export const origins = [
  ['expedition', 'the Expedition zone'],
  ['landmark', 'the Landmark zone'],
  ['hand', 'your hand'],
  ['reserve', 'Reserve'],
  ['discard', 'your discard pile'],
  ['deck', 'your deck'],
] as const;

/** Whether a zone of a trigger is called yours; of the object with the trigger it is anyway. */
const isYours = (said: string): boolean => /\byour\b/.test(said);

/** Whose zone it is, where it is somebody's: yours, an opponent's or any player's. */
const ofWhom = [
  ['your', { whose: 'you' }],
  ["your opponent's", { whose: 'opponent' }],
  ['a', {}],
] as const;

/** "goes to your Reserve": whose it is, where that is said. */
const toReserveOf = (
  when: (said: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>,
): readonly Syntax<Trigger>[] =>
  ofWhom.flatMap(([whose, of]) =>
    whose === 'a'
      ? []
      : [
          ...origins
            .filter(([from]) => from !== 'reserve')
            .map(([from, origin]) => {
              const place = whose === 'your' ? origin : origin.replace(/^your\b/, 'their');
              const tree = { kind: 'go', what: 'me', to: 'reserve', from, ...of };
              return when(`[go] to ${whose} Reserve from ${place}`, {}, tree as never);
            }),
          when(`[go] to ${whose} Reserve`, {}, { kind: 'go', what: 'me', to: 'reserve', ...of } as never),
        ],
  );

/** What one object does: "leaves", in the words for me or for any other. */
function verbsOfObjects(me: boolean, many = false): readonly Syntax<Trigger>[] {
  const person = me || many ? you : they;
  const what = 'me' as const;
  const when = (said: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(inPerson(person, said), parts, tree);
  const goes = (said: string, to: ZoneName, from?: ZoneName): readonly Syntax<Trigger>[] => {
    const any = { kind: 'go', what, to, ...(from && { from }) } as const;
    if (me || !isYours(said)) return [when(said, {}, any)];
    return ofWhom.map(([whose, of]) => when(said.replaceAll(/\byour\b/g, whose), {}, { ...any, ...of }));
  };
  return [
    when('[join] an Expedition', {}, { kind: 'join', what, expedition: 'each' }),
    when('[join] <expedition>', { expedition: asPlace }, { kind: 'join', what, expedition: $('expedition') }),
    synonym(
      when('[join] an Expedition you control', {}, { kind: 'join', what, expedition: 'each-of-yours' }),
    ),
    ...leaving.flatMap(([zone_, place]) => {
      const any = { kind: 'leave', what, zone: zone_ } as const;
      if (me || !isYours(place)) return [when(`[leave] ${place}`, {}, any)];
      return ofWhom.map(([whose, of]) =>
        when(`[leave] ${place.replaceAll(/\byour\b/g, whose)}`, {}, { ...any, ...of }),
      );
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
    ...(me ? [] : toReserveOf(when)),
    when(
      `[lose] ${me ? 'my' : 'its'} last boost`,
      {},
      { kind: 'status', what, status: 'boosted', change: 'lose' },
    ),
    ...(['leave', 'go'] as const).map((kind) =>
      synonym(
        when(kind === 'leave' ? '[leave] play' : '[enter] play', {}, {
          kind: 'any',
          of: (['expedition', 'landmark'] as const).map((zone) =>
            kind === 'leave' ? { kind, what, zone } : { kind, what, to: zone },
          ),
        } as never),
      ),
    ),
    synonym(when(`[go] to ${me ? 'my' : 'its'} owner's hand`, {}, { kind: 'go', what, to: 'hand' })),
    when('[Defect]', {}, { kind: 'keyword-action', action: 'defect', what }),
    when('[switch] Expeditions', {}, { kind: 'keyword-action', action: 'switch-expeditions', what }),
    ...(me ? [synonym(when('complete', {}, { kind: 'keyword-action', action: 'complete', what }))] : []),
    when(
      `[lose] ${me ? 'my' : 'its'} last <name> counter`,
      { name: counterName },
      { kind: 'counters', what, name: $('name'), change: 'lose', last: true },
    ),
    ...(['lose', 'gain'] as const).flatMap((change) => [
      when(`[${change}] 1 or more boosts`, {}, { kind: 'counters', what, name: 'boost', change }),
      when(`[${change}] 1 or more counters`, {}, { kind: 'counters', what, change }),
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

type Together = Extract<
  Trigger,
  { readonly kind: 'join' | 'leave' | 'go' | 'sacrificed' | 'discarded' | 'counters' | 'status' }
>;

/** What many do or undergo in one event; by whom, from where, and what is the last of each is said of one. */
const isTogether = (trigger: Trigger): trigger is Together => {
  switch (trigger.kind) {
    case 'join':
    case 'leave':
    case 'go':
      return true;
    case 'sacrificed':
      return trigger.by === undefined;
    case 'discarded':
      return trigger.by === undefined && trigger.from === undefined;
    case 'counters':
      return trigger.last === undefined;
    case 'status':
      return trigger.status !== 'boosted';
    default:
      return false;
  }
};

/** "One or more Characters you control are sacrificed". */
const undergone: readonly Syntax<Trigger>[] = [
  means<Trigger>('are sacrificed', { kind: 'sacrificed', what: 'me' }),
  means<Trigger>('are discarded', { kind: 'discarded', what: 'me' }),
  means<Trigger>('are exhausted', { kind: 'status', what: 'me', status: 'exhausted', change: 'become' }),
  means<Trigger>('are readied', { kind: 'status', what: 'me', status: 'exhausted', change: 'lose' }),
];

/** "two or more Characters join your Expeditions": what many do in one event. */
function ofMany(g: Grammar): Syntax<Trigger> {
  const like = g.noun({ many: true, from: false, your: 'your' });
  const sent = (
    [
      ['reserve', 'are sent to Reserve'],
      ['hand', 'are returned to your hand'],
      ['mana', 'are put in your Mana zone'],
    ] as const
  ).flatMap(([to, said]) =>
    ofWhom
      .filter(([whose]) => whose === 'your' || isYours(said))
      .map(([whose, of]) =>
        synonym(
          form<Trigger>(said.replaceAll(/\byour\b/g, whose), {}, {
            kind: 'go',
            what: 'me',
            to,
            ...(isYours(said) && of),
          } as never),
        ),
      ),
  );
  return iso(
    phrase<{ atOnce: number; like: Selector; does: Trigger }>('<atOnce> or more <like> <does>', {
      atOnce: inWords,
      like,
      does: oneOf(...undergone, ...verbsOfObjects(false, true), ...sent),
    }),
    ({ atOnce, like: those, does }): Trigger | undefined =>
      isTogether(does) && atOnce > 0 ? ({ ...saidOf(does, those), atOnce } as Trigger) : undefined,
    (trigger) => {
      if (!isTogether(trigger) || trigger.atOnce === undefined || trigger.what === 'me') return undefined;
      const { atOnce, ...does } = trigger;
      return { atOnce, like: trigger.what, does: saidOfMe(does) };
    },
  );
}

/** Triggers of one object: "I leave", "a Character leaves"; and of several at once. */
export function ofObjects(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.noun({ many: false, from: false, your: 'your' }));
  return [
    around('I <it>', anyOfThem(oneOf(...verbsOfObjects(true)))),
    ofMany(g),
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
