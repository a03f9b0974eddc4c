import type { Keys, KindSpecs } from './shape.js';
import { lacking, later, many, word } from './shape.js';
import type { Vocabulary } from './words.js';

export type Deed = Vocabulary['deed'];

/** A number, always whole (1.1.6.a); what is missing counts as zero (1.1.6.d, 2.3.1.f). Told apart by a field that only they have. */
export const quantities = {
  count: { count: 'selector' },
  counters: { counters: 'name', on: 'known' },
  statistic: { statistic: word('forest', 'mountain', 'water', 'highest'), of: 'known' },
  cost: { cost: word('hand', 'reserve', 'base'), of: 'known' },
  total: { total: 'terrain', in: 'expeditions' },
  cardsIn: { cardsIn: word('hand', 'reserve', 'mana', 'landmark', 'discard', 'deck'), of: 'players' },
  /** "Three or more base statistics of 0 among Characters you control": every fitting number of every object. */
  statistics: { statistics: 'terrain or any', is: 'comparison', than: 'quantity', among: 'selector' },
  /** "The number of regions between your Hero and Companion": those that neither expedition is in. */
  regionsBetween: { regionsBetween: 'players' },
  /** "Costs {1} more if you are not the first player"; nothing otherwise, unless it says so. */
  if: { if: 'condition', then: 'quantity', 'otherwise?': 'quantity' },
  /** A number noted by an earlier step of the same effect: a die, how many were discarded. */
  noted: { noted: 'name' },
  sum: { sum: many('quantity') },
  times: { times: { pair: 'quantity' } },
  half: { half: 'quantity', round: word('up', 'down') },
  /** "…, up to three": no more than that. */
  atMost: { atMost: 'index', of: 'quantity' },
  /** As many as the player likes. */
  anyNumber: later('"any number of"', { anyNumber: 'yes' }),
  /** What was paid for {X}. */
  x: later('{X}', { x: 'yes' }),
  /** How many expeditions: in regions with a terrain, of a standing, of players; `moved`: this Day. */
  expeditions: lacking('words for where expeditions stand', {
    expeditions: {
      fields: {
        'in?': 'terrain',
        'is?': 'standing',
        'of?': 'players',
        'which?': 'expeditions',
        'moved?': 'direction',
      },
    },
  }),
  /** The highest of a number among what fits: "the Hand Cost of a Character you control", as a limit. */
  highest: later('the highest number among objects', { highest: 'measured', among: 'selector' }),
  /** How many counters this object had before the event. */
  had: later('counters that were on what has left', { had: 'name' }),
  /** What a die came to that a trigger speaks of. */
  rolled: later('the result of a die that a trigger speaks of', { rolled: 'yes' }),
  /** Cards you have played this turn. */
  playedThisTurn: later('what was played this turn', { playedThisTurn: 'selector' }),
  /** How often something was done before, by anybody unless it says by whom: "Characters you sacrificed this turn". */
  happened: later('what happened before', {
    happened: 'deed',
    during: 'span',
    'by?': 'players',
    'what?': 'selector',
    'from?': 'hand or reserve',
  }),
  /** How many regions with a single terrain lie face up. */
  regions: later('regions that are counted', { regions: word('single-terrain') }),
  /** How many counters the effect has taken. */
  countersTaken: later('counters that are taken from elsewhere', { countersTaken: 'yes' }),
} as const satisfies KindSpecs;
export type Quantity = number | Keys<typeof quantities>;
export type QuantityKind = 'number' | keyof typeof quantities;
