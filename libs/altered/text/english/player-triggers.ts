import { type Nth, type Players, type Trigger } from '#altered/abilities';
import { around, form, type AnyParts } from '../syntax/phrases.js';
import { oneOf, only, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { rarerDoings } from './rarer-triggers.js';
import { inPerson, they, you } from './person.js';
import { listenedTo } from './players.js';
import { articled } from './articles.js';
import { inWords, ordinal } from './numbers.js';
import { anyOfThem } from './any-trigger.js';

const eachTime = { turn: 'turn', afternoon: 'Afternoon', day: 'Day' } as const;

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
  return [said(`each ${eachTime[each]}`)];
}

export type When = (said: string, parts: AnyParts, tree: Template<Trigger>) => Syntax<Trigger>;

/** Triggers of what players do: "you play a Spell", "an opponent draws one or more cards". */
export function ofPlayers(g: Grammar): readonly Syntax<Trigger>[] {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const like = only(articled(one), ({ zone }) => zone === undefined);
  const several = g.noun({ many: true, from: false, your: 'your' });
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
      ...(['turn', 'afternoon', 'day'] as const).flatMap((each) => playedNth(each, when, g, who)),
      when('[sacrifice] <like>', { like }, { kind: 'sacrificed', what: $('like'), by: who }),
      ...(
        [
          ['[sacrifice]', 'sacrificed'],
          ['[discard]', 'discarded'],
          ['[create]', 'created'],
        ] as const
      ).map(([verb, kind]) =>
        when(
          `${verb} <atOnce> or more <like>`,
          { atOnce: inWords, like: only(several, ({ zone }) => zone === undefined) },
          { kind, what: $('like'), by: who, atOnce: $('atOnce') } as never,
        ),
      ),
      when('[create] <like>', { like }, { kind: 'created', what: $('like') as never, by: who }),
      when('[draw] a card', {}, { kind: 'draw', who }),
      when('[draw] one or more cards', {}, { kind: 'draw', who, oneOrMore: true }),
      when('[Resupply]', {}, { kind: 'resupply', who }),
      when('[discard] a card', {}, { kind: 'discarded', what: {}, by: who }),
      when('[roll] one or more dice', {}, { kind: 'roll', who }),
      when('[pass]', {}, { kind: 'pass', who }),
      ...rarerDoings(g, player),
    ];
    return around(`${text} <it>`, anyOfThem(oneOf(...verbs)));
  });
}
