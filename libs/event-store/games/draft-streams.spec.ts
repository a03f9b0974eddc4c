import { beforeEach, describe, expect, it } from '@jest/globals';
import { DRAFT_SCHEMA_VERSION, draftFormat, type DraftEvent, type RecordedDraftEvent } from '#altered/drafts';
import { BrokenRecordError, DraftStreams, MemoryEventStore, StreamNotFoundError } from '../index.js';

const ended: DraftEvent = { kind: 'DraftEnded' };
const passed: DraftEvent = { kind: 'BoostersPassed', round: 1, pick: 2, to: 'left' };

describe('the drafts of a store', () => {
  let store: MemoryEventStore;
  let drafts: DraftStreams<DraftEvent, RecordedDraftEvent>;

  beforeEach(() => {
    store = new MemoryEventStore();
    drafts = new DraftStreams(store, draftFormat, () => new Date('2026-11-22T20:00:00.000Z'));
  });

  it('are read as they were written, from any revision', async () => {
    await drafts.append('one', [passed, ended], 'no-stream');
    const events = await drafts.read('one');
    expect(events.map(({ event, revision }) => [revision, event])).toEqual([
      [0, passed],
      [1, ended],
    ]);
    expect(events[0]?.metadata).toEqual({
      schema: DRAFT_SCHEMA_VERSION,
      recordedAt: '2026-11-22T20:00:00.000Z',
    });
    expect(await drafts.read('one', 1)).toEqual(events.slice(1));
  });

  it('are listed in the order in which they began, without games', async () => {
    await drafts.append('one', [passed], 'no-stream');
    await drafts.append('two', [passed], 'no-stream');
    await drafts.append('one', [ended], 0);
    expect(await drafts.ids()).toEqual(['one', 'two']);
  });

  it('accept one writer at a time, and refuse a writer that is behind', async () => {
    await drafts.append('one', [passed], 'no-stream');
    await expect(drafts.append('one', [ended], 'no-stream')).rejects.toMatchObject({
      code: 'REVISION_CONFLICT',
    });
    await drafts.append('one', [ended], 0);
    await expect(drafts.append('one', [ended], 0)).rejects.toMatchObject({ code: 'REVISION_CONFLICT' });
  });

  it('store no malformed entry, and cannot be read if they contain one', async () => {
    const wrong = { kind: 'BoostersPassed', round: 0, pick: 2, to: 'up' } as unknown as DraftEvent;
    await expect(drafts.append('one', [passed, wrong], 'no-stream')).rejects.toBeInstanceOf(
      BrokenRecordError,
    );
    await expect(drafts.read('one')).rejects.toBeInstanceOf(StreamNotFoundError);
    await store.append(
      'draft-torn',
      [{ id: '3f9f6d0e-0000-4000-8000-000000000001', type: 'DraftEnded', data: 7, metadata: {} }],
      'no-stream',
    );
    await expect(drafts.read('torn')).rejects.toMatchObject({ code: 'DRAFT_MALFORMED' });
  });

  it('can be followed while they are written', async () => {
    await drafts.append('one', [passed], 'no-stream');
    const leaving = new AbortController();
    const seen: DraftEvent[] = [];
    const following = (async () => {
      for await (const { event } of drafts.follow('one', -1, leaving.signal)) {
        seen.push(event);
        if (event.kind === 'DraftEnded') leaving.abort();
      }
    })();
    await drafts.append('one', [ended], 0);
    await following;
    expect(seen).toEqual([passed, ended]);
  });
});
