/** Messages for appending, and the answers to them. */
import streamMessages from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb.js';
import unpacking from '@kurrent/kurrentdb-client/dist/streams/appendToStream/unpackError.js';
import { sizeOf, type SentEvent } from './events.js';
import { batchMessage, replyMessage } from './messages.js';
import { numberOf, positionIn, type Place, type Whole } from './answers.js';
import type { GlobalPosition } from '../streams/port.js';

/** Events to append after a revision of a stream, all or none. */
export interface Batch {
  readonly correlation: string;
  readonly stream: string;
  /** The last revision. -1 if the stream does not exist yet. */
  readonly head: number;
  readonly events: readonly SentEvent[];
  /** When the server has to give up. */
  readonly deadline: Date;
}

/** One message of a batch. */
export interface BatchPart extends Pick<Batch, 'correlation' | 'events'> {
  /** Null if it continues the batch before. */
  readonly beginning: Pick<Batch, 'stream' | 'head' | 'deadline'> | null;
  readonly isFinal: boolean;
}

/** Maximum bytes of a message, well below the server's limit of four million. */
const largest = 1024 * 1024;

/** A batch in as few messages as it takes. */
export function partsOf({ correlation, events, ...beginning }: Batch): readonly BatchPart[] {
  let share: SentEvent[] = [];
  const shares = [share];
  let room = largest;
  for (const event of events) {
    const size = sizeOf([event]);
    if (size > room && share.length > 0) {
      shares.push((share = []));
      room = largest;
    }
    share.push(event);
    room -= size;
  }
  return shares.map((some, at) => ({
    correlation,
    beginning: at === 0 ? beginning : null,
    events: some,
    isFinal: at === shares.length - 1,
  }));
}

/** The position of the last written event. */
export interface Written {
  readonly revision: number;
  /** The position of the append in the store. Null if the server does not send it. */
  readonly position: GlobalPosition | null;
}

/** The server's response to one batch. */
export interface Reply {
  readonly correlation: string;
  /** An error as the client throws it. */
  readonly outcome: Written | Error;
}

export const bytesOfPart = ({ correlation, beginning, events, isFinal }: BatchPart): Buffer =>
  batchMessage
    .encode({
      correlation: { text: correlation },
      ...(beginning !== null && { options: optionsOf(beginning) }),
      proposed: events.map(({ id, type, data, metadata }) => ({
        id: { text: id },
        about: { type, 'content-type': 'application/json' },
        metadata,
        data,
      })),
      isFinal,
    })
    .finish() as Buffer;

function optionsOf({ stream, head, deadline }: NonNullable<BatchPart['beginning']>) {
  const milliseconds = deadline.getTime();
  return {
    stream: { name: stream },
    ...(head === -1 ? { noStream: {} } : { revision: head }),
    deadline: { seconds: Math.floor(milliseconds / 1000), nanos: (milliseconds % 1000) * 1_000_000 },
  };
}

/** Decodes a response. Throws the decoder's error for malformed bytes. */
export function replyOf(bytes: Buffer): Reply {
  const { correlation, error, written } = replyMessage.decode(bytes) as unknown as {
    readonly correlation: { readonly text: string } | null;
    readonly error: object | null;
    readonly written: { readonly revision: Whole; readonly position: Place | null } | null;
  };
  const text = correlation?.text ?? '';
  if (error === null && written !== null)
    return {
      correlation: text,
      outcome: {
        revision: numberOf(written.revision),
        position: written.position === null ? null : positionIn(written.position),
      },
    };
  // The client knows all reasons that a server gives for a refusal.
  const whole = streamMessages.BatchAppendResp.deserializeBinary(bytes);
  const stream = Buffer.from(whole.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString();
  const status = whole.getError();
  return {
    correlation: text,
    outcome: status ? unpacking.unpackToCommandError(status, stream) : new Error('The server says nothing.'),
  };
}
