import type {
  AbilitySymbol,
  CardType,
  DailyEffectName,
  Faction,
  Keyword,
  PhaseName,
  Rarity,
  Selector,
  StatusName,
  Terrain,
  TriggerSymbol,
  ZoneName,
} from '#altered/abilities';
import type { Forms, Noun, NounPhrase } from './grammar.js';

/** The nouns and adjectives of a language, under the names that the rules have for things. */
export interface Words {
  readonly card: Noun;
  readonly object: Noun;
  readonly token: Noun;
  readonly expedition: Noun;
  readonly manaOrb: Noun;
  readonly types: Readonly<Record<CardType | 'region', Noun>>;
  /** Of any name. */
  readonly anyCounter: Noun;
  readonly ability: Noun;
  readonly terrainMarker: Noun;
  /** 2.2.2; a word that is not known stays as it is. */
  readonly subtype: (name: string) => Noun;
  /** Boosts are counters with a word of their own (2.5.1.a). */
  readonly counter: (name: string) => Noun;
  readonly statuses: Readonly<Record<StatusName | 'boosted' | 'ready', Forms>>;
  /** Named as something that is had, gained or lost: one form for all. */
  readonly keywords: Readonly<Record<Keyword | 'tough', string>>;
  /** What only editions after 1.0 say of objects. */
  readonly cooldown: string;
  readonly scout: string;
  readonly completed: Forms;
  readonly rarities: Readonly<Record<Rarity, Forms>>;
  readonly zones: Readonly<Record<ZoneName, NounPhrase>>;
  readonly phases: Readonly<Record<PhaseName, { readonly at: string; readonly during: NounPhrase }>>;
  readonly dailyEffects: Readonly<Record<DailyEffectName, string>>;
  readonly durations: Readonly<Record<'turn' | 'afternoon' | 'day' | 'rest', string>>;
  readonly anyNumber: NounPhrase;
  readonly neutral: Forms;
  readonly other: Forms;
  readonly next: Forms;
  /** Of what is chosen as a target. */
  readonly target: Forms;
  readonly controlled: Forms;
  readonly readied: Forms;
  readonly targeted: Forms;
  readonly played: Forms;
  readonly sacrificed: Forms;
  readonly discarded: Forms;
  /** What keyword actions have been done to. */
  readonly keywordDone: Readonly<Record<'augment' | 'complete' | 'sabotage', Forms>>;
  readonly oneOrMore: Forms;
}

export const factions: Readonly<Record<Faction, string>> = {
  axiom: 'Axiom',
  bravos: 'Bravos',
  lyra: 'Lyra',
  muna: 'Muna',
  ordis: 'Ordis',
  yzmir: 'Yzmir',
};

export const terrainSymbols: Readonly<Record<Terrain, string>> = {
  forest: '{V}',
  mountain: '{M}',
  water: '{O}',
};

export const triggerSymbols: Readonly<Record<TriggerSymbol, string>> = {
  join: '{J}',
  'from-hand': '{H}',
  'from-reserve': '{R}',
};

export const abilitySymbols: Readonly<Record<AbilitySymbol, string>> = {
  ...triggerSymbols,
  discard: '{D}',
  exhaust: '{T}',
};

export const capital = (word: string): string => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
export const lower = (text: string): string => text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
export const unended = (text: string): string => text.replace(/\.$/, '');

/** That it has Cooldown, if that is asked. */
export const cooldown = (like: Selector, words: Words): readonly string[] =>
  like.hasCooldown === true ? [words.cooldown] : [];
