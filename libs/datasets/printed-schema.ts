import { columnsOf, tableNames, type TableName } from './schema.js';

const about: Readonly<Record<TableName, string>> = {
  games: 'One row a game.',
  players: 'One row a seat of a game.',
  decks: 'One row a card of a deck list. Empty where the list is hidden.',
  events: 'One row an event.',
  decisions: 'One row a decision, with its options.',
  cards: 'One row for each thing that happened to a card.',
  chances: 'One row for each thing that chance decided.',
  reviews: 'One row a seat of each review that was kept and made from this perspective.',
  judgements: 'One row a decision of such a review.',
};

/** The tables of a dataset and their columns, as `docs/integrating/datasets.md` has them. */
export const printedSchema = (): string =>
  tableNames
    .map((table) =>
      [
        `### ${table}`,
        '',
        about[table],
        '',
        '| column | type | |',
        '| --- | --- | --- |',
        ...columnsOf(table).map(([name, { type, about: words }]) => `| \`${name}\` | ${type} | ${words} |`),
        '',
      ].join('\n'),
    )
    .join('\n');
