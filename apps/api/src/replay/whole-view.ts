import type { CardFace, NamedNumber, PublicState } from '#record';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrNone = (value: unknown): boolean => value === null || isText(value);
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const areNumbers = (values: readonly NamedNumber[]): boolean =>
  values.every(({ name, value }) => isText(name) && Number.isInteger(value));

const isWhole = (face: CardFace): boolean =>
  isText(face.reference) &&
  isText(face.name) &&
  isText(face.type) &&
  areTexts(face.subtypes) &&
  isTextOrNone(face.faction) &&
  isTextOrNone(face.rarity) &&
  areNumbers(face.costs) &&
  areNumbers(face.statistics) &&
  areTexts(face.text) &&
  areTexts(face.supportText) &&
  typeof face.executed === 'boolean' &&
  areTexts(face.notExecuted);

/** Whether all printed card data is well-formed. The data comes from the record, where it was not validated. */
export const isWholeView = ({ zones }: PublicState): boolean =>
  zones.every(({ cards }) =>
    cards.every(({ face, statistics }) => (face === null || isWhole(face)) && areNumbers(statistics)),
  );
