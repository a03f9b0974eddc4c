/** Languages that cards are printed in. */
export type PrintedLanguage = 'English' | 'Italian' | 'French' | 'German' | 'Spanish';

/** Small words that every text of a language is full of, and other languages are not. */
const smallWords: Readonly<Record<PrintedLanguage, readonly string[]>> = {
  English: 'the a an of to you your i my it its from with when each another and or by is are if they'.split(
    ' ',
  ),
  Italian:
    'il lo gli un uno una di del della dello dei degli delle nel nella al alla tuo tua tuoi tue puoi quando che è e se ogni con mia mio'.split(
      ' ',
    ),
  French:
    'le les un une des du de votre vos vous pouvez quand que est et si chaque avec dans au aux mon ma sa son'.split(
      ' ',
    ),
  German:
    'der die das den dem des ein eine einen einer du dein deine deiner kannst wenn ist und jede jeder mit im zum von'.split(
      ' ',
    ),
  Spanish: 'el los las un una de del tu tus puedes cuando que es y si cada con en al mi su por lo'.split(' '),
};

const languages = Object.keys(smallWords) as PrintedLanguage[];

const vocabulary: ReadonlyMap<string, readonly PrintedLanguage[]> = (() => {
  const known = new Map<string, PrintedLanguage[]>();
  for (const language of languages)
    for (const word of smallWords[language]) known.set(word, [...(known.get(word) ?? []), language]);
  return known;
})();

/**
 * The language a text is written in, judged by its small words; null when they do not tell. Three of them are asked
 * for, and twice as many as of the next language: a foreign name in an English sentence is no foreign sentence.
 */
export function languageOf(text: string): PrintedLanguage | null {
  const votes = new Map<PrintedLanguage, number>();
  for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu))
    for (const language of vocabulary.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
  const [first, second] = [...votes].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] < 3) return null;
  return second === undefined || first[1] >= 2 * second[1] ? first[0] : null;
}
