import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Returns the number of bytes that this thread retains, inside and outside the heap. Collects garbage first, but only
 * if more than `enough` bytes are in use, because a collection is slow.
 */
export function retainedBytes(enough = 0): number {
  const before = bytes();
  if (before <= enough) return before;
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  return bytes();
}

function bytes(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
