import type { Card } from '../api/shapes.js';
import { useLook, useWords } from '../look/game-look.js';

/** Shows a card's statuses, counters and keywords as badges on the card, if they have a drawing. */
export function CardMarks({ card }: { readonly card: Card }) {
  const { drawings, unmarked } = useLook();
  const words = useWords();
  const marked = [
    ...card.statuses.filter((status) => !unmarked.includes(status)),
    ...card.keywords.filter((word) => drawings[numberApart(word).plain] && !card.statuses.includes(word)),
  ];
  const counters = card.counters.filter(({ name }) => !unmarked.includes(name));
  if (marked.length === 0 && counters.length === 0 && !card.token) return null;
  return (
    <span className="marks" aria-hidden="true">
      {counters.map(({ name, value }) => (
        <span
          key={name}
          className={`mark counter counter-${name}`}
          data-pulse={`${card.key}.${name}`}
          data-value={value}
        >
          {value}
        </span>
      ))}
      {marked.map((word) => (
        <Mark key={word} word={word} on={card.key} />
      ))}
      {card.token && <span className="mark token">{words('token')}</span>}
    </span>
  );
}

function Mark({ word, on }: { readonly word: string; readonly on: string | null }) {
  const { drawings, marks } = useLook();
  const words = useWords();
  const { plain, number } = numberApart(word);
  const drawing = drawings[plain];
  return (
    <span
      className={`mark status status-${plain.replaceAll(' ', '-')}`}
      title={words(word)}
      data-pulse={`${on}.${plain}`}
      data-value={number === '' ? 'on' : number}
    >
      {drawing === undefined ? (
        (marks[plain] ?? words(word).slice(0, 2))
      ) : (
        <svg className="sign" viewBox="0 0 20 20">
          <path d={drawing} />
        </svg>
      )}
      {number}
    </span>
  );
}

const numberApart = (word: string): { readonly plain: string; readonly number: string } => {
  const [, plain = word, number = ''] = /^(.*?)(?: (\d+))?$/.exec(word) ?? [];
  return { plain, number };
};
