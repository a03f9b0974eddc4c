import { shared, streams } from './protocol.js';
import type { Recorded } from './recorded.js';
import { deletion } from './stream-metadata.js';

const ticksPerMillisecond = 10_000n;

export const streamIdentifier = (stream: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

export const streamName = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

/** The revision of the event by which a stream ends: the greatest there can be. */
const deletionRevision = '9223372036854775807';

/** An event as a reader gets it; ids are written out, as clients ask for them. */
export function eventAnswer(event: Recorded, link?: Recorded) {
  const answer = new streams.ReadResp.ReadEvent()
    .setEvent(record(event))
    .setCommitPosition(String((link ?? event).position));
  if (link !== undefined) answer.setLink(record(link));
  return new streams.ReadResp().setEvent(answer);
}

/** A link to what is not there any more. */
export const brokenLinkAnswer = (link: Recorded) =>
  new streams.ReadResp().setEvent(
    new streams.ReadResp.ReadEvent().setLink(record(link)).setCommitPosition(String(link.position)),
  );

function record(event: Recorded) {
  const position = String(event.position);
  const record = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(event.type === deletion ? deletionRevision : String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  record
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', String(BigInt(event.created) * ticksPerMillisecond));
  return record;
}

export const streamNotFoundAnswer = (stream: string) =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)),
  );

export const confirmationAnswer = (id: string) =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(id),
  );

export const checkpointAnswer = (position: bigint) =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position)),
  );

export const caughtUpAnswer = () => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());
