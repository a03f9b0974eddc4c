import type { ProblemDetail } from '../api/problems.js';
import { useLocale, useSay } from '../words/language.js';
import { problemWords } from '../api/problem-words.js';

/** A problem, and its line in the list. */
export interface ShownProblem extends ProblemDetail {
  readonly line: number | null;
}

/** Lists problems, each with advice. */
export function ProblemList({
  id,
  problems,
  list = '',
}: {
  readonly id: string;
  readonly problems: readonly ShownProblem[];
  /** The name of the list to which line numbers refer. */
  readonly list?: string;
}) {
  const say = useSay();
  const locale = useLocale();
  const lines = list.split('\n');
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <ul className="start-problems" data-testid={id}>
        {problems.map((problem, index) => (
          <li key={index} data-code={problem.code}>
            {problem.line !== null && <b>{say('play.line', { line: problem.line })} </b>}
            {problemWords(
              problem,
              problem.line === null ? null : (lines[problem.line - 1] ?? null),
              locale,
              say,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
