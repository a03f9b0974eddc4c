import { same, type ExpeditionsOrTarget, type Trigger, type ZoneName } from '#altered/abilities';
import { around, fieldsOf, form, forms, list, phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax, wordsFor } from '../../syntax/syntax.js';
import { asPlace } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { inPerson, they, you, type Person } from '../words/verbs.js';
import { articled } from '../nouns/articles.js';
import { blank, aboutSubject, stating } from '../words/subjects.js';
import { status } from '../words/rule-words.js';
import { anyOf, anyOfThem, ofExpeditions, ofPlayers, rarerTriggers } from './player-triggers.js';

const origin = wordsFor<ZoneName>({
  'the Expedition zone': 'expedition',
  Reserve: 'reserve',
  'your hand': 'hand',
});

/** An object's destination. "Your Reserve" is your own Reserve, but "Reserve" is that of the object's owner. */
const goal = wordsFor<object>({
  Reserve: { to: 'reserve' },
  'your Reserve': { to: 'reserve', whose: 'you' },
});

/** Phrases such as "1 or more boosts", for counters that are gained or lost simultaneously. */
const some = around('1 or more <it>', wordsFor<object>({ boosts: { name: 'boost' }, counters: {} }));

type Move = 'join' | 'leave';
interface Moves {
  readonly moves: readonly Move[];
  readonly expedition: ExpeditionsOrTarget;
}

/** Returns one trigger for each move (joining, leaving). The subjects of the triggers are filled in later. */
const eachMove = ({ moves, expedition }: Moves): readonly Trigger[] =>
  moves.map(
    (kind) => ({ kind, what: blank, ...(kind === 'leave' && { zone: 'expedition' }), expedition }) as Trigger,
  );

/** Phrases such as "joins my Expedition" and "joins or leaves your Expeditions". */
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
  const what = { what: blank };
  const goes = { kind: 'go', ...what, ...fieldsOf('goal', 'to', 'whose') } as const;
  const counters = { kind: 'counters', ...what, ...fieldsOf('amount', 'name') } as const;
  return anyOfThem(
    oneOf(
      comingAndGoing(person),
      ...forms<Trigger>(
        { goal, from: origin, amount: some, status },
        {
          '[leave] the Expedition zone': { kind: 'leave', ...what, zone: 'expedition' },
          ...(person === you
            ? { '[leave] your Landmark zone': { kind: 'leave', ...what, zone: 'landmark' } }
            : { '[leave] your Reserve': { kind: 'leave', ...what, zone: 'reserve', whose: 'you' } }),
          '[go] to <goal> from <from>': goes,
          '[go] to <goal>': goes,
          '[join] the discard pile': { kind: 'go', ...what, to: 'discard' },
          '[gain] <amount>': { ...counters, change: 'gain' },
          '[lose] <amount>': { ...counters, change: 'lose' },
          '[gain] <status>': { kind: 'status', ...what, change: 'become' },
          '[lose] <status>': { kind: 'status', ...what, change: 'lose' },
        },
        (text) => inPerson(person, text),
      ),
    ),
  );
}

/** Events that happen to an object, in the passive voice and without their subject: "sacrificed". */
const done = wordsFor<Trigger>({
  sacrificed: { kind: 'sacrificed', what: blank },
  'discarded from the Expedition zone': { kind: 'discarded', what: blank, from: 'expedition' },
});

/** The event that triggers a reaction, before the dash. */
export function triggers(g: Grammar): Syntax<Trigger> {
  const like = articled(g.single);
  const events = oneOf<Trigger>(
    means<Trigger>("I'm discarded from your hand", { kind: 'discarded', what: 'me', from: 'hand' }),
    form<Trigger>(
      '<like> is discarded from your hand',
      { like },
      { kind: 'discarded', what: { ...fieldsOf('like'), owner: 'you' }, from: 'hand' },
    ),
    around("I'm <it>", aboutSubject(done, 'me')),
    stating('<actor> is <does>', like, done),
    around('I <it>', aboutSubject(verbsOfObjects(you), 'me')),
    stating('<actor> <does>', like, verbsOfObjects(they)),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', events);
}
