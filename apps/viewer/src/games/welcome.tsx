import type { ReactNode } from 'react';
import { formatAddress, newAddress } from '../cursor/address.js';
import { blindPath } from '../cursor/blind-path.js';
import { ImportIcon, PlayIcon, ForwardIcon } from '../design/icons.js';
import { PageLink } from '../shell/page-link.js';
import { useSay } from '../words/language.js';
import { importInput } from './import-game.js';

interface Props {
  /** The id of a game to watch. Null if there is none. */
  readonly sample: string | null;
  /** The field for decks, next to the input for game files. */
  readonly deckBox: ReactNode;
}

/** Describes Retrace in one sentence, with three ways to begin. */
export function Welcome({ sample, deckBox }: Props) {
  const say = useSay();
  return (
    <section className="welcome" aria-label={say('games.welcome')} data-testid="welcome">
      <p className="welcome-lead">{say('games.what')}</p>
      <ul className="welcome-ways">
        {sample !== null && (
          <li>
            <PageLink to={formatAddress(newAddress(sample))}>
              <ForwardIcon />
              <b>{say('games.watch')}</b> <span>{say('games.watch-text')}</span>
            </PageLink>
            <PageLink to={blindPath(sample, 0)} className="welcome-more">
              {say('games.watch-blind')}
            </PageLink>
          </li>
        )}
        <li>
          <PageLink to="/new">
            <PlayIcon />
            <b>{say('games.play')}</b> <span>{say('games.play-text')}</span>
          </PageLink>
        </li>
        <li>
          <label htmlFor={importInput}>
            <ImportIcon />
            <b>{say('games.bring')}</b> <span>{say('games.bring-text')}</span>
          </label>
          <PageLink to="/help/your-games" className="welcome-more">
            {say('games.bring-how')}
          </PageLink>
        </li>
      </ul>
      {deckBox}
    </section>
  );
}
