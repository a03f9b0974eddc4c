import type { Passive, PlayedWhere } from '#altered/abilities';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, oneOf, only, type Syntax } from '../syntax/syntax.js';
import { $, type Hole, type Template } from '../syntax/template.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { ownCosts } from './own-costs.js';
import { regions } from './regions.js';
import { whatWould } from './would.js';
import { standing } from './standing-words.js';
import { inWords, less, mana } from './numbers.js';
import { articled } from './articles.js';

/** "reduced by one" */
const reducedBy: Syntax<number> = iso(
  inWords,
  (value) => -value,
  (value) => (value < 0 ? -value : undefined),
);

const ways = [
  ['reduced', reducedBy],
  ['increased', only<number>(inWords, (by) => by >= 0)],
] as const;

/** "my {V}, {M} and {O} are equal to my highest statistic" */
const highest = (g: Grammar): readonly Syntax<Passive>[] => {
  const tree = (of: 'me' | Hole): Template<Passive> => ({ kind: 'highest-statistic', of });
  return [
    form<Passive>('my {V}, {M} and {O} are equal to my highest statistic', {}, tree('me')),
    form<Passive>(
      'the {V}, {M} and {O} of <of> are equal to their highest statistic',
      { of: g.noun({ many: true, from: false, your: 'your' }) },
      tree($('of')),
    ),
  ];
};

/** Statements about what is considered, limited or played elsewhere. */
export function considering(g: Grammar): readonly Syntax<Passive>[] {
  const style = { from: false, your: 'your' } as const;
  const many = g.noun({ ...style, many: true });
  const fromMany = g.noun({ ...style, many: true, from: true });
  const say = (text: string, parts: AnyParts, tree: Template<Passive>): Syntax<Passive> =>
    form<Passive>(text, parts, tree);
  const limit = (text: string, of: 'reserve' | 'landmark'): readonly Syntax<Passive>[] => [
    say(`your ${text} limit is <set>`, { set: inWords }, { kind: 'limit', of, set: $('set') }),
    ...ways.flatMap(([way, add]) => {
      const by = `${way} by <add>`;
      return [
        form<Passive>(`your ${text} limit is ${by}`, { add }, { kind: `${of}-limit`, add: $('add') }),
        say(
          `all ${text} limits are ${by}`,
          { add },
          { kind: 'limit', of, who: 'each-player', add: $('add') },
        ),
      ];
    }),
  ];
  const defenders = "Defender Characters don't prevent";
  return [
    ...ownCosts(g),
    ...highest(g),
    ...whatWould(g),
    ...limit('Reserve', 'reserve'),
    ...limit('Landmarks', 'landmark'),
    say(
      "I don't count towards your <of> limit",
      { of: oneOf<'reserve' | 'landmark'>(means('Reserve', 'reserve')) },
      {
        kind: 'not-counted',
        of: $('of'),
      },
    ),
    say("I can't be played in <in>", { in: playedWhere }, { kind: 'cannot-be-played', in: $('in') }),
    say(
      "I'm also considered <as>, even when not in play",
      { as: articled(g.noun({ ...style, many: false })) },
      {
        kind: 'considered',
        as: $('as'),
      },
    ),
    say(
      '<which> is considered <as>',
      { which: expeditionWord, as: standing },
      {
        kind: 'expedition-considered',
        which: $('which'),
        as: $('as'),
      },
    ),
    say(
      '<which> and its Characters are considered <as>',
      { which: expeditionWord, as: standing },
      {
        kind: 'expedition-considered',
        which: $('which'),
        as: $('as'),
        characters: true,
      },
    ),
    say("<of> can't gain counters", { of: many }, { kind: 'counters-forbidden', of: $('of') }),
    say(
      `${defenders} <which> from moving forward`,
      { which: expeditionWord },
      {
        kind: 'defenders-ignored',
        which: $('which'),
      },
    ),
    ...regions,
    say(
      'you may play <what> for <less> less, down to a minimum of <atLeast>',
      {
        what: fromMany,
        less: mana,
        atLeast: mana,
      },
      { kind: 'may-play', what: $('what'), less: $('less'), atLeast: $('atLeast') },
    ),
    say(
      'you may play <what> for <less> less',
      { what: fromMany, less: mana },
      {
        kind: 'may-play',
        what: $('what'),
        less: $('less'),
      },
    ),
    form<Passive>(
      'you may play <what> for <less> less if their <bound>',
      {
        what: fromMany,
        less: mana,
        bound: basedOn(),
      },
      { kind: 'may-play', what: $('what'), less: $('less'), baseCost: $('bound') } as never,
    ),
    say('you may play <what>', { what: fromMany }, { kind: 'may-play', what: $('what') }),
    say(
      'I cost <less> less to play in an Expedition with no Characters',
      { less },
      { kind: 'cost-in', add: $('less'), where: 'empty-expedition' },
    ),
    say(
      'pay <add> more to play me in a starting region',
      { add: mana },
      {
        kind: 'cost-in',
        add: $('add'),
        where: 'starting-region',
      },
    ),
    say(
      'I cost <less> less in <where>',
      { less, where: playedWhere },
      { kind: 'cost-in', add: $('less'), where: $('where') },
    ),
  ];
}

/** "an Ascended Expedition", "{V}": where a card is played. */
const playedWhere: Syntax<PlayedWhere> = oneOf<PlayedWhere>(
  means<PlayedWhere>('a starting region', 'starting-region'),
  form<PlayedWhere>("an Expedition that's <is>", { is: standing }, { is: $('is') }),
);

const basedOn = (): Syntax<unknown> =>
  phrase('Base Cost is <than> <is>', {
    than: mana,
    is: oneOf(means('or more', 'at-least')),
  });
