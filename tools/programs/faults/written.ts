import type { NewEvent } from '#event-store';
import { below, uuidOf, type SeededRandom } from '#record/testing';

/**
 * Returns events to append, most of them small and some larger than a database page. Equal labels produce equal events.
 */
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
