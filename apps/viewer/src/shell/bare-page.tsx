import type { ReactNode } from 'react';
import { Mark } from './mark.js';

/** A page with one thing to read or do, and the way home. */
export function BarePage({ children }: { readonly children: ReactNode }) {
  return (
    <div className="bare-page">
      <header>
        <Mark />
      </header>
      <main>{children}</main>
    </div>
  );
}
