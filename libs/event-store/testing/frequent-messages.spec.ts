import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { batchOf, eventAnswer } from './frequent-messages.js';
import protobuf from 'google-protobuf/google/protobuf/empty_pb.js';
import { shared, streams } from './protocol.js';
import type { Recorded } from './recorded.js';
import { deletion } from './stream-metadata.js';

const recorded = (more: Partial<Recorded> = {}): Recorded => ({
  id: randomUUID(),
  type: 'GameStarted',
  contentType: 'application/json',
  data: Buffer.from('{"a":1}'),
  metadata: Buffer.from(''),
  stream: 'game-ä',
  revision: 7,
  position: 2n ** 40n + 128n,
  created: 1_700_000_000_123,
  ...more,
});

const read = (bytes: Buffer) => streams.ReadResp.deserializeBinary(bytes).getEvent();
const facts = (event: InstanceType<typeof streams.ReadResp.ReadEvent.RecordedEvent> | undefined) => ({
  id: event?.getId()?.getString(),
  stream: Buffer.from(event?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
  revision: event?.getStreamRevision(),
  commit: event?.getCommitPosition(),
  prepare: event?.getPreparePosition(),
  type: event?.getMetadataMap().get('type'),
  created: event?.getMetadataMap().get('created'),
  data: Buffer.from(event?.getData_asU8() ?? []).toString(),
});

describe('frequent messages to and from a server', () => {
  it("include events, which are read like the client's classes do", () => {
    const event = recorded();
    const found = read(eventAnswer(event));
    const position = String(event.position);
    expect(facts(found?.getEvent())).toEqual({
      id: event.id,
      stream: event.stream,
      revision: '7',
      commit: position,
      prepare: position,
      type: event.type,
      created: '17000000001230000',
      data: '{"a":1}',
    });
    expect([found?.getCommitPosition(), found?.hasLink()]).toEqual([position, false]);
  });

  it('include links with their events, or without', () => {
    const [event, link] = [recorded(), recorded({ type: '$>', stream: 'links', revision: 0 })];
    const found = read(eventAnswer(event, link));
    expect([found?.getEvent(), found?.getLink()].map((part) => facts(part).stream)).toEqual([
      'game-ä',
      'links',
    ]);
    const broken = read(eventAnswer(null, link));
    expect([broken?.hasEvent(), broken?.hasLink()]).toEqual([false, true]);
  });

  it('include the end of a stream, at the greatest revision', () => {
    const end = read(eventAnswer(recorded({ type: deletion })))?.getEvent();
    expect(facts(end).revision).toBe('9223372036854775807');
  });

  it.each([
    ['any', 'any'],
    ['no-stream', 'no-stream'],
    ['stream-exists', 'stream-exists'],
    ['12', 12],
  ] as const)('include appends that expect %s', (_, expected) => {
    const options = new streams.BatchAppendReq.Options().setStreamIdentifier(
      new shared.StreamIdentifier().setStreamName(Buffer.from('game-1')),
    );
    const nothing = new protobuf.Empty();
    if (expected === 'any') options.setAny(nothing);
    else if (expected === 'no-stream') options.setNoStream(nothing);
    else if (expected === 'stream-exists') options.setStreamExists(nothing);
    else options.setStreamPosition('12');
    const request = new streams.BatchAppendReq()
      .setCorrelationId(new shared.UUID().setString('c'))
      .setOptions(options)
      .setIsFinal(true);
    expect(batchOf(Buffer.from(request.serializeBinary()))).toEqual({
      correlation: 'c',
      options: { stream: 'game-1', expected, deadline: null },
      proposed: [],
      isFinal: true,
    });
  });
});
