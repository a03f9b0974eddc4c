import { type Trigger } from '#altered/abilities';
import { around, form, type AnyParts } from '../../syntax/phrases.js';
import { oneOf, only, type Syntax } from '../../syntax/syntax.js';
import { $, type Template } from '../../syntax/template.js';
import type { Grammar } from '../words/grammar.js';
import { rarerDoings } from './rarer-triggers.js';
import { inPerson, they, you } from '../words/person.js';
import { listenedTo } from '../nouns/players.js';
import { articled } from '../nouns/articles.js';
import { inWords } from '../words/numbers.js';
import { anyOfThem } from './any-trigger.js';

export type When = (text: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>;

/** Triggers on actions of players: "you play a Spell", "an opponent draws one or more cards". */
export function ofPlayers(g: Grammar): readonly Syntax<Trigger>[] {
  const single = g.noun({ many: false, from: false, your: 'your' });
  const like = only(articled(single), ({ zone }) => zone === undefined);
  const several = g.noun({ many: true, from: false, your: 'your' });
  return listenedTo.map((player) => {
    const { text, who, isSingular: isOne } = player;
    const when = (text: string, parts: AnyParts, tree: Template<Trigger>): Syntax<Trigger> =>
      form<Trigger>(inPerson(isOne ? they : you, text), parts, tree);
    const verbs = [
      when('[play] <like>', { like }, { kind: 'played', what: $('like'), by: who }),
      when(
        '[play] <like> from Reserve',
        { like },
        { kind: 'played', what: $('like'), from: 'reserve', by: who },
      ),
      when('[sacrifice] <like>', { like }, { kind: 'sacrificed', what: $('like'), by: who }),
      when(
        '[create] <atOnce> or more <like>',
        { atOnce: inWords, like: only(several, ({ zone }) => zone === undefined) },
        { kind: 'created', what: $('like'), by: who },
      ),
      when('[create] <like>', { like }, { kind: 'created', what: $('like'), by: who }),
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
