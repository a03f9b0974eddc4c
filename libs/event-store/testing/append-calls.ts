import type { ServerDuplexStream } from '@grpc/grpc-js';
import { batchFailure } from './batch-failure.js';
import { streamIdentifier } from './answers.js';
import type { Batch, BatchOptions } from './frequent-messages.js';
import { admit, losesAnswer, type Node } from './node.js';
import { shared, streams } from './protocol.js';
import type { Proposed } from './recorded.js';
import { CallRefusal } from './refusal.js';

type BatchAppendResp = InstanceType<typeof streams.BatchAppendResp>;

const sizeOf = (events: readonly Proposed[]): number =>
  events.reduce((size, { data, metadata }) => size + data.length + metadata.length, 0);

/** A write that has not been received completely. */
interface Pending {
  readonly options: BatchOptions;
  readonly events: Proposed[];
}

/** Handles a call that contains many writes, each with a correlation id and a separate response. */
export async function batchAppend(
  node: Node,
  call: ServerDuplexStream<Batch, BatchAppendResp>,
): Promise<void> {
  const pending = new Map<string, Pending>();
  try {
    // The call must remain open so that the refusal can be sent.
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
    if (error instanceof CallRefusal) call.emit('error', error);
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
