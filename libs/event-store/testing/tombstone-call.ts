import { streamName } from './answers.js';
import type { Node } from './node.js';
import type { streams } from './protocol.js';
import type { Expected } from './recorded.js';
import { streamDeleted, wrongExpectedVersion } from './refusal.js';

export function tombstone(node: Node, request: InstanceType<typeof streams.TombstoneReq>): void {
  const options = request.getOptions();
  const stream = streamName(options?.getStreamIdentifier());
  let expected: Expected = Number(options?.getRevision());
  if (options?.hasNoStream() === true) expected = 'no-stream';
  if (options?.hasAny() === true) expected = 'any';
  if (options?.hasStreamExists() === true) expected = 'stream-exists';
  const outcome = node.log.tombstone(stream, expected);
  switch (outcome.kind) {
    case 'stream-deleted':
      throw streamDeleted(stream);
    case 'wrong-expected-version':
      throw wrongExpectedVersion(stream, expected, outcome.current);
    case 'appended':
      return;
  }
}
