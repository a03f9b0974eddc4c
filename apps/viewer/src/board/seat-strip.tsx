import type { ReactNode } from 'react';
import { valueOf, type GameState } from '../api/shapes.js';
import { CrownIcon } from '../design/icons.js';
import { useWords } from '../look/game-look.js';
import { useSay } from '../words/language.js';
import { useTeamOf } from './teams.js';
import { describeDecision } from './zone-description.js';

interface Props {
  readonly state: GameState;
  readonly seat: number;
  /** A text shown next to the name. */
  readonly title?: string | null;
  /** The names of resources that the board shows elsewhere. */
  readonly shownElsewhere?: readonly string[];
  readonly children?: ReactNode;
}

/** Shows the name of the player in a seat, and the player's public totals. */
export function SeatStrip({ state, seat, title = null, shownElsewhere = [], children }: Props) {
  const words = useWords();
  const say = useSay();
  const teamOf = useTeamOf();
  const here = state.seats.find((other) => other.seat === seat);
  if (!here) return null;
  const { decision, result } = state;
  const active = state.clock.seat === seat;
  const team = teamOf(seat);
  return (
    <header
      className={`seat-strip seat-${seat} ${active ? 'is-active' : ''}`}
      data-testid={`seat-${seat}`}
      data-player={seat}
      data-team={team ?? undefined}
    >
      <span className="seat-mark" aria-hidden="true">
        {state.seats.length > 2 && seat + 1}
      </span>
      <h2>{here.name}</h2>
      {title !== null && <span className="seat-hero">{title}</span>}
      {team !== null && <span className="chip chip-quiet">{say('board.team', { team: team + 1 })}</span>}
      {here.firstPlayer && <span className="chip">{say('board.first-player')}</span>}
      {here.passed && <span className="chip chip-quiet">{say('board.passed')}</span>}
      {result?.winners.includes(seat) && (
        <span className="chip chip-win">
          <CrownIcon />
          {say('board.winner')}
        </span>
      )}
      {decision?.seat === seat && (
        <span className="chip chip-decision">{describeDecision(decision, { words, say })}</span>
      )}
      <span className="seat-gap" />
      {children}
      {here.resources
        .filter(({ name }) => !shownElsewhere.includes(name))
        .map(({ name }) => (
          <span key={name} className="resource">
            {words(name)} <b>{valueOf(here.resources, name)}</b>
          </span>
        ))}
    </header>
  );
}
