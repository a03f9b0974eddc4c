import type { Card } from '../api/shapes.js';
import { useWords } from '../look/game-look.js';
import { CardText } from '../look/sign.js';

/** Shows the card whose effect requires a choice. The card's text explains the options. */
export function AskingCard({ card }: { readonly card: Card | undefined }) {
  const words = useWords();
  const face = card?.face;
  if (!face) return null;
  return (
    <blockquote className="choice-card">
      <b>{face.name}</b> <small>{words(face.type)}</small>
      {face.lines.map(({ text, locale }, index) => (
        <p key={index} lang={locale}>
          <CardText text={text} />
        </p>
      ))}
    </blockquote>
  );
}
