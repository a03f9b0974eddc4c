import {
  same,
  type ExpeditionsOrTarget,
  type Selector,
  type Trigger,
  type ZoneName,
} from '#altered/abilities';
import { $, around, fieldsOf, form, list, phrase, type AnyParts } from '../../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax, wordsFor } from '../../syntax/syntax.js';
import { changedIn } from '../../syntax/trees.js';
import { asPlace } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { inPerson, they, you, type Person } from '../words/verb-forms.js';
import { articled } from '../nouns/articles.js';
import { status } from '../words/rule-words.js';
import { anyOf, anyOfThem, ofExpeditions, ofPlayers, rarerTriggers } from './player-triggers.js';

const origin = wordsFor<ZoneName>({
  'the Expedition zone': 'expedition',
  Reserve: 'reserve',
  'your hand': 'hand',
});

/** Where an object goes: "your Reserve" is that of one player, "Reserve" that of its owner. */
const goal = wordsFor<object>({
  Reserve: { to: 'reserve' },
  'your Reserve': { to: 'reserve', whose: 'you' },
});

/** Counters that are gained or lost together. */
const some = around('1 or more <it>', wordsFor<object>({ boosts: { name: 'boost' }, counters: {} }));

type Move = 'join' | 'leave';
interface Moves {
  readonly moves: readonly Move[];
  readonly expedition: ExpeditionsOrTarget;
}

/** Returns a trigger, without its subject, for each move. */
const eachMove = ({ moves, expedition }: Moves): readonly Trigger[] =>
  moves.map((kind) => ({ kind, ...(kind === 'leave' && { zone: 'expedition' }), expedition }) as Trigger);

/** "joins my Expedition", "joins or leaves your Expeditions" */
const comingAndGoing = (person: Person): Syntax<Trigger> =>
  anyOf(
    iso(
      phrase<Moves & Readonly<Record<string, unknown>>>('<moves> <expedition>', {
        moves: list(
          wordsFor<Move>({
            [inPerson(person, '[join]')]: 'join',
            [inPerson(person, '[leave]')]: 'leave',
          }),
          'or',
        ),
        expedition: asPlace,
      }),
      eachMove,
      (triggers) => {
        const [first] = triggers;
        if (first === undefined || !('expedition' in first)) return undefined;
        const moves = triggers.map(({ kind }) => kind as Move);
        const { expedition } = first as { readonly expedition: ExpeditionsOrTarget };
        return same(eachMove({ moves, expedition }), triggers) ? { moves, expedition } : undefined;
      },
    ),
  );

/** Actions of an object, without their subject: "leaves my Expedition". */
function verbsOfObjects(person: Person): Syntax<Trigger> {
  const when = (text: string, parts: AnyParts, tree: object): Syntax<Trigger> =>
    form<Trigger>(inPerson(person, text), parts, tree);
  return anyOfThem(
    oneOf(
      comingAndGoing(person),
      when('[leave] the Expedition zone', {}, { kind: 'leave', zone: 'expedition' }),
      person === you
        ? when('[leave] your Landmark zone', {}, { kind: 'leave', zone: 'landmark' })
        : when('[leave] your Reserve', {}, { kind: 'leave', zone: 'reserve', whose: 'you' }),
      when(
        '[go] to <goal> from <from>',
        { goal, from: origin },
        { kind: 'go', ...fieldsOf('goal', 'to', 'whose') },
      ),
      when('[go] to <goal>', { goal }, { kind: 'go', ...fieldsOf('goal', 'to', 'whose') }),
      when('[join] the discard pile', {}, { kind: 'go', to: 'discard' }),
      when('[gain] <it>', { it: some }, { kind: 'counters', ...fieldsOf('it', 'name'), change: 'gain' }),
      when(
        '[lose] <amount>',
        { amount: some },
        { kind: 'counters', ...fieldsOf('amount', 'name'), change: 'lose' },
      ),
      when('[gain] <it>', { it: status }, { kind: 'status', status: $('it'), change: 'become' }),
      when('[lose] <status>', { status }, { kind: 'status', change: 'lose' }),
    ),
  );
}

/** Events of an object in the passive voice, without their subject: "sacrificed". */
const done = wordsFor<Trigger>({
  sacrificed: { kind: 'sacrificed' },
  'discarded from the Expedition zone': { kind: 'discarded', from: 'expedition' },
} as never);

type Subject = 'me' | Selector;

const saidOf = (trigger: Trigger, what: Subject): Trigger =>
  changedIn(trigger, ({ kind, ...rest }) =>
    kind === undefined || kind === 'any' ? undefined : { kind, what, ...rest },
  );

/** The subject of a trigger and its action. Undefined if it has no single subject. */
function subjectOf(trigger: Trigger): { readonly what: Subject; readonly does: Trigger } | undefined {
  if (trigger.kind === 'any') {
    const each = trigger.of.map(subjectOf);
    const [first] = each;
    if (first === undefined || !each.every((part) => same(part?.what, first.what))) return undefined;
    return { what: first.what, does: { ...trigger, of: each.map((part) => part?.does as Trigger) } };
  }
  if (!('what' in trigger)) return undefined;
  const { what, ...does } = trigger;
  return { what, does: does as Trigger };
}

/** The event that activates a reaction, before its dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
  const like = articled(g.single);
  const mine = (text: string, does: Syntax<Trigger>): Syntax<Trigger> =>
    iso(
      around(text, does),
      (trigger) => saidOf(trigger, 'me'),
      (trigger) => {
        const found = subjectOf(trigger);
        return found?.what === 'me' ? found.does : undefined;
      },
    );
  const ofAny = (text: string, does: Syntax<Trigger>): Syntax<Trigger> =>
    iso(
      phrase<{ what: Selector; does: Trigger }>(text, { what: like, does }),
      ({ what, does: trigger }) => saidOf(trigger, what),
      (trigger) => {
        const found = subjectOf(trigger);
        return found === undefined || found.what === 'me'
          ? undefined
          : { what: found.what, does: found.does };
      },
    );
  const events = oneOf<Trigger>(
    means<Trigger>("I'm discarded from your hand", { kind: 'discarded', what: 'me', from: 'hand' }),
    form<Trigger>(
      '<like> is discarded from your hand',
      { like },
      { kind: 'discarded', what: { ...fieldsOf('like'), owner: 'you' }, from: 'hand' },
    ),
    mine("I'm <it>", done),
    ofAny('<what> is <does>', done),
    mine('I <it>', verbsOfObjects(you)),
    ofAny('<what> <does>', verbsOfObjects(they)),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', events);
}
