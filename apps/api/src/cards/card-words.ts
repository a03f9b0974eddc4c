import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { linesIn, type CardText } from '#altered/cards';
import { altered } from '#altered/rules';
import type { CardFace, Locale, ModuleId } from '#record';
import type { CardLine } from './card.types.js';

/** Texts whose lines are kept ready: a board is asked for at every step, and reading text takes a while. */
const KEPT = 20_000;

/** The text of cards, line by line, in the language of the reader. It is told from what the viewer sees, and from nothing else. */
@Injectable()
export class CardWords {
  readonly #kept = new LRUCache<string, readonly CardLine[]>({ max: KEPT });

  /** The lines of a card that was played with, whatever game it was. */
  ofGame(module: ModuleId, face: CardFace, locale: Locale): readonly CardLine[] {
    return module === altered.id ? this.of({ ...face, type: typeOf(face.type) }, locale) : asPrinted(face);
  }

  /** The lines of a card of the catalogue. */
  of(card: CardText, locale: Locale): readonly CardLine[] {
    if (card.text.length === 0 && card.supportText.length === 0) return [];
    const key = JSON.stringify([
      locale,
      card.type,
      card.text,
      card.supportText,
      card.executed,
      card.notExecuted,
    ]);
    const known = this.#kept.get(key);
    if (known !== undefined) return known;
    const lines = linesIn(card, locale);
    this.#kept.set(key, lines);
    return lines;
  }
}

/** Boxes are read by the type of their card; a token is what is of no other. */
const types = ['character', 'spell', 'permanent', 'hero'] as const;
const typeOf = (word: string): CardText['type'] => types.find((type) => type === word) ?? 'token';

function asPrinted({ text, supportText, notExecuted }: CardFace): readonly CardLine[] {
  const line =
    (support: boolean) =>
    (one: string): CardLine => ({
      text: one,
      support,
      executed: !notExecuted.includes(one),
      locale: 'en',
    });
  return [...text.map(line(false)), ...supportText.map(line(true))];
}
