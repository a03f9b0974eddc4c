import { useSay } from '../words/language.js';

/** Shows the preceding events as they appear in the log. */
export function RecentLines({ lines }: { readonly lines: readonly string[] }) {
  const say = useSay();
  if (lines.length === 0) return null;
  return (
    <details className="exercise-recent">
      <summary>{say('lessons.recent')}</summary>
      <ol>
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ol>
    </details>
  );
}
