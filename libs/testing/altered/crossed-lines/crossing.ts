/** A phrase that can stand in places, or a place, where `…` is the phrase that stands there. */
export interface Phrase {
  readonly text: string;
  /** What it is about: it stands in places of the same sorts. */
  readonly sorts: readonly string[];
}

export const ofSort = (sorts: string, ...texts: readonly string[]): readonly Phrase[] =>
  texts.map((text) => ({ text, sorts: sorts.split(' ') }));

const articleOf = (line: string): string =>
  line.replace(/\ba(?= [AEIO]|n? (?:un|in|ex|op|ar|an))(?!n)/g, 'an');

const capital = (line: string): string =>
  line.replace(
    /(^|— |: |\. |^\{\w\} )([a-z])(?!\})/g,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** Each phrase in each place of one of its sorts. */
export const crossed = (phrases: readonly Phrase[], places: readonly Phrase[]): readonly string[] =>
  places.flatMap((place) =>
    phrases
      .filter(({ sorts }) => sorts.some((sort) => place.sorts.includes(sort)))
      .map(({ text }) => capital(articleOf(place.text.replaceAll('…', text)))),
  );
