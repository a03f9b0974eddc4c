import { skipToken, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { revisionOf } from '../charts/chart-lines.js';
import type { Perspective } from '../cursor/address.js';
import { dayName } from '../design/word-labels.js';
import { MissedChancesDocument } from '../generated/review.js';
import { PositionLink } from '../log/position-link.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { useLocale, useSay } from '../words/language.js';

interface Props {
  readonly replay: OpenReplay;
  /** The perspective from which the opportunities are listed. */
  readonly as: Perspective;
}

/**
 * Lists the missed opportunities up to the last event that the user has reached. Fetches them when the user expands the
 * list.
 */
export function MissedList({ replay, as }: Props) {
  const [say, words, locale] = [useSay(), useWords(), useLocale()];
  const { game, reached, go } = replay;
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(
    MissedChancesDocument,
    isOpen ? { variables: { id: game.id, as, locale } } : skipToken,
  );
  const found = (data?.game.missed.edges ?? [])
    .map(({ node }) => node)
    .filter(({ position }) => revisionOf(position) <= reached);
  return (
    <details
      className="review-missed"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-testid="missed"
    >
      <summary>{say('review.missed')}</summary>
      {error && <p className="panel-nothing">{errorMessage(error)}</p>}
      {isOpen && !data && !error && <p className="panel-nothing" aria-busy="true" />}
      {data && found.length === 0 && <p className="panel-nothing">{say('review.missed-none')}</p>}
      <ol className="review-list">
        {found.map(({ position, seat, clock, text }, index) => (
          <li key={`${position} ${index}`} className={`seat-${seat}`} data-testid="missed-chance">
            <PositionLink
              at={{ revision: revisionOf(position) }}
              as={replay.as}
              go={go}
              className="review-link"
            >
              <small>{dayName(clock.day, words)}</small>
              <span>{text}</span>
            </PositionLink>
          </li>
        ))}
      </ol>
    </details>
  );
}
