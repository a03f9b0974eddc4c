import { Tip } from '../design/tip.js';

interface Props {
  readonly text: string;
  readonly explained: string;
  readonly className?: string;
}

/** Shows a keyword with its explanation. */
export function Keyword({ text, explained, className = '' }: Props) {
  return <Tip text={text} explained={explained} className={`keyword ${className}`} testId="keyword" />;
}
