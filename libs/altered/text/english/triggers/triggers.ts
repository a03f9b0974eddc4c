import { type Selector, type Trigger, type ZoneName } from '#altered/abilities';
import { $, around, fieldsOf, form, type AnyParts } from '../../syntax/phrases.js';
import { means, oneOf, rule, type Syntax, wordsFor } from '../../syntax/syntax.js';
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

/** Actions of a single object: "leaves", said of me or of any other. */
function verbsOfObjects(me: boolean, like: Syntax<Selector>): readonly Syntax<Trigger>[] {
  const what = me ? 'me' : $('like');
  const when = (text: string, parts: AnyParts, tree: object): Syntax<Trigger> =>
    form<Trigger>(inPerson(me ? you : they, me ? text : `<like> ${text}`), { ...parts, like }, tree);
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
    form<Trigger>(
      '<like> is discarded from the Expedition zone',
      { like },
      { kind: 'discarded', what: $('like'), from: 'expedition' },
    ),
    means<Trigger>("I'm sacrificed", { kind: 'sacrificed', what: 'me' }),
    around('I <it>', anyOfThem(oneOf(...verbsOfObjects(true, like)))),
    ...verbsOfObjects(false, like),
    ...ofPlayers(g),
    ...ofExpeditions,
    ...rarerTriggers(g),
  );
  return rule('what happens', events);
}
