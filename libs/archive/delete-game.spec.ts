import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import * as record from '#record';
import {
  administrationStream,
  gameStream,
  notesStream,
  type AdministrationEntry,
  type GameId,
} from '#record';
import { AdministrationStreams, MemoryEventStore } from '#event-store';
import { deleteGame } from './delete-game.js';

const newEvents = (count: number) =>
  Array.from({ length: count }, (_, number) => ({
    id: randomUUID(),
    type: 'Counted',
    data: { number },
    metadata: {},
  }));
const [game, branch] = ['g1', 'b1'] as [GameId, GameId];
const branched: AdministrationEntry = { kind: 'Branched', game: branch, position: '3', by: 'Ada' };

describe('deleting a game', () => {
  let store: MemoryEventStore;
  let administration: AdministrationStreams;
  beforeEach(async () => {
    store = new MemoryEventStore();
    administration = new AdministrationStreams(store, { record });
    await store.append(gameStream(game), newEvents(3), 'no-stream');
  });
  const deleting = (id = game) => deleteGame({ store, administration }, { by: 'Ada' }, id);
  const kinds = async () => (await administration.read(game)).map(({ entry }) => entry.kind);
  const record0 = () => store.read(gameStream(game))[Symbol.asyncIterator]().next();

  it('is recorded, and leaves no record of the game', async () => {
    await deleting();
    expect(await kinds()).toEqual(['GameDeleted']);
    await expect(record0()).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  });

  it('can be repeated to complete it, and is recorded once', async () => {
    await administration.append(game, [{ kind: 'GameDeleted', by: 'Ada' }], 'any');
    await deleting();
    await deleting();
    expect(await kinds()).toEqual(['GameDeleted']);
    await expect(record0()).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  });

  it('is refused with the names of its branches while there are any', async () => {
    await administration.append(game, [branched], 'any');
    await store.append(gameStream(branch), newEvents(1), 'no-stream');
    await expect(deleting()).rejects.toMatchObject({ code: 'GAME_HAS_BRANCHES', branches: [branch] });
    expect(await kinds()).toEqual(['Branched']);
    await deleting(branch);
    await deleting();
    expect(await kinds()).toEqual(['Branched', 'GameDeleted']);
  });

  it('does not wait for a branch that never began', async () => {
    await administration.append(game, [branched], 'any');
    await deleting();
    expect(await kinds()).toEqual(['Branched', 'GameDeleted']);
  });

  it('considers older entries among the notes, and writes nothing there', async () => {
    const metadata = { schema: 1, recordedAt: '2026-01-01T00:00:00.000Z' };
    const old = { id: randomUUID(), type: 'Branched', data: { ...branched }, metadata };
    await store.append(notesStream(game), [old], 'no-stream');
    await store.append(gameStream(branch), newEvents(1), 'no-stream');
    await expect(deleting()).rejects.toMatchObject({ code: 'GAME_HAS_BRANCHES', branches: [branch] });
    await deleting(branch);
    await deleting();
    expect(await kinds()).toEqual(['Branched', 'GameDeleted']);
    const notes = [];
    for await (const note of store.read(notesStream(game))) notes.push(note);
    expect(notes).toHaveLength(1);
  });

  it('is possible if the administrative entries are unreadable', async () => {
    const torn = { id: randomUUID(), type: 'VisibilitySet', data: {}, metadata: {} };
    await store.append(administrationStream(game), [torn], 'no-stream');
    await deleting();
    await deleting();
    expect((await administration.readable(game)).map(({ entry }) => entry.kind)).toEqual(['GameDeleted']);
    await expect(record0()).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  });
});
