import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { streamIdentifier } from './answers.js';
import { shared, status } from './protocol.js';
import type { Expected } from './recorded.js';

export type BatchFailure =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'too-large'; readonly most: number }
  | { readonly kind: 'stream-deleted'; readonly stream: string }
  | { readonly kind: 'wrong-expected-version'; readonly current: number; readonly expected: Expected };

interface Details {
  serializeBinary(): Uint8Array;
}

/** Encodes the failure as the server does, in a status that contains a typed message. */
export function batchFailure(failure: BatchFailure) {
  const [name, details, message] = detailsOf(failure);
  const packed = new any.Any();
  packed.pack(details.serializeBinary(), `event_store.client.${name}`);
  return new status.Status().setMessage(message).setDetails(packed);
}

function detailsOf(failure: BatchFailure): readonly [name: string, details: Details, message: string] {
  switch (failure.kind) {
    case 'timeout':
      return ['Timeout', new shared.Timeout(), 'Timeout'];
    case 'too-large':
      return [
        'MaximumAppendSizeExceeded',
        new shared.MaximumAppendSizeExceeded().setMaxappendsize(failure.most),
        `Maximum Append Size of ${failure.most} Exceeded.`,
      ];
    case 'stream-deleted':
      return [
        'StreamDeleted',
        new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(failure.stream)),
        `Event stream '${failure.stream}' is deleted.`,
      ];
    case 'wrong-expected-version':
      return ['WrongExpectedVersion', wrongExpectedVersion(failure), 'Wrong Expected Version'];
  }
}

function wrongExpectedVersion({
  current,
  expected,
}: BatchFailure & { kind: 'wrong-expected-version' }): Details {
  const failure = new shared.WrongExpectedVersion();
  const nothing = () => new empty.Empty();
  if (current === -1) failure.setCurrentNoStream(nothing());
  else failure.setCurrentStreamRevision(String(current));
  if (expected === 'any') failure.setExpectedAny(nothing());
  else if (expected === 'no-stream') failure.setExpectedNoStream(nothing());
  else if (expected === 'stream-exists') failure.setExpectedStreamExists(nothing());
  else failure.setExpectedStreamPosition(String(expected));
  return failure;
}
