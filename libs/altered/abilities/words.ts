import type { Fields, Keys, Specs } from './shape.js';
import type { Known } from './selector.js';

/** The words that fields of nodes can hold. */
export const vocabulary = {
  /** Rule 2.2.9: the statistics, which are also the terrains of regions (2.2.2.f). */
  terrain: ['forest', 'mountain', 'water'],
  /** The zones abilities speak of (3.1.1.c). */
  zone: ['deck', 'discard', 'expedition', 'hand', 'hero', 'landmark', 'limbo', 'mana', 'reserve'],
  status: ['anchored', 'asleep', 'exhausted', 'fleeting'],
  phase: ['morning', 'noon', 'afternoon', 'dusk', 'night'],
  'daily effect': ['succeed', 'prepare', 'draw', 'expand', 'progress', 'rest', 'clean-up'],
  /** How long what an effect states holds (2.2.13.a); until Rest: until it begins. */
  duration: ['turn', 'afternoon', 'day', 'rest'],
  span: ['turn', 'afternoon', 'day'],
  /**
   * Words for players, seen from the controller of the ability (7.2.2). `its-controller` reads what `it` is bound to; `that-player` is
   * who did what a trigger is about.
   */
  'players word': ['you', 'opponent', 'each-player', 'its-controller', 'that-player', 'its-owner'],
  /**
   * Expeditions, seen from the object that has the ability (7.4.3.f–h) or from its controller. `that-expedition` is the one that the
   * trigger is about, `one-of-yours` is chosen as it happens, and `other-than-that` is the other one of the same player.
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
  /** Where an expedition stands, compared with the one facing it (7.5.2), or what it is. */
  standing: ['ahead', 'behind', 'tied', 'behind-or-tied', 'ascended', 'in-contact'],
  /** The trigger symbols (7.1.1). */
  'trigger symbol': ['join', 'from-hand', 'from-reserve'],
  /** Symbols of abilities: those of triggers and {D}, {T}. */
  symbol: ['join', 'from-hand', 'from-reserve', 'discard', 'exhaust'],
  /** Keyword abilities of edition 1.0 (7.4); `fleeting` on spells is 2.4.6.e. Tough carries its number (7.4.5.b). */
  keyword: ['defender', 'eternal', 'gigantic', 'seasoned', 'fleeting'],
  comparison: ['at-least', 'at-most', 'exactly', 'more-than', 'less-than'],
  /** A number that objects are compared by. */
  measured: ['hand-cost', 'reserve-cost', 'base-cost', 'forest', 'mountain', 'water'],
  /** What players do to cards and objects, and what is told of it afterwards. */
  deed: ['created', 'discarded', 'drawn', 'played', 'resupplied', 'sacrificed'],
  /** How a card is played where an effect has it played: for free (7.3.23.a), or by Rush (7.3.29.a of edition 4.0). */
  'played how': ['free', 'rush'],
  'hand or reserve': ['hand', 'reserve'],
  'reserve or landmark': ['reserve', 'landmark'],
  'hero or companion': ['hero', 'companion'],
  'terrain or any': ['forest', 'mountain', 'water', 'any'],
  'gain or lose': ['gain', 'lose'],
  direction: ['forward', 'backward'],
  me: ['me'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Each word list of the vocabulary, as a type. */
export type Vocabulary = { readonly [W in keyof typeof vocabulary]: (typeof vocabulary)[W][number] };

export type ZoneName = Vocabulary['zone'];
export type StatusName = Vocabulary['status'];
export type PhaseName = Vocabulary['phase'];
export type Duration = Vocabulary['duration'];
export type DailyEffectName = Vocabulary['daily effect'];
export type PlayersWord = Vocabulary['players word'];
export type Expeditions = Vocabulary['expeditions'];
export type Keyword = Vocabulary['keyword'];

/** Any one of several words, or the only one there is: "can't gain Anchored or Asleep". */
export type AnyOf<Word extends string> = Word | readonly Word[];

/** The words there are. */
export const eachOf = <Word extends string>(words: AnyOf<Word>): readonly Word[] =>
  typeof words === 'string' ? [words] : words;

/** "The second Spell you play each Afternoon": how many that fit have then been played, since the time last began. */
export const nth = { number: 'positive', each: 'span' } as const satisfies Specs;
export type Nth = Fields<typeof nth>;

/** What is chosen for the n-th occurrence of "target", from 0. */
const target = { target: 'index' } as const satisfies Specs;
export type Targeted = Fields<typeof target>;

/** Players by a word, chosen ("characters controlled by target player"), or who controls, owns or faces an object that is known. */
export const players = {
  target,
  controllerOf: { controllerOf: 'known' },
  ownerOf: { ownerOf: 'known' },
  facing: { facing: 'known' },
} as const satisfies Readonly<Record<string, Specs>>;
export type Players = PlayersWord | Keys<typeof players>;

/** Words that stand for one Expedition, whatever is done. */
export const singleExpeditions = [
  'my-expedition',
  'my-other-expedition',
  'facing-me',
  'your-hero',
  'your-companion',
  'opponent-hero',
  'opponent-companion',
] as const satisfies readonly Expeditions[];

/**
 * Expeditions by a word, or chosen: "in target Expedition"; or those that an object which is known is, or was, in (7.4.3.f for Gigantic
 * ones); or those facing some (2.2.14.g).
 */
export const expeditionsOrTarget = {
  target,
  expeditionOf: { expeditionOf: 'known' },
  facing: { facing: 'expeditions or target' },
} as const satisfies Readonly<Record<string, Specs>>;
export type ExpeditionsOrTarget = Expeditions | Keys<typeof expeditionsOrTarget>;

/** The player who controls, or controlled, or owns an object that is known, or whose Expedition faces it. */
export type OfObject =
  { readonly controllerOf: Known } | { readonly ownerOf: Known } | { readonly facing: Known };

/**
 * What a text says in several ways, and the rules take as one: "If you do, …" and ", then …", "give it 1 boost" and "it
 * gains 1 boost". Where the words are not the usual ones, this names them, so that a text can be printed as it was read.
 */
export const worded = { 'said?': 'name' } as const satisfies Specs;
export type Worded = Fields<typeof worded>;
