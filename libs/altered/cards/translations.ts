import { cardOf } from '#altered/abilities';
import { cardLanguages, type CardLanguage } from './language.js';
import type { PublicCard } from './public-format.js';

/** A card as it is printed in a language other than English. */
export interface Translation {
  readonly language: CardLanguage;
  readonly card: PublicCard;
}

/** Cards as they are printed in other languages: every print of a card shows what one of them says. */
export class Translations implements Iterable<Translation> {
  static readonly none = new Translations([]);

  readonly #prints = new Map<string, PublicCard>();
  readonly #cards = new Map<string, PublicCard>();

  /** Of two of the same reference and language, the later one counts. */
  constructor(private readonly all: Iterable<Translation>) {
    for (const { language, card } of all) {
      this.#prints.set(`${language} ${card.reference}`, card);
      this.#cards.set(`${language} ${cardOf(card.reference)}`, card);
    }
  }

  /** A card in a language: this print, or another of the same card; null where no file has it. */
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

  /** The cards without any of these prints, each in its first available language. */
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
