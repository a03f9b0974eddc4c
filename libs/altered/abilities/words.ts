import type { Fields, Keys, Specs } from './shape.js';

/** The lists of words that fields can contain. */
export const vocabulary = {
  /** The statistics (2.2.9), which are also the terrains of regions (2.2.2.f). */
  terrain: ['forest', 'mountain', 'water'],
  /** The zones that abilities can refer to (3.1.1.c). */
  zone: ['deck', 'discard', 'expedition', 'hand', 'hero', 'landmark', 'limbo', 'mana', 'reserve'],
  status: ['anchored', 'asleep', 'exhausted', 'fleeting'],
  phase: ['morning', 'noon', 'afternoon', 'dusk', 'night'],
  'daily effect': ['succeed', 'prepare', 'draw', 'expand', 'progress', 'rest', 'clean-up'],
  /** The duration of a statement that an effect creates (2.2.13.a). `rest` means until Rest begins. */
  duration: ['turn', 'afternoon', 'day', 'rest'],
  span: ['turn', 'afternoon', 'day'],
  /**
   * Words for players, from the perspective of the ability's controller (7.2.2). `its-controller` and `its-owner` refer
   * to "it". `that-player` is the player of the event that triggered the ability.
   */
  'players word': ['you', 'opponent', 'each-player', 'its-controller', 'that-player', 'its-owner'],
  /**
   * Words for expeditions, from the perspective of the object with the ability (7.4.3.f–h) or of its controller.
   * - `that-expedition` is the expedition of the triggering event.
   * - `other-than-that` is the same player's other expedition.
   * - `one-of-yours` is chosen when the effect happens.
   */
  expeditions: [
    'my-expedition',
    'my-other-expedition',
    'facing-me',
    'your-hero',
    'your-companion',
    'each-of-yours',
    'opponent-hero',
    'opponent-companion',
    'each-of-opponents',
    'each',
    'its-expedition',
    'facing-it',
    'that-expedition',
    'one-of-yours',
    'other-than-that',
  ],
  /** The state of an expedition, or its position relative to the facing expedition (7.5.2). */
  standing: ['ahead', 'behind', 'tied', 'behind-or-tied', 'ascended', 'in-contact'],
  /** The trigger symbols (7.1.1). */
  'trigger symbol': ['join', 'from-hand', 'from-reserve'],
  /** The ability symbols: the trigger symbols, {D} and {T}. */
  symbol: ['join', 'from-hand', 'from-reserve', 'discard', 'exhaust'],
  /**
   * The keyword abilities of edition 1.0 (7.4, and 2.4.6.e for Fleeting Spells). Tough is missing because it has a
   * number (7.4.5.b).
   */
  keyword: ['defender', 'eternal', 'gigantic', 'seasoned', 'fleeting'],
  comparison: ['at-least', 'at-most', 'exactly', 'more-than', 'less-than'],
  /** The numbers by which objects can be compared, such as costs and statistics. */
  measured: ['hand-cost', 'reserve-cost', 'base-cost', 'forest', 'mountain', 'water'],
  /** The player actions that conditions can count afterwards. */
  deed: ['created', 'discarded', 'drawn', 'played', 'resupplied', 'sacrificed'],
  /** The ways in which an effect plays a card: for free (7.3.23.a), or by Rush (7.3.29.a of edition 4.0). */
  'played how': ['free', 'rush'],
  'hand or reserve': ['hand', 'reserve'],
  'reserve or landmark': ['reserve', 'landmark'],
  'hero or companion': ['hero', 'companion'],
  'terrain or any': ['forest', 'mountain', 'water', 'any'],
  'gain or lose': ['gain', 'lose'],
  direction: ['forward', 'backward'],
  me: ['me'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The union type of the words in each list. */
export type Vocabulary = { readonly [W in keyof typeof vocabulary]: (typeof vocabulary)[W][number] };

export type ZoneName = Vocabulary['zone'];
export type StatusName = Vocabulary['status'];
export type PhaseName = Vocabulary['phase'];
export type Duration = Vocabulary['duration'];
export type DailyEffectName = Vocabulary['daily effect'];
export type PlayersWord = Vocabulary['players word'];
export type Expeditions = Vocabulary['expeditions'];
export type Keyword = Vocabulary['keyword'];

/** A word, or a list of words, any of which can match: "can't gain Anchored or Asleep". */
export type AnyOf<Word extends string> = Word | readonly Word[];

export const eachOf = <Word extends string>(words: AnyOf<Word>): readonly Word[] =>
  typeof words === 'string' ? [words] : words;

/** The ordinal number of an event in a period: "The second Spell you play each Afternoon". */
export const nth = { number: 'positive', each: 'span' } as const satisfies Specs;
export type Nth = Fields<typeof nth>;

/** The target chosen for an occurrence of the word "target", by its zero-based index. */
const target = { target: 'index' } as const satisfies Specs;

/**
 * A target player ("Characters controlled by target player"), or the player who controls, owns or faces a known object.
 */
export const players = {
  target,
  controllerOf: { controllerOf: 'known' },
  ownerOf: { ownerOf: 'known' },
  facing: { facing: 'known' },
} as const satisfies Readonly<Record<string, Specs>>;
export type Players = PlayersWord | Keys<typeof players>;

/**
 * The expeditions for which the vocabulary has no word:
 * - a target expedition ("in target Expedition")
 * - a known object's current or last expedition (7.4.3.f for Gigantic objects)
 * - the expedition that faces another expedition (2.2.14.g)
 */
export const expeditionsOrTarget = {
  target,
  expeditionOf: { expeditionOf: 'known' },
  facing: { facing: 'expeditions or target' },
} as const satisfies Readonly<Record<string, Specs>>;
export type ExpeditionsOrTarget = Expeditions | Keys<typeof expeditionsOrTarget>;

/**
 * The name of an unusual wording, so that the text can be printed in its original form. The rules ignore the wording.
 * For example, "If you do, …" means the same as ", then …", and "give it 1 boost" means the same as "it gains 1 boost".
 */
export const worded = { 'said?': 'name' } as const satisfies Specs;
export type Worded = Fields<typeof worded>;
