import type { ReactNode } from 'react';
import { Mark } from './mark.js';

/** A page with a single purpose and a link to the list of games. */
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
