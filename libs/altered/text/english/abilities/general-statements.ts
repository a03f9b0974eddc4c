import type { Passive, Players, Selector } from '#altered/abilities';
import { $, around, fieldsOf, form, list, type AnyParts, type Template } from '../../syntax/phrases.js';
import { here, means, oneOf, only, synonym, type Syntax, wordsFor } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import { counters, onePer } from '../nouns/counters.js';
import { expeditionWord } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { counterName, subtypes } from '../words/names.js';
import { inDigits, least, less, mana, severalInDigits } from '../words/numbers.js';
import { anyStatus, anyTerrain, being, keyword, status, terrain } from '../words/rule-words.js';

const source = oneOf<'hand' | 'reserve'>(
  wordsFor({ Reserve: 'reserve', 'your hand': 'hand' }),
  synonym(means('your Reserve', 'reserve')),
);

const player = wordsFor<Players>({ 'you play': 'you', 'your opponents play': 'opponent' });

/** Statements about things objects and players may, can't and do. Each form takes any objects. */
export function generalStatements(g: Grammar): readonly Syntax<Passive>[] {
  const parts: AnyParts = {
    of: g.many,
    // A card that is being played is in no Expedition yet.
    cards: only(g.many, ({ expedition }) => expedition === undefined),
    keyword,
    status,
    subtypes,
    less,
    mana,
    which: expeditionWord,
    due: anyTerrain,
    any: anyStatus,
    counters: counters(g),
    ability: g.ability,
    digits: severalInDigits,
    amount: inDigits,
    per: onePer(g),
    name: counterName,
    markers: list(around('one <it>', terrain), ',', 'and'),
    kept: form<Selector>("it's <status>", { status: being }),
  };
  const say = (text: string, tree: Template<Passive>): Syntax<Passive> => form<Passive>(text, parts, tree);
  // "Characters you play with a base statistic of 0 cost {1} less": what they have stands after the verb.
  const play = oneOf<{ who: Players; from?: 'hand' | 'reserve' }>(
    form<{ who: Players; from: 'hand' | 'reserve' }>('<who> from <from>', { who: player, from: source }),
    form<{ who: Players }>('<who>', { who: player }),
  );
  const cost = oneOf<{ add: number; atLeast?: number }>(
    form<{ add: number; atLeast: number }>('<add> less <atLeast>', { add: less, atLeast: least }),
    form<{ add: number }>('<add> more', { add: mana }),
  );
  return [
    form<Passive>(
      'pay <add> more to play <of> from your hand',
      { of: g.many, add: mana },
      { kind: 'cost', who: 'you', from: 'hand' },
    ),
    form<Passive>(
      '<of> <play> cost <cost>',
      { of: g.many, play, cost },
      {
        kind: 'cost',
        of: $('of'),
        ...fieldsOf('play', 'from', 'who'),
        ...fieldsOf('cost', 'add', 'atLeast'),
      },
    ),
    say('<of> lose their abilities', { kind: 'abilities', lose: true }),
    say('<of> are also <subtypes>', { kind: 'subtypes', gain: [$('subtypes')] }),
    say("<of> can't gain <any>", { kind: 'cannot-gain', status: $('any') }),
    say("<of> can't be readied", { kind: 'cannot-be-readied' }),
    say("your opponents can't play <cards>", { kind: 'cannot-play', who: 'opponent' }),
    say("I can't be played", { kind: 'cannot-play', who: 'each-player', cards: 'me' }),
    say("<which> and the Expedition facing it can't move forward", {
      kind: 'cannot-move-forward',
      andFacing: true,
    }),
    here(['it'], ({ heldBack: place }) =>
      place === null
        ? null
        : form<Passive>(
            "it can't move forward during Dusk except due to <except>",
            { except: anyTerrain },
            { kind: 'cannot-move-forward', which: place, during: 'dusk' },
          ),
    ),
    say("<which> can't move forward during Dusk except due to <due>", {
      kind: 'cannot-move-forward',
      during: 'dusk',
      except: $('due'),
    }),
    means<Passive>('you may play me from your discard pile', {
      kind: 'playable-from',
      of: 'me',
      zone: 'discard',
    }),
    say('I enter the Expedition zone <status>', {
      kind: 'enters-with',
      of: 'me',
      zone: 'expedition',
      statuses: [$('status')],
    }),
    say('<of> enter the Expedition zone with <counters>', { kind: 'enters-with', zone: 'expedition' }),
    say('<of> remain exhausted during Morning', {
      kind: 'cannot-be-readied',
      if: { kind: 'phase', phase: 'morning' },
    }),
    say('I begin the game with <digits> <name> counters', {
      kind: 'begins-with',
      counters: { name: $('name'), count: $('digits') },
    }),
    say('I begin the game with <markers> Terrain Marker', { kind: 'begins-with' }),
    say('you may keep one more card in Reserve during Night if <kept>', {
      kind: 'keeps-more',
      count: 1,
      like: $('kept'),
    }),
    say('the Support abilities of <of> can give them 1 more counter than their maximum', {
      kind: 'beyond-maximum',
      more: 1,
    }),
    say('the Support abilities of <of> can give them counters beyond their maximum', {
      kind: 'beyond-maximum',
    }),
    form<Passive>('I can gain <status> even if I was already <status>', { status }, { kind: 'gains-again' }),
    say('I gain "<ability>"', { kind: 'abilities', of: 'me', gain: [$('ability')] }),
    marked('have', say('<of> have "<ability>"', { kind: 'abilities', gain: [$('ability')] })),
  ];
}
