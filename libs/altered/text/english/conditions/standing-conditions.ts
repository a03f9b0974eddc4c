import type { Condition, Known, Selector } from '#altered/abilities';
import { $, around, form, forms } from '../../syntax/phrases.js';
import { aboutIt, here, means, oneOf, pure, synonym, type Syntax, wordsFor } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';
import { abilitySymbol, costName } from '../nouns/bounds.js';
import { deeds, doneThisWay } from './deeds.js';
import type { Grammar } from '../words/grammar.js';
import { comparingTo, inDigitsLimit, inWordsLimit } from '../nouns/limits.js';
import { counterName } from '../words/names.js';
import { mana } from '../words/numbers.js';
import { failing, playing } from '../words/noted-words.js';
import { wasSo } from './places.js';
import { zonesOf, orMore, terrain } from '../words/rule-words.js';

const ofCards = wordsFor<'hand' | 'reserve'>({ hand: 'hand', Reserve: 'reserve' });

const wherefrom = wordsFor<'hand' | 'reserve'>({ 'your hand': 'hand', Reserve: 'reserve' });

const playedFrom = (what: Known): Syntax<Condition> =>
  form<Condition>('was played from <from>', { from: wherefrom }, { kind: 'played-from', what });

const costWord = wordsFor<'hand' | 'reserve' | 'base'>({ Hand: 'hand', Base: 'base' });

/** Conditions on past actions, costs of cards and visible objects. */
export function standingConditions(g: Grammar): readonly Syntax<Condition>[] {
  const parts = {
    it: here([], ({ it: known }) => (known === null ? null : pure(known))),
    region: terrain,
    zone: ofCards,
    from: zonesOf('your'),
    symbol: abilitySymbol,
    of: costName,
    among: g.many,
    than: mana,
    is: orMore,
    cost: costWord,
    like: articled(oneOf<Selector>(means('card', {}), means('card other than me', { other: true }))),
  };
  return [
    ...forms<Condition>(parts, {
      "it's in <region> <it>": { kind: 'in', what: $('it') },
      'your <zone> is empty': { kind: 'empty', of: 'you' },
      "your <zone> isn't empty": {
        kind: 'not',
        condition: { kind: 'empty', zone: $('zone'), of: 'you' },
      },
      'the total <of> of <among> is <than> <is>': { kind: 'total' },
      'a <symbol> ability was activated this turn': { kind: 'activated-this-turn' },
      'you discarded a card from <from> this turn': { kind: 'discarded-this-turn' },
      'it was in <region> <it>': { kind: 'in', what: $('it'), was: true },
      "it wasn't in <region> <it>": {
        kind: 'not',
        condition: { kind: 'in', what: $('it'), region: $('region'), was: true },
      },
      "it's in a Terrain where its base statistic is 0 <it>": {
        kind: 'in',
        what: $('it'),
        region: 'of-a-statistic-of-0',
      },
      "it's in an Ascended Expedition <it>": { kind: 'in', what: $('it'), region: 'ascended' },
      'it was the only card in their Reserve <it>': { kind: 'only-card', what: $('it') },
      'its <cost> Cost was <than> <is> <it>': { kind: 'cost-was', what: $('it') },
      "I'm not In contact": { kind: 'not', condition: { kind: 'in-contact', what: 'me' } },
      '<like> in your Expeditions or your Reserve has a <symbol> ability': {
        kind: 'has-ability',
        among: ['expedition', 'reserve'],
      },
      'your opponent is the first player': { kind: 'first-player', who: 'opponent' },
    }),
    here(["there's"], ({ it: known, place }) => {
      const text = "there's no Character facing it";
      if (known === 'it' || (known === null && place === 'that-expedition'))
        return means<Condition>(text, nobodyFacingIt);
      return known === null || known === 'me' ? null : synonym(means<Condition>(text, nobodyFacing(known)));
    }),
    comparingTo('<limit> single-terrain regions are visible', inWordsLimit, {}, { kind: 'regions-visible' }),
    // The number of expeditions that failed to move is known only when a trigger reacts to the failure. Therefore, the
    // phrase is accepted only after such a trigger.
    here(['both'], ({ noted }) =>
      noted.includes(failing)
        ? means<Condition>('both of your Expeditions failed to move forward', {
            kind: 'failed-to-move',
            which: 'both-of-yours',
          })
        : null,
    ),
    deeds(g),
    comparingTo(
      '<limit> <among> have a different <of> stat',
      inWordsLimit,
      { among: g.many, of: terrain },
      { kind: 'different-costs', among: $('among'), of: $('of') },
    ),
    comparingTo(
      '<limit> <among> have a different Base Cost',
      inWordsLimit,
      { among: g.many },
      { kind: 'different-costs', among: $('among') },
    ),
    doneThisWay(g.single),
    wasSo,
    around('I <it>', playedFrom('me')),
    aboutIt(['it'], (known) => around('it <it>', playedFrom(known))),
    // "It" is the played card, even if a token has been created since.
    here(['the'], ({ noted }) =>
      noted.includes(playing)
        ? form<Condition>('the Base Cost was <than> <is>', parts, {
            kind: 'cost-was',
            what: 'it',
            cost: 'base',
          })
        : null,
    ),
    comparingTo(
      'your Hero has <limit> <name> counters',
      inDigitsLimit,
      { name: counterName },
      { kind: 'hero-counters', name: $('name') },
    ),
  ];
}

/** The condition that no Character faces the subject of the trigger. */
const nobodyFacingIt: Condition = { kind: 'nobody-facing', what: 'it' };

/** Returns the condition that no Character is in the expedition that faces a chosen or noted object. */
const nobodyFacing = (known: Exclude<Known, 'it' | 'me'>): Condition => ({
  kind: 'compare',
  left: { count: { type: 'character', expedition: { facing: { expeditionOf: known } } } },
  is: 'exactly',
  right: 0,
});
