import { columnsOf, tableNames, type TableName } from './schema.js';

const about: Readonly<Record<TableName, string>> = {
  games: 'One row for each game.',
  players: 'One row for each seat of a game.',
  decks: 'One row for each different card in a deck list. No rows if the list is hidden.',
  events: 'One row for each event.',
  decisions: 'One row for each decision.',
  cards: 'One row for each change to a card.',
  chances: 'One row for each random event.',
  reviews: 'One row for each seat of a stored review from the dataset’s perspective.',
  judgements: 'One row for each evaluated decision of a stored review from the dataset’s perspective.',
};

const all = tableNames.flatMap((table) => columnsOf(table));
const textOf = ([name, { type, about: words }]: (typeof all)[number]): string =>
  `- \`${name}\` ${type}: ${words}`;
/** Whether at least three tables contain a column with the same name, type and description. */
const isShared = (column: (typeof all)[number]): boolean =>
  all.filter((other) => textOf(other) === textOf(column)).length >= 3;

/** Describes the columns of a table in order. For shared columns, only lists their names. */
function linesOf(table: TableName): readonly string[] {
  const lines: string[] = [];
  let names: string[] = [];
  const flush = (): void => {
    if (names.length > 0) lines.push(`- ${names.join(', ')}`);
    names = [];
  };
  for (const column of columnsOf(table)) {
    if (isShared(column)) {
      names.push(`\`${column[0]}\``);
      continue;
    }
    flush();
    lines.push(textOf(column));
  }
  flush();
  return lines;
}

/** Describes the tables of a dataset and their columns, as printed in `docs/integrating/datasets.md`. */
export const printedSchema = (): string =>
  [
    `Columns that several tables share:\n\n${[...new Set(all.filter(isShared).map(textOf))].join('\n')}\n`,
    ...tableNames.map((table) => `### ${table}\n\n${about[table]}\n\n${linesOf(table).join('\n')}\n`),
  ].join('\n');
