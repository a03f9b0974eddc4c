export type PrintedLanguage = 'English' | 'Italian' | 'French' | 'German' | 'Spanish';

/** The languages by their codes in card files. */
export const languageNames = {
  en: 'English',
  it: 'Italian',
  fr: 'French',
  es: 'Spanish',
  de: 'German',
} as const satisfies Record<string, PrintedLanguage>;
/** The language code of a printed card. The rules use the English text (1.1.7.a). */
export type CardLanguage = keyof typeof languageNames;

export const cardLanguages = Object.keys(languageNames) as readonly CardLanguage[];

/** Returns the language of a tag such as `fr`, `fr-fr` or `fr_FR`. Null for other strings. */
export const languageTagged = (tag: string): CardLanguage | null =>
  cardLanguages.find((code) => code === tag.slice(0, 2).toLowerCase() && /^..(?:[-_]..)?$/.test(tag)) ?? null;

/** Words that are frequent in card text of only one language. */
const commonWords: Readonly<Record<PrintedLanguage, readonly string[]>> = {
  English:
    'the a an of to you your i my it its from with when each another and or by is are if they card cards draw gain gains target'.split(
      ' ',
    ),
  Italian:
    'il lo gli un uno una di del della dello dei degli delle nel nella al alla tuo tua tuoi tue puoi quando che è e se ogni con mia mio carta carte pesca guadagno guadagna personaggio spedizione riserva bersaglio mano mazzo'.split(
      ' ',
    ),
  French:
    'le les un une des du de votre vos vous pouvez quand que est et si chaque avec dans au aux mon ma sa son carte cartes piochez gagne gagnez personnage expédition réserve ciblé créez'.split(
      ' ',
    ),
  German:
    'der die das den dem des ein eine einen einer du dein deine deiner kannst wenn ist und jede jeder mit im zum von karte karten ziehe charakter'.split(
      ' ',
    ),
  Spanish:
    'el los las un una de del tu tus puedes cuando que es y si cada con en al mi su por lo carta cartas roba personaje expedición'.split(
      ' ',
    ),
};

const languages = Object.keys(commonWords) as PrintedLanguage[];

const vocabulary: ReadonlyMap<string, readonly PrintedLanguage[]> = (() => {
  const known = new Map<string, PrintedLanguage[]>();
  for (const language of languages)
    for (const word of commonWords[language]) known.set(word, [...(known.get(word) ?? []), language]);
  return known;
})();

/**
 * Detects a text's language by its common words. Null if the text contains fewer than three of them, or fewer than
 * twice as many as of any other language. A foreign name in an English sentence is therefore ignored.
 */
export function languageOf(text: string): PrintedLanguage | null {
  const votes = new Map<PrintedLanguage, number>();
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const language of vocabulary.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < 3) return null;
  return second === undefined || first[1] >= 2 * second[1] ? first[0] : null;
}

/** Like `languageOf`, but returns the code of the language. */
export function languageCodeOf(text: string): CardLanguage | null {
  const language = languageOf(text);
  return cardLanguages.find((code) => languageNames[code] === language) ?? null;
}
