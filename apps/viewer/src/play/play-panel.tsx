import { useMemo } from 'react';
import type { Game, GameState } from '../api/shapes.js';
import { useSay } from '../words/language.js';
import { ChoiceForm } from './choice-form.js';
import { ConcedeButton } from './concede-button.js';
import { GameOver } from './game-over.js';
import { Invitations } from './invitations.js';
import { RecentEvents } from './recent-events.js';
import type { MadeChoice } from './use-choice.js';
import type { Play } from './use-play.js';
import { TakeBack } from './take-back.js';
import { Thought } from './thought.js';
import { Waiting } from './waiting.js';

/** A loaded game that the user plays from one of its seats. */
export type OpenPlay = Play & {
  readonly game: Game;
  readonly seat: number;
  readonly state: GameState;
};

interface Props {
  readonly play: OpenPlay;
  readonly choice: MadeChoice;
  readonly pace: string;
  readonly setPace: (pace: string) => void;
  readonly confirms: string;
  readonly setConfirms: (confirms: string) => void;
}

/** Shows the current turn, the options, the events and the user's settings next to the board. */
export function PlayPanel({ play, choice, pace, setPace, confirms, setConfirms }: Props) {
  const say = useSay();
  const { game, state } = play;
  const hasLeft = state.seats.find(({ seat }) => seat === play.seat)?.left === true;
  const cards = useMemo(
    () =>
      new Map(
        state.zones
          .flatMap((zone) => zone.cards)
          .flatMap((card) => (card.item === null ? [] : [[card.item, card] as const])),
      ),
    [state],
  );
  const hand = useMemo(
    () =>
      new Set(
        state.zones
          .filter(({ kind, seat }) => kind === 'hand' && seat === play.seat)
          .flatMap((zone) => zone.cards.flatMap(({ item }) => item ?? [])),
      ),
    [state, play.seat],
  );
  return (
    <aside className="play-panel" aria-label={say('play.title')}>
      <Invitations play={play} />
      {play.isOver ? (
        <GameOver play={play} />
      ) : choice.question ? (
        <ChoiceForm
          asking={play.asking?.text ?? ''}
          choice={choice}
          cards={cards}
          hand={hand}
          players={game.players.map(({ name }) => name)}
          confirms={confirms === 'yes'}
        />
      ) : (
        <Waiting play={play} />
      )}
      {!play.isOver && play.asking?.seat === play.seat && (
        <Thought key={play.asking.revision} game={game.id} seat={play.seat} decision={play.asking.revision} />
      )}
      <RecentEvents line={play.line} shown={state.position} />
      <footer className="play-habits">
        <label>
          <input
            type="checkbox"
            data-testid="confirm-habit"
            checked={confirms === 'yes'}
            onChange={({ target }) => setConfirms(target.checked ? 'yes' : 'no')}
          />
          {say('play.confirm-habit')}
        </label>
        <label>
          <input
            type="checkbox"
            data-testid="pace-habit"
            checked={pace === 'one-by-one'}
            onChange={({ target }) => setPace(target.checked ? 'one-by-one' : 'at-once')}
          />
          {say('play.pace-habit')}
        </label>
        {!play.isOver && <TakeBack play={play} />}
        {!play.isOver && state.decision && !hasLeft && (
          <ConcedeButton game={game.id} decision={state.decision.id} />
        )}
      </footer>
    </aside>
  );
}
