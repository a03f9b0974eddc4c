import { same, type Selector, type Subject, type Trigger, type ZoneName } from '#altered/abilities';
import { around, form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, oneOf, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { asPlace } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { inPerson, they, you } from './person.js';
import { articled } from './articles.js';
import { status } from './words-for.js';
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
    when('[join] <expedition>', { expedition: asPlace }, { kind: 'join', what, expedition: $('expedition') }),
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
    ...(['lose', 'gain'] as const).flatMap((change) => [
      when(`[${change}] 1 or more boosts`, {}, { kind: 'counters', what, name: 'boost', change }),
      when(`[${change}] 1 or more counters`, {}, { kind: 'counters', what, change }),
    ]),
    when('[gain] <status>', { status }, { kind: 'status', what, status: $('status'), change: 'become' }),
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

/** Triggers of one object: "I leave", "a Character leaves"; and of several at once. */
export function ofObjects(g: Grammar): readonly Syntax<Trigger>[] {
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
