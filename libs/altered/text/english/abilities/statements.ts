import type { Passive, Players, PlayDestination, Selector, Statistics, Terrain } from '#altered/abilities';
import { $, around, fieldsOf, form, forms, list, phrase, type AnyParts } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, only, synonym, token, type Syntax, wordsFor } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import { articled } from '../nouns/articles.js';
import { allBounds } from '../nouns/bounds.js';
import { counters, onePer } from '../nouns/counters.js';
import { expeditionWord } from '../nouns/expeditions.js';
import { changes } from '../sentences/played.js';
import type { Grammar } from '../words/grammar.js';
import { counterName, subtypes } from '../words/names.js';
import { inDigits, inWords, least, less, mana, negated, ordinal, severalInDigits } from '../words/numbers.js';
import {
  anyStatus,
  anyTerrain,
  being,
  keyword,
  orMore,
  standing,
  status,
  terrain,
} from '../words/rule-words.js';
import { replacements, insteadPhrases } from './would.js';

const source = oneOf<'hand' | 'reserve'>(
  wordsFor({ Reserve: 'reserve', 'your hand': 'hand' }),
  synonym(means('your Reserve', 'reserve')),
);

const player = wordsFor<Players>({ 'you play': 'you', 'your opponents play': 'opponent' });

// In "Characters you play with a base statistic of 0 cost {1} less", the cards' features follow the verb "play".
const play = oneOf<{ who: Players; from?: 'hand' | 'reserve' }>(
  form<{ who: Players; from: 'hand' | 'reserve' }>('<who> from <from>', { who: player, from: source }),
  form<{ who: Players }>('<who>', { who: player }),
);

const costing = oneOf<{ add: number; atLeast?: number }>(
  form<{ add: number; atLeast: number }>('<add> less <atLeast>', { add: less, atLeast: least }),
  form<{ add: number }>('<add> more', { add: mana }),
);

type Change = Partial<Statistics>;

const signs: Readonly<Record<string, number>> = { '+': 1, '-': -1 };
const sign = token<number>(
  '+ or -',
  ['+', '-'],
  (text) => signs[text],
  (by) => (by === 1 ? '+' : '-'),
);

/** A signed number, such as "+2" or "-1". */
const signed: Syntax<number> = iso(
  phrase<{ sign: number; size: number }>('<sign> <size>', { sign, size: inDigits }),
  ({ sign: by, size }) => by * size,
  (value) => (typeof value === 'number' ? { sign: value < 0 ? -1 : 1, size: Math.abs(value) } : undefined),
);

/** Phrases such as "+1 {V} and -1 {M}". */
const listedStatistics: Syntax<Change> = iso(
  list(
    iso(
      phrase<{ by: number; terrain: Terrain }>('<by> <terrain>', { by: signed, terrain }),
      ({ by, terrain: of }) => [of, by] as const,
      ([of, by]: readonly [Terrain, number]) => ({ by, terrain: of }),
    ),
    ',',
    'and',
  ),
  (pairs): Change | undefined => {
    const change: Change = Object.fromEntries(pairs);
    return Object.keys(change).length === pairs.length ? change : undefined;
  },
  (change) =>
    typeof change === 'object' && Object.values(change).every((by) => typeof by === 'number')
      ? (Object.entries(change) as (readonly [Terrain, number])[])
      : undefined,
);

type Played = Extract<Passive, { kind: 'played' }>;

/** Ordinal numbers, as in "the second Spell". "First" is stored in a different field from the other ordinals. */
const ordinalField = iso<number, Pick<Played, 'first' | 'nth'>>(
  ordinal,
  (number) => (number === 1 ? { first: 'afternoon' } : { nth: { number, each: 'afternoon' } }),
  ({ first, nth }) => (first === 'afternoon' ? 1 : nth?.number),
);

