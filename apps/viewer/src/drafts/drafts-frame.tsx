import type { ComponentProps } from 'react';
import { useLookOf } from '../boards.js';
import { LookContext, plainLook } from '../look/game-look.js';
import { draftedGame } from '../looks.js';
import { PageFrame } from '../shell/page-frame.js';
import '../games/games.css';
import './drafts.css';

/** A frame for pages about drafts, in the look of the game whose cards are drafted. */
export function DraftsFrame({ children, ...frame }: Omit<ComponentProps<typeof PageFrame>, 'className'>) {
  const look = useLookOf(draftedGame) ?? plainLook;
  return (
    <PageFrame {...frame} className={`drafts-page ${look.name}`}>
      <LookContext value={look}>{children}</LookContext>
    </PageFrame>
  );
}
