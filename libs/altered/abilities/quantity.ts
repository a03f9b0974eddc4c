import type { Keys, KindSpecs } from './shape.js';
import { lacking, many, word } from './shape.js';
import type { Vocabulary } from './words.js';

export type Deed = Vocabulary['deed'];

/**
 * The kinds of whole numbers (1.1.6.a). Each is identified by a different field. If the object to which a number
 * belongs is missing, the number is zero (1.1.6.d, 2.3.1.f).
 */
export const quantities = {
  count: { count: 'selector' },
  counters: { counters: 'name', on: 'known' },
  statistic: { statistic: word('forest', 'mountain', 'water', 'highest'), of: 'known' },
  cost: { cost: word('hand', 'reserve', 'base'), of: 'known' },
  total: { total: 'terrain', in: 'expeditions' },
  cardsIn: { cardsIn: word('hand', 'reserve', 'mana', 'landmark', 'discard', 'deck'), of: 'players' },
  /**
   * "Three or more base statistics of 0 among Characters you control". Counts matching statistics, of which an object
   * can have several.
   */
  statistics: { statistics: 'terrain or any', is: 'comparison', than: 'quantity', among: 'selector' },
  /**
   * "The number of regions between your Hero and Companion". Excludes the regions of the Hero and the Companion
   * themselves.
   */
  regionsBetween: { regionsBetween: 'players' },
  /**
   * "Costs {1} more if you are not the first player". If the condition is false, the value is `otherwise`, or 0 if that
   * is absent.
   */
  if: { if: 'condition', then: 'quantity', 'otherwise?': 'quantity' },
  /**
   * A number that an earlier step of the effect noted, such as the result of a die or the number of discarded cards.
   */
  noted: { noted: 'name' },
  sum: { sum: many('quantity') },
  times: { times: { pair: 'quantity' } },
  half: { half: 'quantity', round: word('up', 'down') },
  /** A number with a maximum: "…, up to three". */
  atMost: { atMost: 'index', of: 'quantity' },
  /** The text "Any number of". */
  anyNumber: { anyNumber: 'yes' },
  /** The mana paid for {X}. */
  x: { x: 'yes' },
  /**
   * The number of the players' expeditions in a certain region or position. If `moved` is given, counts only
   * expeditions that moved in this direction this Day.
   */
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
  /** The highest value among matching objects, used as a limit: "the Hand Cost of a Character you control". */
  highest: { highest: 'measured', among: 'selector' },
  /** The number of counters with this name that the object with the ability had before the event. */
  had: { had: 'name' },
  /** The result of the die that triggered the ability. */
  rolled: { rolled: 'yes' },
  /** The number of matching cards that the controller has played this turn. */
  playedThisTurn: { playedThisTurn: 'selector' },
  /**
   * The number of earlier actions of this kind, by any player or by the players in `by`: "Characters you sacrificed
   * this turn".
   */
  happened: {
    happened: 'deed',
    during: 'span',
    'by?': 'players',
    'what?': 'selector',
    'from?': 'hand or reserve',
  },
  /** The number of face-up regions that have exactly one terrain. */
  regions: { regions: word('single-terrain') },
  /** The number of counters that the effect has removed. */
  countersTaken: { countersTaken: 'yes' },
} as const satisfies KindSpecs;
export type Quantity = number | Keys<typeof quantities>;
export type QuantityKind = 'number' | keyof typeof quantities;
