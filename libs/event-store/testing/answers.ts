import { shared, streams } from './protocol.js';

export const streamIdentifier = (stream: string) =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(stream));

export const streamName = (identifier: { getStreamName_asU8(): Uint8Array } | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString();

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
