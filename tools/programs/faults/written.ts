import type { NewEvent } from '#event-store';
import { below, uuidOf, type SeededRandom } from '#record/testing';

/** Returns events to append, which the label determines: mostly small ones, and some larger than a page. */
export function writtenEvents(
  random: SeededRandom,
  label: string,
  count = 1 + below(random, 4),
): readonly NewEvent[] {
  return Array.from({ length: count }, (_, number) => ({
    id: uuidOf(`${label}/${number}`),
    type: 'Counted',
    data: { label, number, padding: 'x'.repeat(below(random, 8) === 0 ? 9000 : below(random, 300)) },
    metadata: { label },
  }));
}