/** The place where a card is played, such as "an Ascended Expedition" or "{V}". */
const playDestination: Syntax<PlayDestination> = oneOf<PlayDestination>(
  means<PlayDestination>('a starting region', 'starting-region'),
  form<PlayDestination>("an Expedition that's <is>", { is: standing }),
  form<PlayDestination>('an Expedition facing <facing> or more Characters', { facing: inWords }),
);

/**
 * Statements about objects, players, expeditions and regions. Wherever card text names objects, any description of
 * objects is accepted.
 */
export function statementsOf(g: Grammar): readonly Syntax<Passive>[] {
  const parts: AnyParts = {
    of: g.many,
    // The description cannot name an expedition, because a card that is being played is not in one yet.
    cards: only(g.many, ({ expedition }) => expedition === undefined),
    keyword,
    status,
    terrain,
    subtypes,
    play,
    costing,
    least,
    add: less,
    more: mana,
    which: expeditionWord,
    due: anyTerrain,
    any: anyStatus,
    bounds: allBounds(g),
    number: ordinalField,
    played: g.single,
    change: changes(g),
    some: listedStatistics,
    counters: counters(g),
    ability: g.ability,
    digits: severalInDigits,
    per: onePer(g),
    name: counterName,
    markers: list(around('one <it>', terrain), ',', 'and'),
    kept: form<Selector>("it's <status>", { status: being }),
    set: inWords,
    rise: inWords,
    fall: negated(inWords),
    limit: means('Reserve', 'reserve'),
    in: playDestination,
    standing,
    as: articled(g.single),
  };
  const mine = { kind: 'cost', who: 'you', of: 'me' } as const;
  const all = { kind: 'cost', who: 'each-player', from: 'reserve', of: $('of') } as const;
  const empty = { kind: 'cost-in', add: $('add'), where: 'empty-expedition' } as const;
  return [
    here(['it'], ({ heldBack: place }) =>
      place === null
        ? null
        : form<Passive>("it can't move forward during Dusk except due to <due>", parts, {
            kind: 'cannot-move-forward',
            which: place,
            during: 'dusk',
            except: $('due'),
          }),
    ),
    ...forms<Passive>(parts, {
      'the <number> <played> you play each Afternoon <change>': {
        kind: 'played',
        who: 'you',
        cards: $('played'),
        ...fieldsOf('number', 'first', 'nth'),
        ...fieldsOf('change'),
      },
      '<of> you play with <bounds> have <status>': {
        kind: 'played',
        who: 'you',
        cards: { ...fieldsOf('of'), bounds: $('bounds') },
        gain: $('status'),
      },
      'I have <some>': { kind: 'statistics', of: 'me', add: $('some') },
      '<of> have <some>': { kind: 'statistics', add: $('some') },
      'I have +1/+1/+1 per <per>': { kind: 'statistics', of: 'me', add: $('per') },
      'pay <more> more to play <of> from your hand': {
        kind: 'cost',
        who: 'you',
        from: 'hand',
        add: $('more'),
      },
      '<of> <play> cost <costing>': {
        kind: 'cost',
        of: $('of'),
        ...fieldsOf('play', 'from', 'who'),
        ...fieldsOf('costing', 'add', 'atLeast'),
      },
      '<of> lose their abilities': { kind: 'abilities', lose: true },
      '<of> are also <subtypes>': { kind: 'subtypes', gain: [$('subtypes')] },
      "<of> can't gain <any>": { kind: 'cannot-gain', status: $('any') },
      "<of> can't be readied": { kind: 'cannot-be-readied' },
      "your opponents can't play <cards>": { kind: 'cannot-play', who: 'opponent' },
      "I can't be played": { kind: 'cannot-play', who: 'each-player', cards: 'me' },
      "<which> and the Expedition facing it can't move forward": {
        kind: 'cannot-move-forward',
        andFacing: true,
      },
      "<which> can't move forward during Dusk except due to <due>": {
        kind: 'cannot-move-forward',
        during: 'dusk',
        except: $('due'),
      },
      'you may play me from your discard pile': { kind: 'playable-from', of: 'me', zone: 'discard' },
      'I enter the Expedition zone <status>': {
        kind: 'enters-with',
        of: 'me',
        zone: 'expedition',
        statuses: [$('status')],
      },
      '<of> enter the Expedition zone with <counters>': { kind: 'enters-with', zone: 'expedition' },
      '<of> remain exhausted during Morning': {
        kind: 'cannot-be-readied',
        if: { kind: 'phase', phase: 'morning' },
      },
      'I begin the game with <digits> <name> counters': {
        kind: 'begins-with',
        counters: { name: $('name'), count: $('digits') },
      },
      'I begin the game with <markers> Terrain Marker': { kind: 'begins-with' },
      'you may keep one more card in Reserve during Night if <kept>': {
        kind: 'keeps-more',
        count: 1,
        like: $('kept'),
      },
      'the Support abilities of <of> can give them 1 more counter than their maximum': {
        kind: 'beyond-maximum',
        more: 1,
      },
      'the Support abilities of <of> can give them counters beyond their maximum': { kind: 'beyond-maximum' },
      'I can gain <status> even if I was already <status>': { kind: 'gains-again' },
      'I gain "<ability>"': { kind: 'abilities', of: 'me', gain: [$('ability')] },
      'I cost <add> less': mine,
      'I cost <add> less per <per>': { ...mine, add: { times: [$('add'), $('per')] } },
      '<of> played from Reserve cost <more> more': { ...all, add: $('more') },
      '<of> played from Reserve cost <add> less <least>': { ...all, atLeast: $('least') },
      'my {V}, {M} and {O} are equal to my highest statistic': { kind: 'highest-statistic', of: 'me' },
      'the {V}, {M} and {O} of <of> are equal to their highest statistic': { kind: 'highest-statistic' },
      'my region and the region of the Expedition facing me are <terrain> and lose their other terrains': {
        kind: 'region',
        whose: 'mine-and-facing',
        terrain: $('terrain'),
        loses: true,
      },
      'my region is <terrain> in addition to its other terrains': { kind: 'region', whose: 'mine' },
      'your Landmarks limit is <set>': { kind: 'limit', of: 'landmark' },
      'your Reserve limit is increased by <rise>': { kind: 'reserve-limit', add: $('rise') },
      'your Landmarks limit is increased by <rise>': { kind: 'landmark-limit', add: $('rise') },
      'all Reserve limits are reduced by <fall>': {
        kind: 'limit',
        of: 'reserve',
        who: 'each-player',
        add: $('fall'),
      },
      "I don't count towards your <limit> limit": { kind: 'not-counted', of: $('limit') },
      "I can't be played in <in>": { kind: 'cannot-be-played' },
      '<which> is considered <standing>': {
        kind: 'expedition-considered',
        which: $('which'),
        as: $('standing'),
      },
      '<which> and its Characters are considered <standing>': {
        kind: 'expedition-considered',
        characters: true,
        which: $('which'),
        as: $('standing'),
      },
      "<of> can't gain counters": { kind: 'counters-forbidden' },
      "Defender Characters don't prevent <which> from moving forward": { kind: 'defenders-ignored' },
      "I'm also considered <as>, even when not in play": { kind: 'considered' },
      'I cost <add> less to play in an Expedition with no Characters': empty,
      'pay <more> more to play me in a starting region': {
        kind: 'cost-in',
        where: 'starting-region',
        add: $('more'),
      },
      'I cost <add> less in <in>': { kind: 'cost-in', add: $('add'), where: $('in') },
    }),
    marked(
      'have',
      form<Passive>('<of> have "<ability>"', parts, { kind: 'abilities', gain: [$('ability')] }),
    ),
    ...replacements(g),
    synonym(form<Passive>('reduce my cost by <add>', parts, mine)),
    ...insteadPhrases(g),
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
    synonym(
      form<Passive>(
        "if there are no Characters in the Expedition I'm played in, reduce my cost by <add>",
        parts,
        empty,
      ),
    ),
  ];
}
