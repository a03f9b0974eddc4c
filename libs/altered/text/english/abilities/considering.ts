import type { Passive, PlayedWhere } from '#altered/abilities';
import { $, form, forms, type Hole, phrase, type Template } from '../../syntax/phrases.js';
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
  const which = expeditionWord;
  const emptyExpedition = { kind: 'cost-in', add: $('less'), where: 'empty-expedition' } as const;
  return [
    ...ownCosts(g),
    ...highest(g),
    ...whatWould(g),
    ...regions,
    ...forms<Passive>(
      { set: inWords, add: inWords, less: negated(inWords), of: means('Reserve', 'reserve') },
      {
        'your Landmarks limit is <set>': { kind: 'limit', of: 'landmark' },
        'your Reserve limit is increased by <add>': { kind: 'reserve-limit' },
        'your Landmarks limit is increased by <add>': { kind: 'landmark-limit' },
        'all Reserve limits are reduced by <less>': {
          kind: 'limit',
          of: 'reserve',
          who: 'each-player',
          add: $('less'),
        },
        "I don't count towards your <of> limit": { kind: 'not-counted' },
      },
    ),
    ...forms<Passive>(
      { which, as: standing, of: g.many, in: playedWhere },
      {
        "I can't be played in <in>": { kind: 'cannot-be-played' },
        '<which> is considered <as>': { kind: 'expedition-considered' },
        '<which> and its Characters are considered <as>': { kind: 'expedition-considered', characters: true },
        "<of> can't gain counters": { kind: 'counters-forbidden' },
        "Defender Characters don't prevent <which> from moving forward": { kind: 'defenders-ignored' },
      },
    ),
    form<Passive>(
      "I'm also considered <as>, even when not in play",
      { as: articled(g.single) },
      { kind: 'considered' },
    ),
    ...forms<Passive>(
      {
        what: g.noun({ from: true, your: 'your', many: true }),
        less: mana,
        atLeast: mana,
        baseCost: phrase('Base Cost is <than> <is>', { than: mana, is: orMore }),
      },
      {
        'you may play <what> for <less> less, down to a minimum of <atLeast>': { kind: 'may-play' },
        'you may play <what> for <less> less': { kind: 'may-play' },
        'you may play <what> for <less> less if their <baseCost>': { kind: 'may-play' },
        'you may play <what>': { kind: 'may-play' },
      },
    ),
    ...forms<Passive>(
      { less, add: mana, where: playedWhere },
      {
        'I cost <less> less to play in an Expedition with no Characters': emptyExpedition,
        'pay <add> more to play me in a starting region': { kind: 'cost-in', where: 'starting-region' },
        'I cost <less> less in <where>': { kind: 'cost-in', add: $('less') },
      },
    ),
    synonym(
      form<Passive>(
        "if there are no Characters in the Expedition I'm played in, reduce my cost by <less>",
        { less },
        emptyExpedition,
      ),
    ),
  ];
}

/** "an Ascended Expedition", "{V}": where a card is played. */
const playedWhere: Syntax<PlayedWhere> = oneOf<PlayedWhere>(
  means<PlayedWhere>('a starting region', 'starting-region'),
  form<PlayedWhere>("an Expedition that's <is>", { is: standing }),
  form<PlayedWhere>('an Expedition facing <facing> or more Characters', { facing: inWords }),
);
