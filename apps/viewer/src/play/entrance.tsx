import type { ReactNode } from 'react';
import { LanguageChoice } from '../shell/language-choice.js';
import { Mark } from '../shell/mark.js';
import { ThemeButton } from '../shell/theme-button.js';
import './play.css';

/** A frame for pages that lead to a game, with a title and content. */
export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="new-game-page">
      <title>{`${title} · Retrace`}</title>
      <header className="play-header">
        <Mark />
        <div className="replay-tools">
          <ThemeButton />
          <LanguageChoice />
        </div>
      </header>
      <main>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
