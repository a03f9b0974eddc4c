/** An event as sent by a client. */
export interface Proposed {
  readonly id: string;
  readonly type: string;
  readonly contentType: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** An event in the log. */
export interface Recorded extends Proposed {
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  /** When the event was appended, in milliseconds since 1970. */
  readonly created: number;
}

export type Expected = 'any' | 'no-stream' | 'stream-exists' | number;

export type Appended =
  | { readonly kind: 'appended'; readonly revision: number; readonly position: bigint }
  /** `current` is -1 if the stream does not exist. */
  | { readonly kind: 'wrong-expected-version'; readonly current: number }
  | { readonly kind: 'stream-deleted' };
