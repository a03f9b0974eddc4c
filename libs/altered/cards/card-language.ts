import { isPlain, shortened } from '#record';
import type { FoundCard } from './card-forms.js';
import { languageCodeOf, languageNames, languageTagged, type CardLanguage } from './language.js';

/** A note about an unusual entry in a card file. If `isLeftOut` is set, the entry's card is not imported. */
export interface CardNote {
  readonly reference: string;
  readonly message: string;
  readonly isLeftOut: boolean;
  readonly path: readonly (string | number)[];
}

/** The entries of a file, each with its language. */
export interface Sorted {
  readonly entries: readonly (FoundCard & { readonly language: CardLanguage })[];
  readonly notes: readonly CardNote[];
  /** The number of entries in each language, if more than a third are not in the main language. Otherwise null. */
  readonly mixed: ReadonlyMap<CardLanguage, number> | null;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (card: unknown): Fields =>
  typeof card === 'object' && card !== null ? (card as Fields) : {};

const textOf = (card: unknown): string => {
  const { mainEffect, echoEffect, completedEffect } = fieldsOf(card);
  return [mainEffect, echoEffect, completedEffect].filter((box) => typeof box === 'string').join('\n');
};

/** Returns the language suffix of a collector number, such as `IT` in `BTG-021-C-IT`. Null if there is none. */
function languageOfNumber(card: unknown): CardLanguage | null {
  const number = fieldsOf(card)['collectorNumber'];
  const tag = typeof number === 'string' ? /-([A-Z]{2})$/.exec(number)?.[1] : undefined;
  return tag === undefined ? null : languageTagged(tag);
}

/**
 * A card from a file. `named` is the language that its fields state, and `written` is the language that its text
 * suggests.
 */
interface Heard {
  readonly found: FoundCard;
  readonly named: CardLanguage | null;
  readonly written: CardLanguage | null;
}

function countOf(languages: readonly (CardLanguage | null)[]): ReadonlyMap<CardLanguage, number> {
  const counts = new Map<CardLanguage, number>();
  for (const language of languages)
    if (language !== null) counts.set(language, (counts.get(language) ?? 0) + 1);
  return new Map([...counts].sort(([, left], [, right]) => right - left));
}

/** Matches a placeholder that a template left in a text, such as `[MANA_MOTH]`. */
const leftName = /\[([A-Z]{2,}(?:_[A-Z]+)*)\]/;

const referenceIn = (card: unknown): string => {
  const { reference } = fieldsOf(card);
  return typeof reference === 'string' && isPlain(reference) ? shortened(reference, 60) : '';
};

/** Returns the reason why an entry that is not in English is omitted as incomplete. Null if it is complete. */
function omissionReason({ card, isPart }: FoundCard, language: CardLanguage): string | null {
  const name = languageNames[language];
  if (isPart) return `a part of its text is not in ${name}`;
  if (fieldsOf(card)['name'] === '') return `its ${name} name is empty`;
  const left = leftName.exec(textOf(card))?.[1];
  return left === undefined ? null : `its ${name} text has [${shortened(left, 40)}] where a name should be`;
}

/** Clears a collector number that only repeats its card's reference, which happens in some files. */
function numbered(found: FoundCard): { readonly found: FoundCard; readonly isReference: boolean } {
  const { reference, collectorNumber } = fieldsOf(found.card);
  const isReference =
    typeof collectorNumber === 'string' &&
    typeof reference === 'string' &&
    reference !== '' &&
    collectorNumber.startsWith(reference);
  if (!isReference) return { found, isReference };
  return { found: { ...found, card: { ...fieldsOf(found.card), collectorNumber: null } }, isReference };
}

/**
 * Determines each entry's language. This is the language that the file states or else the language of the text. If both
 * are unknown, it is the file's main language. Omits entries that are incomplete or whose text is not in the language
 * that the file states, and adds a note about each omission.
 */
export function sortedByLanguage(found: readonly FoundCard[]): Sorted {
  const heard = found.map((entry): Heard => {
    const named = entry.language ?? languageOfNumber(entry.card);
    return { found: entry, named, written: languageCodeOf(textOf(entry.card)) };
  });
  const single = heard.filter(({ found: { language } }) => language === null);
  const counts = countOf(single.map(({ named, written }) => named ?? written));
  const [most] = counts.keys();
  const language =
    most ?? languageCodeOf(single.map(({ found: { card } }) => textOf(card)).join('\n')) ?? 'en';
  const languageCount = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const others = languageCount - (counts.get(language) ?? 0);
  const notes: CardNote[] = [];
  const entries: Sorted['entries'][number][] = [];
  for (const { found: entry, named, written } of heard) {
    const reference = referenceIn(entry.card);
    const note = (message: string, isLeftOut: boolean): void =>
      void notes.push({ reference, message: `${reference}: ${message}.`, isLeftOut, path: entry.path });
    const own = entry.language ?? language;
    const is = named !== null && named !== own ? named : (written ?? own);
    if (is !== own) {
      note(`its text is ${languageNames[is]}, not ${languageNames[own]}`, true);
      continue;
    }
    const why = own === 'en' && !entry.isPart ? null : omissionReason(entry, own);
    if (why !== null) {
      note(why, true);
      continue;
    }
    const { found: plain, isReference } = numbered(entry);
    if (isReference) note('its collector number field contains its reference', false);
    if (own !== 'en' && /\p{L}\[\]/u.test(textOf(entry.card)))
      note('its text has an empty [] after a word', false);
    entries.push({ ...plain, language: own });
  }
  return { entries, notes, mixed: others * 3 > languageCount ? counts : null };
}
