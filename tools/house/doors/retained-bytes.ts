import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Bytes that this thread keeps, on the heap and beside it. Collects garbage first, but only where more than
 * `enough` is kept: collecting takes long.
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
