import type { ComponentProps } from 'react';
import { useLookOf } from '../boards.js';
import { LookContext, plainLook } from '../look/game-look.js';
import { draftedGame } from '../looks.js';
import { PageFrame } from '../shell/page-frame.js';
import '../games/games.css';
import './drafts.css';

/** What pages about drafts have around them, in the look of the game that is drafted for. */
export function DraftsFrame({ children, ...page }: Omit<ComponentProps<typeof PageFrame>, 'className'>) {
  const look = useLookOf(draftedGame) ?? plainLook;
  return (
    <PageFrame className={`drafts-page ${look.name}`} {...page}>
      <LookContext value={look}>{children}</LookContext>
    </PageFrame>
  );
}
