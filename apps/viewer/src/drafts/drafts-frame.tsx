import type { ReactNode } from 'react';
import { errorCode, errorMessage, problemTitle } from '../api/problems.js';
import { useLookOf } from '../boards.js';
import { LookContext, plainLook } from '../look/game-look.js';
import { draftedGame } from '../looks.js';
import { LanguageChoice } from '../shell/language-choice.js';
import { Mark } from '../shell/mark.js';
import { PageLink } from '../shell/page-link.js';
import { ThemeButton } from '../shell/theme-button.js';
import { useSay } from '../words/language.js';
import '../games/games.css';
import './drafts.css';

interface Props {
  readonly title: string;
  /** Where the way back leads, and what it is called. */
  readonly back: { readonly to: string; readonly label: string };
  readonly error: unknown;
  readonly children: ReactNode;
}

/** What pages about drafts have around them: the way back, and what went wrong. */
export function DraftsFrame({ title, back, error, children }: Props) {
  const say = useSay();
  const look = useLookOf(draftedGame) ?? plainLook;
  return (
    <div className={`games-page drafts-page ${look.name}`}>
      <title>{`${title} · Retrace`}</title>
      <header className="games-header">
        <Mark />
        <div className="replay-tools">
          <PageLink to={back.to} className="button">
            {back.label}
          </PageLink>
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
        <LookContext value={look}>{children}</LookContext>
      </main>
    </div>
  );
}
