import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { KurrentDBClient } from '@kurrent/kurrentdb-client';
import { Stage, type KurrentFacade } from '#event-store/testing';
import { collect, newEvents } from '../contract/events.js';
import { KurrentEventStore } from './store.js';

const stage = new Stage(afterEach);
const open = (connection: string, options = 'discoveryInterval=5') =>
  stage.opened(KurrentEventStore.open(`${connection}&${options}`));

describe('two stores on one server', () => {
  it('each know what the other has appended', async () => {
    const { connection } = await stage.start();
    const [left, right] = [await open(connection), await open(connection)];
    const first = newEvents(2);
    await left.append('a-1', first, 'no-stream');
    await expect(right.append('a-1', newEvents(1), 'no-stream')).rejects.toMatchObject({ actual: 1 });
    await right.append('a-1', newEvents(1), 1);
    await expect(left.append('a-1', newEvents(1), 1)).rejects.toMatchObject({ actual: 2 });
    const last = newEvents(1);
    await right.append('a-1', last, 2);
    expect(await left.append('a-1', last, 'no-stream')).toMatchObject({ revision: 3, duplicate: true });
    expect(await right.append('a-1', first, 3)).toMatchObject({ revision: 1, duplicate: true });
    await expect(left.append('a-1', [...newEvents(1), first[0]!], 'any')).rejects.toMatchObject({
      actual: 3,
    });
    expect(await collect(left.readAll())).toHaveLength(4);
  });

  it('accept one of two concurrent writers', async () => {
    const { connection } = await stage.start();
    const two = [await open(connection), await open(connection)];
    const outcomes = await Promise.allSettled(
      [...two, ...two].map((store) => store.append('a-1', newEvents(1), 'no-stream')),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe("an administrator's changes to a stream", () => {
  let client: KurrentDBClient;
  let facade: KurrentFacade;
  let store: KurrentEventStore;
  beforeEach(async () => {
    facade = await stage.start({ maxAppendSize: 2000 });
    client = KurrentDBClient.connectionString(facade.connection);
    store = await open(facade.connection);
    await store.append('a-1', newEvents(5), 'no-stream');
  });
  afterEach(() => client.dispose());
  const revisions = async () => (await collect(store.read('a-1'))).map(({ revision }) => revision);

  it('a limit removes early events, but not their revisions', async () => {
    await client.setStreamMetadata('a-1', { maxCount: 2 });
    expect(await revisions()).toEqual([3, 4]);
    expect(await store.append('a-1', newEvents(1), 4)).toMatchObject({ revision: 5 });
    const other = await open(facade.connection);
    await expect(other.append('a-1', newEvents(1), 4)).rejects.toMatchObject({ actual: 5 });
    expect(await other.append('a-1', newEvents(1), 5)).toMatchObject({ revision: 6 });
    expect(await revisions()).toEqual([5, 6]);
  });

  it('a limit can remove all events', async () => {
    await client.setStreamMetadata('a-1', { truncateBefore: 5 });
    const other = await open(facade.connection);
    await expect(other.append('a-1', newEvents(1), 'no-stream')).rejects.toMatchObject({ actual: 4 });
    expect(await other.append('a-1', newEvents(1), 4)).toMatchObject({ revision: 5 });
  });

  it('server settings are retained when Retrace stores its own metadata', async () => {
    await client.setStreamMetadata('a-1', { maxCount: 3 });
    await store.setStreamMetadata('a-1', { title: 'one' });
    expect(await store.streamMetadata('a-1')).toEqual({ title: 'one' });
    expect((await client.getStreamMetadata('a-1')).metadata).toMatchObject({ maxCount: 3 });
    expect(await revisions()).toEqual([2, 3, 4]);
  });

  it('a deleted stream does not exist, and continues at its last revision', async () => {
    await client.deleteStream('a-1');
    await expect(collect(store.read('a-1'))).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    const other = await open(facade.connection);
    expect(await other.append('a-1', newEvents(1), 'no-stream')).toMatchObject({ revision: 5 });
    expect(await other.append('a-1', newEvents(1), 5)).toMatchObject({ revision: 6 });
    expect(await revisions()).toEqual([5, 6]);
  });

  it('a stream with a tombstone cannot be appended to', async () => {
    await client.tombstoneStream('a-1');
    await expect(collect(store.read('a-1'))).rejects.toMatchObject({ code: 'STREAM_NOT_FOUND' });
    await expect(store.append('a-1', newEvents(1), 4)).rejects.toMatchObject({
      code: 'STREAM_DELETED',
      message: expect.stringMatching(/"a-1" was permanently deleted/),
    });
  });

  it("events larger than the server's limit are refused with advice", async () => {
    await expect(store.append('a-1', newEvents(20, 'x'.repeat(200)), 4)).rejects.toMatchObject({
      code: 'STORE_REFUSED',
      message: expect.stringMatching(/2000 bytes.*KURRENTDB_MAX_APPEND_SIZE/),
    });
    expect(await store.append('a-1', newEvents(1), 4)).toMatchObject({ revision: 5 });
  });

  it('events of another program are reported, and not interpreted', async () => {
    const { binaryEvent } = await import('@kurrent/kurrentdb-client');
    await client.appendToStream('a-2', binaryEvent({ type: 'Other', data: Buffer.from([1, 2, 3]) }));
    await expect(collect(store.read('a-2'))).rejects.toMatchObject({
      code: 'STORE_DAMAGED',
      message: expect.stringMatching(/revision 0 of stream "a-2" is not JSON/),
    });
  });

  it('system streams cannot be appended to', async () => {
    await expect(store.append('$settings', newEvents(1), 'any')).rejects.toThrow(RangeError);
    await expect(store.append('a-1', [{ ...newEvents(1)[0]!, id: 'one' }], 4)).rejects.toThrow(/UUID/);
  });
});
