import type { ReactNode } from 'react';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { LanguageChoice } from './language-choice.js';
import { Mark } from './mark.js';
import { PageLink } from './page-link.js';
import { Places } from './places.js';
import { ThemeButton } from './theme-button.js';
import { useSay } from '../words/language.js';

interface Props {
  /** The class of the page, by which its styles know it. */
  readonly className: string;
  readonly title: string;
  /** Where the way back leads, and what it is called, on a page that none of the places is. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly error: unknown;
  readonly children: ReactNode;
}

/** What pages beside the games have around them: the ways elsewhere, and what went wrong. */
export function PageFrame({ className, title, back, error, children }: Props) {
  const say = useSay();
  return (
    <div className={`games-page ${className}`}>
      <title>{`${title} · Retrace`}</title>
      <header className="games-header">
        <Mark />
        <Places />
        <div className="replay-tools">
          {back && (
            <PageLink to={back.to} className="button">
              {back.label}
            </PageLink>
          )}
          <ThemeButton />
          <LanguageChoice />
        </div>
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
