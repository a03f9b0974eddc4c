import { randomUUID } from 'node:crypto';
import type { ClientDuplexStream } from '@grpc/grpc-js';
import { convertToCommandError, UnavailableError, type KurrentDBClient } from '@kurrent/kurrentdb-client';
import service from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import {
  bytesOfPart,
  partsOf,
  replyOf,
  type Batch,
  type BatchPart,
  type Reply,
  type Written,
} from './batches.js';
import { deadlineOf, onItsChannel, type Connected, type StreamsClient } from './own-calls.js';

const { path } = service.StreamsService.batchAppend;

interface Waiting {
  readonly resolve: (written: Written) => void;
  readonly reject: (error: Error) => void;
}

/** One call for all writes of a connection, each with its own response. */
export class BatchCall {
  readonly #waiting = new Map<string, Waiting>();
  readonly #call: ClientDuplexStream<BatchPart, Reply>;
  #isOver = false;

  constructor({ streams, metadata, options, failed }: Connected) {
    this.#call = streams.makeBidiStreamRequest(path, bytesOfPart, replyOf, metadata, options);
    this.#call.on('data', ({ correlation, outcome }: Reply) => {
      const waiting = this.#waiting.get(correlation);
      this.#waiting.delete(correlation);
      if (outcome instanceof Error) waiting?.reject(outcome);
      else waiting?.resolve(outcome);
    });
    this.#call.on('error', (error) => {
      const translated = convertToCommandError(error);
      void failed(translated);
      this.#end(translated);
    });
    this.#call.on('end', () => this.#end(new UnavailableError()));
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Throws errors of the client. */
  append(batch: Batch): Promise<Written> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(batch.correlation, { resolve, reject });
      for (const part of partsOf(batch)) this.#call.write(part);
    });
  }

  leave(): void {
    this.#call.cancel();
  }

  #end(error: Error): void {
    this.#isOver = true;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}

const open = new WeakMap<KurrentDBClient, { readonly streams: StreamsClient; readonly call: BatchCall }>();

/** Writes in the client's open call, or in a new call. Throws errors of the client. */
export async function appendInBatch(
  client: KurrentDBClient,
  batch: Omit<Batch, 'correlation' | 'deadline'>,
): Promise<Written> {
  const written = await onItsChannel(client, 'appendToStream', true, (connected) => {
    const known = open.get(client);
    const isFit = known?.streams === connected.streams && !known.call.isOver;
    const call = isFit ? known.call : new BatchCall(connected);
    open.set(client, { streams: connected.streams, call });
    return { answer: call.append({ ...batch, correlation: randomUUID(), deadline: deadlineOf(client) }) };
  });
  return written.answer;
}

/** Ends the client's call, if it has one. */
export function leaveBatches(client: KurrentDBClient): void {
  open.get(client)?.call.leave();
}
