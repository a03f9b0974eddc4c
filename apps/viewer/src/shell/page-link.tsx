import type { ReactNode } from 'react';
import { formatAddress, parseAddress, type ReplayAddress } from '../cursor/address.js';
import { navigate } from './location.js';

interface Props {
  readonly to: 'games' | ReplayAddress;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** An ordinary link that does not load the page anew. */
export function PageLink({ to, className, label, children }: Props) {
  const href = to === 'games' ? '/' : formatAddress(to);
  return (
    <a
      href={href}
      className={className}
      aria-label={label}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        const url = new URL(href, location.href);
        navigate(parseAddress(url.pathname, url.search));
      }}
    >
      {children}
    </a>
  );
}
