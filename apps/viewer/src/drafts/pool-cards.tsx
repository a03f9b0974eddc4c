import type { DraftFaceFragment } from '../generated/graphql.js';
import { DraftLine } from './draft-line.js';

/** Shows cards by cost. Each card appears once, with its number of copies. */
export function PoolCards({
  title,
  cards,
}: {
  readonly title: string;
  readonly cards: readonly DraftFaceFragment[];
}) {
  if (cards.length === 0) return null;
  const counts = new Map<string, { readonly card: DraftFaceFragment; readonly count: number }>();
  for (const card of cards)
    counts.set(card.reference, { card, count: (counts.get(card.reference)?.count ?? 0) + 1 });
  const sorted = [...counts.values()].sort(
    (a, b) =>
      Number(b.card.type === 'hero') - Number(a.card.type === 'hero') ||
      a.card.handCost - b.card.handCost ||
      a.card.name.localeCompare(b.card.name),
  );
  return (
    <details className="draft-pool" open>
      <summary>{`${title} (${cards.length})`}</summary>
      <ul>
        {sorted.map(({ card, count }) => (
          <li key={card.reference}>
            {count > 1 && <b>{`${count} × `}</b>}
            <DraftLine card={card} />
          </li>
        ))}
      </ul>
    </details>
  );
}
