import { sql, type RawBuilder } from 'kysely';
import type { Work } from './database.js';
import type { Dialect } from './migrations.js';
import type { TableName, Tables } from './tables.js';

type Cell = string | number | null;
type Columns<T extends TableName> = Readonly<Record<keyof Tables[T] & string, 'text' | 'integer'>>;

/** Matches the characters that PostgreSQL cannot store, which are NUL and unpaired surrogates. */
const unkept = /[\0\p{Surrogate}]/gu;
export const storable = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(unkept, '\uFFFD') : cell;

/** Passes values as a single parameter and returns them as a table with the column `value`. */
export const listed = ({ kind }: Dialect, values: readonly unknown[]): RawBuilder<unknown> =>
  kind === 'postgres'
    ? sql`json_array_elements(cast(${JSON.stringify(values)} as json)) as listed(value)`
    : sql`json_each(${JSON.stringify(values)})`;

/** Returns SQL for a list of texts, for use in `where game in …`. */
export const anyOf = (dialect: Dialect, texts: readonly string[]): RawBuilder<string> =>
  sql`(select value ->> 0 from ${listed(
    dialect,
    texts.map((text) => [text]),
  )})`;

/**
 * Inserts or replaces rows in a table. All rows are a single parameter, because parsing a parameter for each cell takes
 * longer than the insertion.
 */
export async function putRows<T extends TableName>(
  transaction: Work,
  dialect: Dialect,
  table: T,
  { columns, key }: { readonly columns: Columns<T>; readonly key: readonly (keyof Tables[T] & string)[] },
  rows: readonly Readonly<Tables[T]>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns) as (keyof Tables[T] & string)[];
  const values = rows.map((row) => names.map((name) => storable(row[name] as Cell)));
  const cells = names.map((name, at) => sql`cast(value ->> ${sql.lit(at)} as ${sql.raw(columns[name])})`);
  const others = names.filter((name) => !key.includes(name));
  const replaced = others.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`);
  const replacing = replaced.length === 0 ? sql`nothing` : sql`update set ${sql.join(replaced)}`;
  await sql`
    insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    select ${sql.join(cells)} from ${listed(dialect, values)} where true
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do ${replacing}
  `.execute(transaction);
}
