import type { Locale } from '#record';

type Translated = Exclude<Locale, 'en'>;

/** Patterns that no sentence about a game may match: unfilled placeholders and misplaced punctuation. */
const anywhere = [/undefined|\[object|NaN|\bnull\b/, / {2}|^\s|\s$/, / [,.]|,,|\.\.|\(\)|\( | \)/];

/** Plural nouns that must not follow the number 1. */
const plurals: Readonly<Record<Translated, string>> = {
  it: 'rinforzi|segnalini|carte|danni|contratti|sfere|oggetti|Personaggi|pedine|serbatoi|estrattori|volte',
  fr: 'boosts|compteurs|cartes|dégâts|contrats|Orbes|objets|Personnages|jetons|réservoirs|extracteurs|points',
};

/** Patterns of ungrammatical phrases. Elision is also checked before capital letters, because a name can follow. */
export const ungrammatical: Readonly<Record<Translated, readonly RegExp[]>> = {
  it: [
    ...anywhere,
    / [;:]/,
    /(?<![\p{L}’])(di|a|da|in|su) (il|lo|la|i|gli|le|l’)(?![\p{L}])/iu,
    /(?<![\p{L}’])(il|lo|la|i|gli|le|del|dello|della|dei|degli|delle) (il|lo|la|i|gli|le)(?![\p{L}])/iu,
    /(?<![\p{L}’])(il|la|lo|una|del|della|al|alla|nel|nella|quel|quella) (?![oea] |un )[aeiou]/iu,
    /(?<![\p{L}’])(il|un|i|del|al|nel|quel) (s[^aeiou\s\d]|z)/iu,
    /(?<![\p{L}’])i [aeiou]\p{L}/iu,
    /un’(?![aeiou])/iu,
    new RegExp(`(?<![\\d/+-])\\b1 (${plurals.it})\\b`, 'u'),
  ],
  fr: [
    ...anywhere,
    /(?<![-\p{L}])(de|à) (le|les) (?=\p{L})/iu,
    /(?<![-\p{L}\d’])(de|que|je|ne|se|me|le|la|lorsque) (?=[aeiouàâéèêîôûœ])/iu,
    /(?<![\p{L}])(le|la|les|du|des|au|aux) (le|la|les|du|des|au|aux) /iu,
    /(?<![\p{L}])si ils?(?![\p{L}])/iu,
    /(?<![\p{L}])[dljnsmcq]’(?![aeiouyàâéèêîïôûœ«])/iu,
    /\p{L}[;:!?](?=\s)/u,
    new RegExp(`(?<![\\d/+-])\\b[01] (${plurals.fr})(?!\\p{L})`, 'u'),
  ],
};

/** Returns the ungrammatical phrases in a text, each with its context. */
export const mistakes = (text: string, locale: Translated): readonly string[] =>
  ungrammatical[locale].flatMap((pattern) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [`${String(pattern)} in “${text.slice(Math.max(0, at - 30), at + 50)}”`];
  });
