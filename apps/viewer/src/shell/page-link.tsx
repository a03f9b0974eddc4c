import type { ReactNode } from 'react';
import { navigate } from './location.js';

interface Props {
  /** The path, such as `/`. For a game, it comes from `formatAddress`. */
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  /** Whether the link leads to the current page. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A link that opens a page without reloading the viewer. */
export function PageLink({ to, className, label, isOpen, children }: Props) {
  return (
    <a
      href={to}
      className={className}
      aria-label={label}
      aria-current={isOpen === true ? 'page' : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}
