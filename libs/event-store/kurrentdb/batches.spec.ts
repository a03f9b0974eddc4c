import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import messages from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import { bytesOfPart, partsOf, type Batch } from './batches.js';

const event = (size: number) => ({
  id: randomUUID(),
  type: 'StepResolved',
  data: new Uint8Array(size).fill(120),
  metadata: new TextEncoder().encode('{"schema":1}'),
});
const batch = (sizes: readonly number[], head = 6): Batch => ({
  correlation: randomUUID(),
  stream: 'game-1',
  head,
  events: sizes.map(event),
  deadline: new Date(1_700_000_000_123),
});

describe('a batch of events', () => {
  it('is one message, as the classes of the client read it', () => {
    const written = batch([10, 20]);
    const [part, ...others] = partsOf(written);
    expect(others).toEqual([]);
    const read = messages.BatchAppendReq.deserializeBinary(bytesOfPart(part!));
    const options = read.getOptions();
    expect(read.getCorrelationId()?.getString()).toBe(written.correlation);
    expect(read.getIsFinal()).toBe(true);
    expect(Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString()).toBe('game-1');
    expect(options?.getStreamPosition()).toBe('6');
    expect(options?.getDeadline21100()?.toDate()).toEqual(written.deadline);
    expect(
      read.getProposedMessagesList().map((one) => ({
        id: one.getId()?.getString(),
        type: one.getMetadataMap().get('type'),
        contentType: one.getMetadataMap().get('content-type'),
        data: Buffer.from(one.getData_asU8()),
        metadata: Buffer.from(one.getCustomMetadata_asU8()),
      })),
    ).toEqual(
      written.events.map(({ data, metadata, ...facts }) => ({
        ...facts,
        contentType: 'application/json',
        data: Buffer.from(data),
        metadata: Buffer.from(metadata),
      })),
    );
  });

  it('says that there is no such stream yet', () => {
    const [part] = partsOf(batch([1], -1));
    const options = messages.BatchAppendReq.deserializeBinary(bytesOfPart(part!)).getOptions();
    expect([options?.hasNoStream(), options?.hasStreamPosition()]).toEqual([true, false]);
  });

  it('goes in several messages when it holds more than a megabyte, each event whole and in order', () => {
    const written = batch([600_000, 600_000, 3_000_000, 100, 200]);
    const parts = partsOf(written);
    expect(parts.map(({ events }) => events.length)).toEqual([1, 1, 1, 2]);
    expect(parts.flatMap(({ events }) => events)).toEqual(written.events);
    expect(parts.map(({ isFinal }) => isFinal)).toEqual([false, false, false, true]);
    expect(parts.map(({ beginning }) => beginning !== null)).toEqual([true, false, false, false]);
    expect(new Set(parts.map(({ correlation }) => correlation)).size).toBe(1);
  });
});
