import type { Card } from '../api/shapes.js';
import { inWords } from '../design/words.js';

const signs: Readonly<Record<string, string>> = { fleeting: 'F', anchored: '⚓', asleep: 'z' };

/** Statuses and counters, as badges on the card. Exhausted shows by the way the card lies. */
export function CardMarks({ card }: { readonly card: Card }) {
  const statuses = card.statuses.filter((status) => status !== 'exhausted');
  if (statuses.length === 0 && card.counters.length === 0 && !card.token) return null;
  return (
    <span className="marks" aria-hidden="true">
      {card.counters.map(({ name, value }) => (
        <span key={name} className={`mark counter counter-${name}`}>
          {name === 'boost' ? `+${value}` : value}
        </span>
      ))}
      {statuses.map((status) => (
        <span key={status} className={`mark status status-${status}`}>
          {signs[status] ?? inWords(status).slice(0, 2)}
        </span>
      ))}
      {card.token && <span className="mark token">Token</span>}
    </span>
  );
}
