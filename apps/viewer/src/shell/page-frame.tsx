import type { ReactNode } from 'react';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { Mark } from './mark.js';
import { PageTools, type WayBack } from './page-tools.js';
import { Places } from './places.js';
import { useSay } from '../words/language.js';

interface Props {
  readonly className: string;
  readonly title: string;
  /** A link back, for pages that are not among the main links. */
  readonly back?: WayBack;
  readonly error: unknown;
  readonly children: ReactNode;
}

/** The frame of all pages except games. It contains links to other pages, and shows errors. */
export function PageFrame({ className, title, back, error, children }: Props) {
  const say = useSay();
  return (
    <div className={`games-page ${className}`}>
      <title>{`${title} · Retrace`}</title>
      <header className="games-header">
        <Mark />
        <Places />
        <PageTools back={back} />
      </header>
      <main>
        {error != null && (
          <div className="problem" role="alert" data-testid="problem" data-code={errorCode(error) ?? ''}>
            <h2>{problemTitle(errorCode(error), say)}</h2>
            <p>{errorMessage(error)}</p>
          </div>
        )}
        {children}
      </main>
    </div>
  );
}
