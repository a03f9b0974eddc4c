import { beforeEach, describe, expect, it } from '@jest/globals';
import * as record from '#record';
import { gameStream, type GameId, type Note } from '#record';
import { newEvents } from '../contract/events.js';
import { deleteGame } from './game-deletion.js';
import { MemoryEventStore } from '../memory/store.js';
import { NoteStreams } from './note-streams.js';

const [game, branch] = ['g1', 'b1'] as [GameId, GameId];
const branched: Note = { kind: 'Branched', game: branch, position: '3', by: 'Ada' };

describe('deleting a game', () => {
  let store: MemoryEventStore;
  let notes: NoteStreams;
  beforeEach(async () => {
    store = new MemoryEventStore();
    notes = new NoteStreams(store, { record });
    await store.append(gameStream(game), newEvents(3), 'no-stream');
  });
  const deleting = (id = game) => deleteGame(store, notes, record, id, { by: 'Ada' });
  const said = async () => (await notes.read(game)).map(({ note }) => note.kind);
  const record0 = () => store.read(gameStream(game))[Symbol.asyncIterator]().next();

  it('is said, and leaves no record', async () => {
    await deleting();
    expect(await said()).toEqual(['GameDeleted']);
    await expect(record0()).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  });

  it('is finished by who does it again, and said once', async () => {
    await notes.append(game, [{ kind: 'GameDeleted', by: 'Ada' }], 'any');
    await deleting();
    await deleting();
    expect(await said()).toEqual(['GameDeleted']);
    await expect(record0()).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
  });

  it('is refused while games go on from it, by their names', async () => {
    await notes.append(game, [branched], 'any');
    await store.append(gameStream(branch), newEvents(1), 'no-stream');
    await expect(deleting()).rejects.toMatchObject({ code: 'GAME_HAS_BRANCHES', branches: [branch] });
    expect(await said()).toEqual(['Branched']);
    await deleting(branch);
    await deleting();
    expect(await said()).toEqual(['Branched', 'GameDeleted']);
  });

  it('does not wait for a branch that never began', async () => {
    await notes.append(game, [branched], 'any');
    await deleting();
    expect(await said()).toEqual(['Branched', 'GameDeleted']);
  });
});
