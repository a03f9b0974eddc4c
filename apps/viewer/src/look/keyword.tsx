import { Provider } from '@radix-ui/react-tooltip';
import { Tip } from '../design/tip.js';

interface Props {
  readonly text: string;
  readonly explained: string;
  /** How it looks besides. */
  readonly className?: string;
}

/** A keyword that says what it does. */
export function Keyword({ text, explained, className = '' }: Props) {
  return (
    <Provider delayDuration={150}>
      <Tip text={text} explained={explained} className={`keyword ${className}`} testId="keyword" />
    </Provider>
  );
}
