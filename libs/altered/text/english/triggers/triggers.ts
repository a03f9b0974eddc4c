import { same, type Selector, type Subject, type Trigger, type ZoneName } from '#altered/abilities';
import { $, around, fieldsOf, form, phrase, type AnyParts, type Template } from '../../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax, wordsFor } from '../../syntax/syntax.js';
import { asPlace } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { inPerson, they, you } from '../words/verb-forms.js';
import { articled } from '../nouns/articles.js';
import { status } from '../words/rule-words.js';
import { anyOfThem, ofExpeditions, ofPlayers, rarerTriggers } from './player-triggers.js';

const origin = wordsFor<ZoneName>({
  'the Expedition zone': 'expedition',
  Reserve: 'reserve',
  'your hand': 'hand',
});

/** Actions of a single object: "leaves", in the words for me or for any other. */
function verbsOfObjects(me: boolean): readonly Syntax<Trigger>[] {
  const person = me ? you : they;
  const what = 'me' as const;
  const when = (text: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
    form<Trigger>(inPerson(person, text), parts, tree);
  return [
    when('[join] <expedition>', { expedition: asPlace }, { kind: 'join', what }),
    when('[leave] the Expedition zone', {}, { kind: 'leave', what, zone: 'expedition' }),
    me
      ? when('[leave] your Landmark zone', {}, { kind: 'leave', what, zone: 'landmark' })
      : when('[leave] your Reserve', {}, { kind: 'leave', what, zone: 'reserve', whose: 'you' }),
    when('[leave] <expedition>', { expedition: asPlace }, { kind: 'leave', what, zone: 'expedition' }),
    when('[go] to Reserve from <from>', { from: origin }, { kind: 'go', what, to: 'reserve' }),
    when('[go] to Reserve', {}, { kind: 'go', what, to: 'reserve' }),
    when('[join] the discard pile', {}, { kind: 'go', what, to: 'discard' }),
    when('[gain] 1 or more boosts', {}, { kind: 'counters', what, name: 'boost', change: 'gain' }),
    when('[gain] <status>', { status }, { kind: 'status', what, change: 'become' }),
  ];
}

type OfObject = Extract<Trigger, { readonly what: Subject }>;

const isOfMe = (trigger: Trigger): trigger is OfObject => 'what' in trigger && trigger.what === 'me';

/** Applies a trigger about me to the described objects. */
const saidOf = (trigger: Trigger, like: Selector): Trigger => {
  if (trigger.kind === 'any') return { ...trigger, of: trigger.of.map((part) => saidOf(part, like)) };
  return isOfMe(trigger) ? ({ ...trigger, what: like } as Trigger) : trigger;
};

/** Returns the subject of every part of a trigger, if they describe the same objects. */
const subjectOf = (trigger: Trigger): Selector | undefined => {
  if (trigger.kind === 'any') {
    const [first, ...more] = trigger.of.map(subjectOf);
    return first !== undefined && more.every((subject) => same(subject, first)) ? first : undefined;
  }
  return 'what' in trigger && trigger.what !== 'me' ? trigger.what : undefined;
};

const saidOfMe = (trigger: Trigger): Trigger =>
  trigger.kind === 'any'
    ? { ...trigger, of: trigger.of.map(saidOfMe) }
    : ({ ...trigger, what: 'me' } as Trigger);

/** Triggers of one object: "I leave", "a Character leaves"; and of several at once. */
export function ofObjects(g: Grammar): readonly Syntax<Trigger>[] {
  const like = articled(g.one);
  return [
    around('I <it>', anyOfThem(oneOf(...verbsOfObjects(true)))),
    iso(
      phrase<{ like: Selector; does: Trigger }>('<like> <does>', {
        like,
        does: anyOfThem(oneOf(...verbsOfObjects(false))),
      }),
      ({ like: described, does }): Trigger => saidOf(does, described),
      (trigger) => {
        const described = subjectOf(trigger);
        return described === undefined ? undefined : { like: described, does: saidOfMe(trigger) };
      },
    ),
  ];
}

/** The event that activates a reaction, before its dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
  const like = articled(g.one);
  const events = oneOf<Trigger>(
    means<Trigger>("I'm discarded from your hand", { kind: 'discarded', what: 'me', from: 'hand' }),
    form<Trigger>(
      '<like> is discarded from your hand',
      { like },
      { kind: 'discarded', what: { ...fieldsOf('like'), owner: 'you' }, from: 'hand' },
    ),
    form<Trigger>(
      '<like> is discarded from the Expedition zone',
      { like },
      { kind: 'discarded', what: $('like'), from: 'expedition' },
    ),
    means<Trigger>("I'm sacrificed", { kind: 'sacrificed', what: 'me' }),
    ...ofObjects(g),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', events);
}
