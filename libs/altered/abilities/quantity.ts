import type { Keys, KindSpecs } from './shape.js';
import { lacking, many, word } from './shape.js';
import type { Vocabulary } from './words.js';

export type Deed = Vocabulary['deed'];

/** The kinds of whole numbers (1.1.6.a), each with its own field. Numbers of missing objects are zero (1.1.6.d, 2.3.1.f). */
export const quantities = {
  count: { count: 'selector' },
  counters: { counters: 'name', on: 'known' },
  statistic: { statistic: word('forest', 'mountain', 'water', 'highest'), of: 'known' },
  cost: { cost: word('hand', 'reserve', 'base'), of: 'known' },
  total: { total: 'terrain', in: 'expeditions' },
  cardsIn: { cardsIn: word('hand', 'reserve', 'mana', 'landmark', 'discard', 'deck'), of: 'players' },
  /** "Three or more base statistics of 0 among Characters you control": counts every fitting number of every object. */
  statistics: { statistics: 'terrain or any', is: 'comparison', than: 'quantity', among: 'selector' },
  /** "The number of regions between your Hero and Companion", without their own regions. */
  regionsBetween: { regionsBetween: 'players' },
  /** "Costs {1} more if you are not the first player". Without `otherwise`, zero if the condition does not hold. */
  if: { if: 'condition', then: 'quantity', 'otherwise?': 'quantity' },
  /** A number noted by an earlier step of the effect: the result of a die, the number of discarded cards. */
  noted: { noted: 'name' },
  sum: { sum: many('quantity') },
  times: { times: { pair: 'quantity' } },
  half: { half: 'quantity', round: word('up', 'down') },
  /** "…, up to three". */
  atMost: { atMost: 'index', of: 'quantity' },
  /** "Any number of". */
  anyNumber: { anyNumber: 'yes' },
  /** The mana paid for {X}. */
  x: { x: 'yes' },
  /** The number of expeditions by region, standing and player. `moved` counts those that moved this Day. */
  expeditions: lacking('terms for the positions of Expeditions', {
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
  /** The highest number among fitting objects: "the Hand Cost of a Character you control", as a limit. */
  highest: { highest: 'measured', among: 'selector' },
  /** The number of counters that this object had before the event. */
  had: { had: 'name' },
  /** The result of the die that a trigger is about. */
  rolled: { rolled: 'yes' },
  /** The number of cards that you have played this turn. */
  playedThisTurn: { playedThisTurn: 'selector' },
  /** The number of earlier actions by any player, or by those in `by`: "Characters you sacrificed this turn". */
  happened: {
    happened: 'deed',
    during: 'span',
    'by?': 'players',
    'what?': 'selector',
    'from?': 'hand or reserve',
  },
  /** The number of face-up regions with a single terrain. */
  regions: { regions: word('single-terrain') },
  /** The number of counters that the effect has removed. */
  countersTaken: { countersTaken: 'yes' },
} as const satisfies KindSpecs;
export type Quantity = number | Keys<typeof quantities>;
export type QuantityKind = 'number' | keyof typeof quantities;
