import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import type { Expected } from './recorded.js';

/** The server's refusal of a call, which consists of a status and an exception in the trailers. */
export class CallRefusal extends Error implements ServiceError {
  readonly details: string;
  readonly metadata = new Metadata();
  constructor(
    readonly code: status,
    details: string,
    trailers: Readonly<Record<string, string>> = {},
  ) {
    super(details);
    this.details = details;
    for (const [key, value] of Object.entries(trailers)) this.metadata.set(key, value);
  }
}

export const notLeader = (leader: { readonly host: string; readonly port: number }): CallRefusal =>
  new CallRefusal(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': String(leader.port),
  });

export const streamDeleted = (stream: string): CallRefusal =>
  new CallRefusal(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

/**
 * Returns the refusal of a write because of its expected revision. The refusal encodes the expectation as -1 for no
 * stream, -2 for any revision, and -4 for an existing stream.
 */
export function wrongExpectedVersion(stream: string, expected: Expected, current: number): CallRefusal {
  const version = { 'no-stream': -1, any: -2, 'stream-exists': -4 };
  return new CallRefusal(status.FAILED_PRECONDITION, `Append failed due to WrongExpectedVersion.`, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': String(typeof expected === 'number' ? expected : version[expected]),
    ...(current >= 0 && { 'actual-version': String(current) }),
  });
}

/** The response of a node that is starting or stopping, or for which the leader is unknown. */
export const notReady = (): CallRefusal => new CallRefusal(status.UNAVAILABLE, 'Server Is Not Ready');

export const accessDenied = (): CallRefusal =>
  new CallRefusal(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

/** The response to a wrong password. The web server sends it, so the call never reaches the database. */
export const unauthenticated = (): CallRefusal =>
  new CallRefusal(status.UNAUTHENTICATED, 'Bad HTTP response status: 401');

export const invalidPosition = (): CallRefusal =>
  new CallRefusal(status.INVALID_ARGUMENT, 'Trying to read from an invalid position.');

export const invalidArgument = (message: string): CallRefusal =>
  new CallRefusal(status.INVALID_ARGUMENT, message);
