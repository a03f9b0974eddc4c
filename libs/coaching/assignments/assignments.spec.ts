import { describe, expect, it } from '@jest/globals';
import { coachingBounds, type GameId } from '#record';
import type { AssignmentEntry } from './assignment-entry.js';
import { assignmentOf } from './assignment.js';
import { checkedReply } from './reply.js';
import { assignmentFormat } from './stored-assignment.js';

const at = '2026-01-01T10:00:00.000Z';
const assigned: AssignmentEntry = {
  kind: 'Assigned',
  assignment: 'a-1',
  to: 'Ada',
  question: 'What now?',
  tasks: [{ game: 'g' as GameId, revision: 5, seat: 0, link: 'l' }],
  at,
  by: 'owner',
};
const answered: AssignmentEntry = { kind: 'TaskAnswered', task: 0, choice: ['pass'], text: null, at };
const stored = (entry: AssignmentEntry) => ({
  stream: 'assignment-a-1',
  id: 'x',
  revision: 0,
  type: entry.kind as string,
  data: entry as unknown,
  metadata: { schema: 1 } as unknown,
});

describe('an assignment', () => {
  it('stores the task and every answer until it is closed', () => {
    expect(assignmentOf([])).toBeNull();
    expect(assignmentOf([answered])).toBeNull();
    expect(assignmentOf([assigned, answered, answered])).toMatchObject({
      to: 'Ada',
      isClosed: false,
      replies: [{ choice: ['pass'] }, { choice: ['pass'] }],
    });
    expect(assignmentOf([assigned, { kind: 'AssignmentClosed', by: 'owner' }])?.isClosed).toBe(true);
  });

  it('is closed if an entry is unreadable, because that entry may have closed it', () => {
    for (const entry of [
      { ...stored(answered), type: 'SomethingNew' },
      { ...stored(answered), metadata: { schema: 2 } },
      { ...stored(answered), data: { kind: 'TaskAnswered', task: -1 } },
    ]) {
      const read = assignmentFormat.read(entry);
      expect(read).toEqual({ kind: 'AssignmentUnreadable' });
      expect(assignmentOf([assigned, read])?.isClosed).toBe(true);
    }
    for (const entry of [assigned, answered]) expect(assignmentFormat.read(stored(entry))).toEqual(entry);
  });
});

describe('an answer', () => {
  const decision = { options: [{ key: 'a' }, { key: 'b' }, { key: 'c' }], min: 1, max: 2 };
  it.each([
    [{ choice: ['a'], text: null }, decision],
    [{ choice: ['b', 'a'], text: 'Because.' }, decision],
    [{ choice: null, text: 'It depends.' }, decision],
    [{ choice: null, text: 'It depends.' }, null],
  ])('%j is accepted', (reply, task) => {
    expect(checkedReply(reply, task)).toEqual({ ok: true, value: reply });
  });

  it.each([
    [{ choice: null, text: null }, decision],
    [{ choice: [], text: null }, decision],
    [{ choice: ['a', 'b', 'c'], text: null }, decision],
    [{ choice: ['a', 'a'], text: null }, decision],
    [{ choice: ['concede'], text: 'x' }, decision],
    [{ choice: ['a'], text: null }, null],
    [{ choice: null, text: 'x'.repeat(coachingBounds.text + 1) }, decision],
  ])('is refused (%#)', (reply, task) => {
    expect(checkedReply(reply, task)).toMatchObject({
      ok: false,
      error: { code: 'ASSIGNMENT_ANSWER_INVALID' },
    });
  });
});
