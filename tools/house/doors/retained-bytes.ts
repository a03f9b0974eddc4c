import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Bytes that this thread holds, inside and outside the heap. Collects garbage first if there are more than `enough`,
 * since collecting is slow.
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
