import { describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { withKnownStatements } from './known-statements.js';

describe('statements of read models', () => {
  const open = () => {
    const database = new Database(':memory:');
    database.exec("create table words (word text); insert into words values ('a'), ('b')");
    const prepared: string[] = [];
    const counting = {
      prepare: (text: string) => {
        prepared.push(text);
        return database.prepare(text);
      },
      close: () => void database.close(),
    };
    return { database, prepared, known: withKnownStatements(counting) };
  };

  it('are prepared once, and return the results for each set of values', () => {
    const { prepared, known } = open();
    const ask = (word: string) => known.prepare('select word from words where word = ?').all([word]);
    expect([ask('a'), ask('b'), ask('c')]).toEqual([[{ word: 'a' }], [{ word: 'b' }], []]);
    expect(prepared).toHaveLength(1);
    known.close();
  });

  it('are prepared again by the database after a table was changed', () => {
    const { database, known } = open();
    const all = () => known.prepare('select word from words').all([]);
    const before = all();
    database.exec('alter table words add column length integer; delete from words');
    expect([before.length, all()]).toEqual([2, []]);
    known.close();
  });

  it('are not cached if they change tables or are long', () => {
    const { prepared, known } = open();
    const long = `select word from words where word in (${Array(2000).fill("'a'").join(', ')})`;
    for (let turn = 0; turn < 2; turn++) known.prepare(long).all([]);
    for (let turn = 0; turn < 2; turn++) known.prepare('create table if not exists more (one text)').run([]);
    expect(prepared).toHaveLength(4);
    known.close();
  });

  it('are closed with their database', () => {
    const { database, known } = open();
    known.prepare('select word from words').all([]);
    known.close();
    expect(database.open).toBe(false);
  });
});
