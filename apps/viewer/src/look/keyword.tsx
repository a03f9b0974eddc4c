import { Tip } from '../design/tip.js';

interface Props {
  readonly text: string;
  readonly explained: string;
  /** An additional CSS class. */
  readonly className?: string;
}

/** A keyword that says what it does. */
export function Keyword({ text, explained, className = '' }: Props) {
  return <Tip text={text} explained={explained} className={`keyword ${className}`} testId="keyword" />;
}
