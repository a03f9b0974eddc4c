import type { Known } from './selector.js';

/** The zones abilities speak of (3.1.1.c). */
export type ZoneName =
  'deck' | 'discard' | 'expedition' | 'hand' | 'hero' | 'landmark' | 'limbo' | 'mana' | 'reserve';

export type StatusName = 'anchored' | 'asleep' | 'exhausted' | 'fleeting';
export type PhaseName = 'morning' | 'noon' | 'afternoon' | 'dusk' | 'night';
/** How long what an effect states holds (2.2.13.a); until Rest: until it begins. */
export type Duration = 'turn' | 'afternoon' | 'day' | 'rest';
export type DailyEffectName = 'succeed' | 'prepare' | 'draw' | 'expand' | 'progress' | 'rest' | 'clean-up';

/** Any one of several words, or the only one there is: "can't gain Anchored or Asleep". */
export type AnyOf<Word extends string> = Word | readonly Word[];

/** The words there are. */
export const eachOf = <Word extends string>(words: AnyOf<Word>): readonly Word[] =>
  typeof words === 'string' ? [words] : words;

/** "The second Spell you play each Afternoon": how many that fit have then been played, since the time last began. */
export interface Nth {
  readonly number: number;
  readonly each: 'turn' | 'afternoon' | 'day';
}

/**
 * Words for players, seen from the controller of the ability (7.2.2). `its-controller` reads what `it` is bound to; `that-player` is
 * who did what a trigger is about.
 */
export type PlayersWord = 'you' | 'opponent' | 'each-player' | 'its-controller' | 'its-owner' | 'that-player';

/** What is chosen for the n-th occurrence of "target", from 0. */
export interface Targeted {
  readonly target: number;
}

/** Players by a word, or chosen: "characters controlled by target player". */
export type Players = PlayersWord | Targeted | OfObject;

/** The player who controls, or controlled, or owns an object that is known, or whose Expedition faces it. */
export type OfObject =
  { readonly controllerOf: Known } | { readonly ownerOf: Known } | { readonly facing: Known };

/** Expeditions, seen from the object that has the ability (7.4.3.f–h) or from its controller. */
export type Expeditions =
  | 'my-expedition'
  | 'my-other-expedition'
  | 'facing-me'
  | 'your-hero'
  | 'your-companion'
  | 'each-of-yours'
  | 'opponent-hero'
  | 'opponent-companion'
  | 'each-of-opponents'
  | 'each'
  | 'its-expedition'
  | 'facing-it'
  /** The one that the trigger is about. */
  | 'that-expedition'
  /** One of them, chosen as it happens; and the other one of the same player. */
  | 'one-of-yours'
  | 'other-than-that';

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

/** Expeditions by a word, or chosen: "in target Expedition"; or found from an object or from others. */
export type ExpeditionsOrTarget = Expeditions | Targeted | FoundExpeditions;

/** Those that an object which is known is, or was, in (7.4.3.f for Gigantic ones); those facing some (2.2.14.g). */
export type FoundExpeditions = { readonly expeditionOf: Known } | { readonly facing: ExpeditionsOrTarget };

/** Keyword abilities of edition 1.0 (7.4); `fleeting` on spells is 2.4.6.e. Tough carries its number (7.4.5.b). */
export type Keyword = 'defender' | 'eternal' | 'gigantic' | 'seasoned' | 'fleeting';

/**
 * What a text says in several ways, and the rules take as one: "If you do, …" and ", then …", "give it 1 boost" and "it
 * gains 1 boost". Where the words are not the usual ones, this names them, so that a text can be printed as it was read.
 */
export interface Worded {
  readonly said?: string;
}
