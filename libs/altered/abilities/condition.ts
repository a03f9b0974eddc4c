import type { Kinds, KindSpecs } from './shape.js';
import { either, lacking, many, word } from './shape.js';
import { worded } from './words.js';

const limit = { is: 'comparison', number: 'whole' } as const;

export const conditions = {
  compare: { left: 'quantity', is: 'comparison', right: 'quantity', ...worded },
  /**
   * Whether the object matches the description, in any zone (2.2.1.i, 2.2.2.o). If `was` is set, the object must have
   * matched before an effect moved it.
   */
  is: { what: 'known', like: 'selector', 'was?': 'yes' },
  exists: { like: 'selector' },
  /**
   * Whether each description matches a different object: "a Fleeting Character, another Anchored Character and yet
   * another …".
   */
  distinct: { like: many('selector', 2) },
  /** "During the first Day", which includes set-up. */
  'first-day': {},
  'first-player': { who: 'players' },
  passed: { who: 'players' },
  phase: { phase: 'phase' },
  /** Whether one of the expeditions is in a region with this terrain. */
  terrain: { expedition: 'expeditions', terrain: 'terrain' },
  not: { condition: 'condition' },
  all: { conditions: many('condition') },
  any: { conditions: many('condition') },
  standing: lacking('terms for the positions of Expeditions', {
    which: either(word('one-of-yours', 'both-of-yours'), 'expeditions or target', 'described'),
    is: 'standing',
  }),
  /** If `was` is set, the condition concerns the region in which the object was before an effect moved it. */
  in: {
    what: 'known',
    region: either('terrain', word('single-terrain', 'ascended', 'of-a-statistic-of-0')),
    'was?': 'yes',
  },
  facing: { in: 'terrain' },
  'facing-objects': limit,
  'nobody-facing': { what: word('it', 'me') },
  'in-contact': lacking('"In contact"', { what: 'known' }),
  'played-from': {
    what: 'known',
    from: 'hand or reserve',
  },
  /** Compares a limit with the number of face-up regions that have exactly one terrain. */
  'regions-visible': limit,
  empty: { zone: 'hand or reserve', of: 'players' },
  'fewer-cards': {
    zone: 'hand or reserve',
    than: 'players',
  },
  total: {
    of: 'total of',
    among: 'selector',
    is: 'comparison',
    than: 'whole',
  },
  /**
   * Compares a limit with the number of different Base Costs among the objects. If `of` is given, counts the different
   * values of this characteristic instead.
   */
  'different-costs': lacking('Base Cost', { among: 'selector', 'of?': 'measured', ...limit }),
  'activated-this-turn': { symbol: 'symbol' },
  'discarded-this-turn': {
    from: many('hand or reserve'),
  },
  'in-each': { like: 'selector' },
  /** Whether the object of an earlier effect matches a description: "if you discarded a Character this way". */
  done: {
    by: word('discard', 'put'),
    what: 'known',
    like: 'selector',
  },
  'only-card': { what: 'known' },
  'cost-was': {
    what: 'known',
    cost: word('hand', 'reserve', 'base'),
    is: 'comparison',
    than: 'whole',
  },
  'failed-to-move': {
    which: word('both-of-yours'),
  },
  'has-ability': { like: 'selector', among: many('zone'), symbol: 'symbol' },
  'hero-counters': { name: 'name', ...limit },
} as const satisfies KindSpecs;
export type Condition = Kinds<typeof conditions>;
