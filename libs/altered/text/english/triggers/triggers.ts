import { same, type ExpeditionsOrTarget, type Trigger, type ZoneName } from '#altered/abilities';
import {
  $,
  around,
  fieldsOf,
  form,
  list,
  phrase,
  type AnyParts,
  type Template,
} from '../../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax, wordsFor } from '../../syntax/syntax.js';
import { asPlace } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { inPerson, they, you, type Person } from '../words/verb-forms.js';
import { articled } from '../nouns/articles.js';
import { blank, saidAbout, stating } from '../words/subjects.js';
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
  moves.map(
    (kind) => ({ kind, what: blank, ...(kind === 'leave' && { zone: 'expedition' }), expedition }) as Trigger,
  );

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
  const when = (text: string, parts: AnyParts, kind: Trigger['kind'], tree: object): Syntax<Trigger> =>
    form<Trigger>(inPerson(person, text), parts, { kind, what: blank, ...tree } as Template<Trigger>);
  return anyOfThem(
    oneOf(
      comingAndGoing(person),
      when('[leave] the Expedition zone', {}, 'leave', { zone: 'expedition' }),
      person === you
        ? when('[leave] your Landmark zone', {}, 'leave', { zone: 'landmark' })
        : when('[leave] your Reserve', {}, 'leave', { zone: 'reserve', whose: 'you' }),
      when('[go] to <goal> from <from>', { goal, from: origin }, 'go', fieldsOf('goal', 'to', 'whose')),
      when('[go] to <goal>', { goal }, 'go', fieldsOf('goal', 'to', 'whose')),
      when('[join] the discard pile', {}, 'go', { to: 'discard' }),
      when('[gain] <it>', { it: some }, 'counters', { ...fieldsOf('it', 'name'), change: 'gain' }),
      when('[lose] <amount>', { amount: some }, 'counters', {
        ...fieldsOf('amount', 'name'),
        change: 'lose',
      }),
      when('[gain] <it>', { it: status }, 'status', { status: $('it'), change: 'become' }),
      when('[lose] <status>', { status }, 'status', { change: 'lose' }),
    ),
  );
}

/** Events of an object in the passive voice, without their subject: "sacrificed". */
const done = wordsFor<Trigger>({
  sacrificed: { kind: 'sacrificed', what: blank },
  'discarded from the Expedition zone': { kind: 'discarded', what: blank, from: 'expedition' },
});

/** The event that activates a reaction, before its dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
  const like = articled(g.single);
  const events = oneOf<Trigger>(
    means<Trigger>("I'm discarded from your hand", { kind: 'discarded', what: 'me', from: 'hand' }),
    form<Trigger>(
      '<like> is discarded from your hand',
      { like },
      { kind: 'discarded', what: { ...fieldsOf('like'), owner: 'you' }, from: 'hand' },
    ),
    around("I'm <it>", saidAbout(done, 'me')),
    stating('<actor> is <does>', like, done),
    around('I <it>', saidAbout(verbsOfObjects(you), 'me')),
    stating('<actor> <does>', like, verbsOfObjects(they)),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', events);
}
