import { cardOf } from '#altered/abilities';
import { cardLanguages, type CardLanguage } from './language.js';
import type { PublicCard } from './public-format.js';

/** A printed card in a language other than English. */
export interface Translation {
  readonly language: CardLanguage;
  readonly card: PublicCard;
}

/** The translated cards. The translation of a print applies to every print of the card. */
export class Translations implements Iterable<Translation> {
  static readonly none = new Translations([]);

  readonly #prints = new Map<string, PublicCard>();
  readonly #cards = new Map<string, PublicCard>();

  /** Creates a collection. Later entries replace earlier entries with the same reference and language. */
  constructor(private readonly all: Iterable<Translation>) {
    for (const { language, card } of all) {
      this.#prints.set(`${language} ${card.reference}`, card);
      this.#cards.set(`${language} ${cardOf(card.reference)}`, card);
    }
  }

  /**
   * Returns a card in a language, from this print or else from another print of the same card. Null if no file contains
   * the card.
   */
  of(reference: string, language: CardLanguage): PublicCard | null {
    return (
      this.#prints.get(`${language} ${reference}`) ??
      this.#cards.get(`${language} ${cardOf(reference)}`) ??
      null
    );
  }

  [Symbol.iterator](): Iterator<Translation> {
    return this.all[Symbol.iterator]();
  }

  /** Returns the translated cards that are not among the given prints, each in its first available language. */
  without(printed: Iterable<string>): ReadonlyMap<string, Translation> {
    const found = new Map<string, Translation>();
    if (this.#cards.size === 0) return found;
    const known = new Set(Array.from(printed, cardOf));
    const place = ({ language }: Translation): number => cardLanguages.indexOf(language);
    for (const translation of this.all) {
      const { reference } = translation.card;
      const before = found.get(reference);
      if (known.has(cardOf(reference))) continue;
      if (before === undefined || place(translation) < place(before)) found.set(reference, translation);
    }
    return found;
  }
}
