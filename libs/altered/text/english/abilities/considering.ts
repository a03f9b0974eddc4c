import type { Passive, PlayedWhere } from '#altered/abilities';
import { $, type AnyParts, form, type Hole, phrase, type Template } from '../../syntax/phrases.js';
import { means, oneOf, synonym, type Syntax } from '../../syntax/syntax.js';
import { expeditionWord } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { ownCosts } from './costs-and-changes.js';
import { regions } from './numbers-and-regions.js';
import { whatWould } from './would.js';
import { orMore, standing } from '../words/rule-words.js';
import { inWords, less, mana, negated } from '../words/numbers.js';
import { articled } from '../nouns/articles.js';

/** "my {V}, {M} and {O} are equal to my highest statistic" */
const highest = (g: Grammar): readonly Syntax<Passive>[] => {
  const tree = (of: 'me' | Hole): Template<Passive> => ({ kind: 'highest-statistic', of });
  return [
    form<Passive>('my {V}, {M} and {O} are equal to my highest statistic', {}, tree('me')),
    form<Passive>(
      'the {V}, {M} and {O} of <of> are equal to their highest statistic',
      { of: g.many },
      tree($('of')),
    ),
  ];
};

/** Statements about objects that are considered, limited or played elsewhere. */
export function considering(g: Grammar): readonly Syntax<Passive>[] {
  const style = { from: false, your: 'your' } as const;
  const fromMany = g.noun({ ...style, many: true, from: true });
  const say = (text: string, parts: AnyParts, tree: Template<Passive>): Syntax<Passive> =>
    form<Passive>(text, parts, tree);
  const by = { add: inWords, less: negated(inWords) };
  const defenders = "Defender Characters don't prevent";
  return [
    ...ownCosts(g),
    ...highest(g),
    ...whatWould(g),
    say('your Landmarks limit is <set>', { set: inWords }, { kind: 'limit', of: 'landmark' }),
    say('your Reserve limit is increased by <add>', by, { kind: 'reserve-limit' }),
    say('your Landmarks limit is increased by <add>', by, { kind: 'landmark-limit' }),
    say('all Reserve limits are reduced by <less>', by, {
      kind: 'limit',
      of: 'reserve',
      who: 'each-player',
      add: $('less'),
    }),
    say(
      "I don't count towards your <of> limit",
      { of: means('Reserve', 'reserve') },
      { kind: 'not-counted' },
    ),
    say("I can't be played in <in>", { in: playedWhere }, { kind: 'cannot-be-played' }),
    say(
      "I'm also considered <as>, even when not in play",
      { as: articled(g.single) },
      { kind: 'considered' },
    ),
    say(
      '<which> is considered <as>',
      { which: expeditionWord, as: standing },
      { kind: 'expedition-considered' },
    ),
    say(
      '<which> and its Characters are considered <as>',
      { which: expeditionWord, as: standing },
      { kind: 'expedition-considered', characters: true },
    ),
    say("<of> can't gain counters", { of: g.many }, { kind: 'counters-forbidden' }),
    say(`${defenders} <which> from moving forward`, { which: expeditionWord }, { kind: 'defenders-ignored' }),
    ...regions,
    say(
      'you may play <what> for <less> less, down to a minimum of <atLeast>',
      { what: fromMany, less: mana, atLeast: mana },
      { kind: 'may-play' },
    ),
    say('you may play <what> for <less> less', { what: fromMany, less: mana }, { kind: 'may-play' }),
    form<Passive>(
      'you may play <what> for <less> less if their <bound>',
      { what: fromMany, less: mana, bound: basedOn() },
      { kind: 'may-play', baseCost: $('bound') },
    ),
    say('you may play <what>', { what: fromMany }, { kind: 'may-play' }),
    say(
      'I cost <less> less to play in an Expedition with no Characters',
      { less },
      { kind: 'cost-in', add: $('less'), where: 'empty-expedition' },
    ),
    synonym(
      say(
        "if there are no Characters in the Expedition I'm played in, reduce my cost by <less>",
        { less },
        { kind: 'cost-in', add: $('less'), where: 'empty-expedition' },
      ),
    ),
    say(
      'pay <add> more to play me in a starting region',
      { add: mana },
      { kind: 'cost-in', where: 'starting-region' },
    ),
    say('I cost <less> less in <where>', { less, where: playedWhere }, { kind: 'cost-in', add: $('less') }),
  ];
}

/** "an Ascended Expedition", "{V}": where a card is played. */
const playedWhere: Syntax<PlayedWhere> = oneOf<PlayedWhere>(
  means<PlayedWhere>('a starting region', 'starting-region'),
  form<PlayedWhere>("an Expedition that's <is>", { is: standing }),
  form<PlayedWhere>('an Expedition facing <facing> or more Characters', { facing: inWords }),
);

const basedOn = (): Syntax<unknown> => phrase('Base Cost is <than> <is>', { than: mana, is: orMore });
