/**
 * Calls the server's read service on the client's gRPC channel, because this channel disables Nagle's algorithm. The
 * client's native library does not disable it, which delays small reads.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { ClientReadableStream, ServiceError } from '@grpc/grpc-js';
import { StreamDeletedError, convertToCommandError, type KurrentDBClient } from '@kurrent/kurrentdb-client';
import service from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb.js';
import { answerOf, type Answer } from './answers.js';
import { NoAnswer } from './failure.js';
import { onItsChannel } from './own-calls.js';
import type { Question } from './questions.js';

const { path } = service.StreamsService.read;
const bytesOf = (question: Question): Buffer => Buffer.from(question.serializeBinary());

/** The maximum number of messages that are buffered for a slow reader. If the buffer is full, the server waits. */
const BUFFERED = 1024;

/** A streamed response from the server. */
export class ReadCall {
  /** Opens the call, connecting first if necessary. Throws the client's error if the connection fails. */
  static async open(client: KurrentDBClient, question: Question, requiresLeader: boolean): Promise<ReadCall> {
    return onItsChannel(client, 'read', requiresLeader, ({ streams, metadata, options, failed }) => {
      const call = streams.makeServerStreamRequest(path, bytesOf, answerOf, question, metadata, options);
      return new ReadCall(call, failed);
    });
  }

  #arrived: Answer[] = [];
  #isPaused = false;
  #over: 'no' | 'ended' | Error = 'no';
  #wake: () => void = () => undefined;

  private constructor(
    private readonly call: ClientReadableStream<Answer>,
    private readonly failed: (error: Error) => Promise<void>,
  ) {
    call.on('data', (answer: Answer) => {
      this.#arrived.push(answer);
      if (this.#arrived.length >= BUFFERED && !this.#isPaused) {
        this.#isPaused = true;
        call.pause();
      }
      this.#wake();
    });
    call.on('end', () => this.#end('ended'));
    call.on('error', (error: ServiceError) => this.#fail(error));
  }

  /** Whether messages have arrived that have not been read yet. */
  get isWaitedFor(): boolean {
    return this.#arrived.length > 0;
  }

  /**
   * Waits for a message, and returns all messages that have arrived. Null at the end of the response. Throws the
   * client's error if the call fails, or `NoAnswer` after `silence` milliseconds without a message.
   */
  async next(silence: number): Promise<readonly Answer[] | null> {
    if (this.#arrived.length === 0 && this.#over === 'no') {
      await this.#arrival(silence);
      // Waits briefly to collect messages that arrive together, because a separate wait for each message would take
      // longer than reading it.
      await turn();
    }
    if (this.#arrived.length > 0) {
      const arrived = this.#arrived;
      this.#arrived = [];
      if (this.#isPaused) {
        this.#isPaused = false;
        this.call.resume();
      }
      return arrived;
    }
    if (this.#over instanceof Error) throw this.#over;
    if (this.#over === 'ended') return null;
    throw new NoAnswer('it does not answer');
  }

  /** Ends the call. The channel remains open for other calls. */
  cancel(): void {
    this.#end('ended');
    this.call.cancel();
  }

  #arrival(silence: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, silence);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #fail(error: ServiceError): void {
    if (this.#over !== 'no') return;
    // Buffered messages are returned before the error.
    const translated = translatedError(error);
    void this.failed(error);
    this.#end(translated);
  }

  #end(how: 'ended' | Error): void {
    if (this.#over === 'no') this.#over = how;
    this.#wake();
  }
}

function translatedError(error: ServiceError): Error {
  // Creates this error here, because the client would take the stream's name from a field that some servers do not
  // send.
  if (error.metadata.get('exception')[0] === 'stream-deleted')
    return StreamDeletedError.fromStreamName(String(error.metadata.get('stream-name')[0] ?? ''));
  return convertToCommandError(error);
}
