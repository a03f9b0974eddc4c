import type { sendUnaryData, ServerDuplexStream, ServerReadableStream } from '@grpc/grpc-js';
import { batchFailure } from './batch-failure.js';
import { streamIdentifier, streamName } from './answers.js';
import type { Batch, BatchOptions } from './frequent-messages.js';
import { admit, losesAnswer, type Node } from './node.js';
import { shared, streams } from './protocol.js';
import type { Expected, Proposed } from './recorded.js';
import { invalidArgument, maximumAppendSizeExceeded, Refusal, streamDeleted } from './refusal.js';

type AppendReq = InstanceType<typeof streams.AppendReq>;
type AppendResp = InstanceType<typeof streams.AppendResp>;
type BatchAppendResp = InstanceType<typeof streams.BatchAppendResp>;

function proposed(message: InstanceType<typeof streams.AppendReq.ProposedMessage>): Proposed {
  const properties = message.getMetadataMap();
  return {
    id: (message.getId()?.getString() ?? '').toLowerCase(),
    type: properties.get('type') ?? '',
    contentType: properties.get('content-type') ?? '',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

const sizeOf = (events: readonly Proposed[]): number =>
  events.reduce((size, { data, metadata }) => size + data.length + metadata.length, 0);

/** One write in a call of its own: first what is expected, then each event. */
export async function append(
  node: Node,
  call: ServerReadableStream<AppendReq, AppendResp>,
  answer: sendUnaryData<AppendResp>,
): Promise<void> {
  try {
    const requests: AppendReq[] = [];
    for await (const request of call) requests.push(request as AppendReq);
    await admit(node, 'append', call.metadata);
    const options = requests[0]?.getOptions();
    if (!options) throw invalidArgument('Options come first.');
    const events = requests.slice(1).flatMap((request) => {
      const message = request.getProposedMessage();
      return message ? [proposed(message)] : [];
    });
    if (sizeOf(events) > node.maxAppendSize) throw maximumAppendSizeExceeded(node.maxAppendSize);
    const stream = streamName(options.getStreamIdentifier());
    let expected: Expected = Number(options.getRevision());
    if (options.hasNoStream()) expected = 'no-stream';
    if (options.hasAny()) expected = 'any';
    if (options.hasStreamExists()) expected = 'stream-exists';
    const outcome = await node.log.append(stream, events, expected);
    if (losesAnswer(node)) return;
    switch (outcome.kind) {
      case 'stream-deleted':
        throw streamDeleted(stream);
      case 'wrong-expected-version':
        return answer(null, wrongExpectedVersion(outcome.current, expected));
      case 'appended': {
        const position = String(outcome.position);
        const at = new streams.AppendResp.Position().setCommitPosition(position).setPreparePosition(position);
        const success = new streams.AppendResp.Success()
          .setCurrentRevision(String(outcome.revision))
          .setPosition(at);
        return answer(null, new streams.AppendResp().setSuccess(success));
      }
    }
  } catch (error) {
    if (error instanceof Refusal) answer(error);
    else if (!call.cancelled) throw error;
  }
}

function wrongExpectedVersion(current: number, expected: Expected): AppendResp {
  const failure = new streams.AppendResp.WrongExpectedVersion();
  const empty = () => new shared.Empty();
  if (current === -1) failure.setCurrentNoStream(empty());
  else failure.setCurrentRevision(String(current));
  if (expected === 'any') failure.setExpectedAny(empty());
  else if (expected === 'no-stream') failure.setExpectedNoStream(empty());
  else if (expected === 'stream-exists') failure.setExpectedStreamExists(empty());
  else failure.setExpectedRevision(String(expected));
  return new streams.AppendResp().setWrongExpectedVersion(failure);
}

/** A write of which parts may still come. */
interface Pending {
  readonly options: BatchOptions;
  readonly events: Proposed[];
}

/** Many writes in one call, with correlation ids and separate responses. */
export async function batchAppend(
  node: Node,
  call: ServerDuplexStream<Batch, BatchAppendResp>,
): Promise<void> {
  const pending = new Map<string, Pending>();
  try {
    // The call has to stay open for the refusal.
    for await (const message of call.iterator({ destroyOnReturn: false })) {
      const { correlation: id, options, proposed: events, isFinal } = message as Batch;
      await admit(node, 'batchAppend', call.metadata);
      if (options) pending.set(id, { options, events: [] });
      const write = pending.get(id);
      if (!write) continue;
      write.events.push(...events);
      if (!isFinal) continue;
      pending.delete(id);
      const response = await written(node, write);
      if (losesAnswer(node)) return;
      call.write(response.setCorrelationId(new shared.UUID().setString(id)));
    }
    call.end();
  } catch (error) {
    if (error instanceof Refusal) call.emit('error', error);
    else if (!call.cancelled) throw error;
  }
}

async function written(node: Node, { options, events }: Pending): Promise<BatchAppendResp> {
  const { stream, expected, deadline } = options;
  const response = new streams.BatchAppendResp().setStreamIdentifier(streamIdentifier(stream));
  if (deadline !== null && deadline < Date.now()) return response.setError(batchFailure({ kind: 'timeout' }));
  if (sizeOf(events) > node.maxAppendSize)
    return response.setError(batchFailure({ kind: 'too-large', most: node.maxAppendSize }));
  const outcome = await node.log.append(stream, events, expected);
  if (outcome.kind === 'stream-deleted') return response.setError(batchFailure({ ...outcome, stream }));
  if (outcome.kind !== 'appended') return response.setError(batchFailure({ ...outcome, expected }));
  const position = String(outcome.position);
  const at = new shared.AllStreamPosition().setCommitPosition(position).setPreparePosition(position);
  return response.setSuccess(
    new streams.BatchAppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(at),
  );
}
