import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { anyText, nearly } from './text-inputs.js';

/** A change to a backup file: to its bytes, or to its contents through SQLite. */
export type BackupChange =
  | { readonly kind: 'byte'; readonly at: number; readonly to: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'more'; readonly bytes: Uint8Array }
  | { readonly kind: 'sql'; readonly statement: string; readonly values: readonly unknown[] };

const name = fc.oneof(
  nearly('cards.db', 'signing-key', '../outside', '/tmp/outside', 'events.db', 'events.db-wal'),
  anyText,
);
const content = fc.oneof(
  fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
  fc.constant(Buffer.alloc(0)),
);
const cell = fc.oneof(anyText, fc.integer(), fc.constant(null), content, fc.double());
const sql = (statement: string, ...values: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<BackupChange> =>
  fc.tuple(...values).map((given) => ({ kind: 'sql', statement, values: given }));

export const anyChange: fc.Arbitrary<BackupChange> = fc.oneof(
  fc.record({ kind: fc.constant('byte' as const), at: fc.nat(), to: fc.nat(255) }),
  fc.record({ kind: fc.constant('byte' as const), at: fc.nat(120), to: fc.nat(255) }),
  fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('more' as const), bytes: fc.uint8Array({ minLength: 1, maxLength: 5000 }) }),
  sql('INSERT OR REPLACE INTO backup_files VALUES (?, ?)', name, content),
  sql('UPDATE backup SET made_at = ?', anyText),
  sql('UPDATE backup SET events = ?', fc.integer()),
  sql('DELETE FROM backup'),
  sql('DROP TABLE backup_files'),
  sql(
    'CREATE TABLE other AS SELECT * FROM backup_files; DROP TABLE backup_files; CREATE VIEW backup_files AS SELECT * FROM other',
  ),
  sql("DROP TABLE backup_files; CREATE TABLE backup_files AS SELECT 'cards.db' AS name, 7 AS content"),
  sql('UPDATE events SET data = ? WHERE rowid % 7 = 3', cell),
  sql('UPDATE events SET type = ? WHERE rowid = 5', cell),
  sql('DROP TABLE events; CREATE TABLE events (one TEXT)'),
  sql('CREATE TRIGGER more AFTER INSERT ON events BEGIN DELETE FROM events; END'),
  sql('PRAGMA user_version = 999'),
  sql('PRAGMA application_id = 7'),
  sql('UPDATE packs SET content = ?, checksum = ?', content, fc.integer()),
  sql('UPDATE packs SET last = ?', fc.integer()),
  sql('DELETE FROM packs'),
  sql('DELETE FROM events WHERE revision = 3; UPDATE backup SET events = (SELECT count(*) FROM events)'),
);

export function makeChange(change: BackupChange, file: string): void {
  if (change.kind === 'sql') {
    try {
      const database = new Database(file);
      try {
        const parts = change.statement.split('; ');
        if (parts.length > 1 || change.statement.startsWith('CREATE TRIGGER'))
          database.exec(change.statement);
        else if (change.statement.startsWith('PRAGMA')) database.pragma(change.statement.slice(7));
        else database.prepare(change.statement).run(...change.values);
      } finally {
        database.close();
      }
    } catch {
      // The file remains unchanged if an earlier change made the statement impossible, or if a value does not fit its
      // column.
    }
    return;
  }
  const bytes = readFileSync(file);
  if (change.kind === 'byte') bytes[change.at % bytes.length] = change.to;
  if (change.kind === 'more') return writeFileSync(file, Buffer.concat([bytes, change.bytes]));
  writeFileSync(file, change.kind === 'cut' ? bytes.subarray(0, change.at % bytes.length) : bytes);
}
