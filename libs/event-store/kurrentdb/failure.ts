import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  isCommandError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError as Deleted,
  TimeoutError,
  UnavailableError,
} from '@kurrent/kurrentdb-client';
import { withoutSecrets, type KurrentAddress } from './address.js';
import {
  StoreUnavailableError,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedRevisionError,
} from '../streams/port.js';

/** Thrown if the server does not respond within the time limit. */
export class NoAnswer extends Error {}

/**
 * The gRPC status codes of errors that could be temporary: cancelled, deadline exceeded, aborted, internal and
 * unavailable.
 */
const passing: ReadonlySet<unknown> = new Set([1, 4, 10, 13, 14]);

/** Whether a retry of the same request could succeed, on the same node or another one. */
export function mayPass(error: unknown): boolean {
  if (error instanceof NoAnswer) return true;
  if (!(error instanceof Error)) return false;
  // Also checks gRPC status codes, because the client passes some gRPC errors on without translating them.
  if ('code' in error && passing.has(error.code)) return true;
  if (isCommandError(error))
    return (
      error instanceof UnavailableError ||
      error instanceof CancelledError ||
      error instanceof TimeoutError ||
      error instanceof DeadlineExceededError ||
      error instanceof NotLeaderError ||
      // These messages come from nodes that are starting, stopping or electing a leader, so a retry can succeed.
      /no leader info|not ready|too busy|is busy/i.test(error.message)
    );
  return /failed to discover|channel has been (?:closed|shut down)/i.test(error.message);
}

/** Translates a client error to a store error. Returns errors of the calling program unchanged. */
export function kurrentFailure(error: unknown, address: KurrentAddress): unknown {
  if (
    error instanceof StoreUnavailableError ||
    error instanceof StreamNotFoundError ||
    error instanceof WrongExpectedRevisionError ||
    error instanceof RangeError
  )
    return error;
  const message = messageOf(error, address);
  if (error instanceof AccessDeniedError)
    return new StoreUnavailableError(
      'STORE_ACCESS_DENIED',
      `The event store at ${address.hosts} denied access. Check the name and password in EVENT_STORE, and ` +
        "the user's rights. A connection with tls=false sends neither name nor password.",
    );
  // Removes the prefix "$$" from a metadata stream's name, because the stream that the metadata describes was deleted
  // too.
  if (error instanceof Deleted) return new StreamDeletedError(error.streamName.replace(/^\$\$/, ''));
  if (error instanceof MaxAppendSizeExceededError)
    return new StoreUnavailableError(
      'STORE_REFUSED',
      `The append is larger than the event store at ${address.hosts} allows (${error.maxAppendSize} ` +
        'bytes). Increase KURRENTDB_MAX_APPEND_SIZE on that server.',
    );
  if (mayPass(error))
    return new StoreUnavailableError(
      'STORE_UNREACHABLE',
      `The event store at ${address.hosts} cannot be reached (${message}). Check that the server is ` +
        'running, that EVENT_STORE contains its address, and that both use the same TLS setting (tls=true or ' +
        'tls=false, tlsCAFile).',
    );
  return new StoreUnavailableError(
    'STORE_REFUSED',
    `The event store at ${address.hosts} refused the request (${message || 'without a reason'}). Check ` +
      'its log.',
  );
}

function messageOf(error: unknown, address: KurrentAddress): string {
  const message = error instanceof Error ? error.message : String(error);
  // Replaces this message, because it is only the name of the error's class.
  return message === 'UnavailableError' ? 'no connection' : withoutSecrets(message, address);
}
