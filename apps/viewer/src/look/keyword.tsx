import { Tip } from '../design/tip.js';

interface Props {
  readonly text: string;
  readonly explained: string;
  readonly className?: string;
}

export function Keyword({ text, explained, className = '' }: Props) {
  return <Tip text={text} explained={explained} className={`keyword ${className}`} testId="keyword" />;
}
