import type { Locale } from '#record';
import type { Keyword, Kind, Trigger, Who } from '../../abilities/index.js';
import type { Element, Mana } from '../../abilities/definition.js';

export type Gender = 'm' | 'f';

/** Returns an adjective, inflected for gender and number. */
export type Adjective = (gender: Gender, many: boolean) => string;

export interface Noun {
  readonly singular: string;
  readonly many: string;
  readonly gender: Gender;
}

/** The words of Contracts in Italian or French, which share the same sentence structure. */
export interface Romance {
  readonly locale: Exclude<Locale, 'en'>;
  readonly and: string;
  readonly or: string;
  readonly kinds: Readonly<Record<Kind, Noun>>;
  readonly keyword: Readonly<Record<Keyword, string>>;
  readonly statistic: Readonly<Record<'attack' | 'health' | 'cost', string>>;
  readonly trigger: Readonly<Record<Trigger, string>>;
  readonly colon: string;
  readonly quote: (text: string) => string;
  readonly a: (words: string, gender: Gender) => string;
  readonly the: (words: string, gender: Gender) => string;
  readonly all: (words: string, gender: Gender) => string;
  /**
   * Adds the preposition for the recipient of an effect, contracted with the article: "alle Creature", "aux Créatures".
   */
  readonly to: (phrase: string) => string;
  readonly other: Adjective;
  readonly adjacent: Adjective;
  readonly damaged: Adjective;
  readonly magnetised: Adjective;
  readonly opposing: Adjective;
  readonly token: Readonly<Record<'yes' | 'no', string>>;
  readonly with: (what: string) => string;
  readonly bound: (statistic: string, than: number, is: 'at-least' | 'at-most') => string;
  readonly youControl: string;
  readonly me: string;
  readonly it: string;
  readonly player: Readonly<Record<Who, string>>;
  readonly upTo: (many: string) => string;
  readonly atRandom: string;
  readonly mana: (count: number, of: Mana) => string;
  readonly quantity: {
    readonly where: (value: string) => string;
    readonly number: (nouns: string) => string;
    readonly cards: (pile: 'hand' | 'deck' | 'discard', of: Who) => string;
    readonly statistic: (name: string, of: 'me' | 'it') => string;
    readonly extractors: (element: Element | 'all', of: Who) => string;
    readonly health: (of: Who) => string;
    readonly plus: string;
  };
  readonly condition: {
    readonly exists: (what: string) => string;
    readonly compare: (value: string, is: 'at-least' | 'at-most', than: string) => string;
    readonly not: (condition: string) => string;
  };
  readonly effect: EffectPhrases;
  readonly magicDamage: (amount: number) => string;
  readonly provides: (gifts: string, to: string) => string;
}

/** Instructions to the player, without a full stop. */
export interface EffectPhrases {
  readonly then: string;
  readonly semicolon: string;
  readonly repeat: (times: string, what: string) => string;
  readonly may: (what: string) => string;
  readonly if: (condition: string, what: string) => string;
  readonly otherwise: (what: string) => string;
  readonly choose: (modes: readonly string[]) => string;
  readonly damage: (amount: string, isSingular: boolean, to: string) => string;
  readonly destroy: (what: string) => string;
  readonly fade: (what: string) => string;
  readonly disarm: (whose: 'opponent' | undefined) => string;
  readonly get: (gift: string) => string;
  readonly give: (gift: string, to: string) => string;
  readonly magnetised: string;
  readonly gainHealth: (who: Who, amount: string, isSingular: boolean) => string;
  readonly draw: (who: Who) => string;
  readonly extract: (who: Who, count: string, isSingular: boolean) => string;
  readonly discard: (who: Who, count: string, isSingular: boolean) => string;
  readonly summon: (who: Who, count: string, isSingular: boolean, token: string) => string;
  readonly return: (what: string, many: boolean) => string;
  readonly rearrange: (what: string) => string;
  readonly ready: (what: string, many: boolean) => string;
  readonly extractor: (element: Element | 'any') => string;
  readonly fill: (count: string, isSingular: boolean) => string;
  readonly mend: (amount: string, isSingular: boolean) => string;
}
