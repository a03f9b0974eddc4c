import { useMemo } from 'react';
import { useConnectionLost } from '../api/connection.js';
import { Board, useLookOf } from '../boards.js';
import { Inspector } from '../cards/inspector.js';
import { LookContext } from '../look/game-look.js';
import { LanguageChoice } from '../shell/language-choice.js';
import { Mark } from '../shell/mark.js';
import { navigate } from '../shell/location.js';
import { ThemeButton } from '../shell/theme-button.js';
import { useSay } from '../words/language.js';
import { spotName } from './option-spots.js';
import { openSpots } from './picking.js';
import { useHabit } from './play-habits.js';
import { PlayPanel } from './play-panel.js';
import { PlayProblem } from './play-problem.js';
import { useChoice } from './use-choice.js';
import { offeredAt, useOffers, type Offer } from './use-offers.js';
import { usePlay } from './use-play.js';
import '../replay/replay.css';
import './play.css';

interface Props {
  readonly id: string;
  /** The seat in the address. Null if there is none. */
  readonly wanted: number | null;
}

/** Lets the user play a game from one of its seats. Shows the board, the options and the events. */
export function PlayPage({ id, wanted }: Props) {
  const say = useSay();
  const [pace, setPace] = useHabit('pace', 'one-by-one');
  const [confirms, setConfirms] = useHabit('confirm', 'yes');
  const play = usePlay(id, wanted, pace === 'at-once');
  const choice = useChoice(id, play.question, play.state, confirms === 'no');
  const isLost = useConnectionLost();
  const { question, picking, isSent } = choice;
  const offers = useMemo(() => {
    const all = new Map<string, Offer>();
    if (!question || isSent) return all;
    for (const name of openSpots(question, picking).keys()) all.set(name, 'offered');
    const picked = question.options
      .filter(({ key }) => picking.picked.includes(key))
      .flatMap(({ spots }) => spots);
    for (const spot of [...picking.way, ...picked]) all.set(spotName(spot), 'picked');
    return all;
  }, [question, picking, isSent]);
  useOffers(offers);

  const { game, seat, state } = play;
  const look = useLookOf(game?.module);
  if (!game || seat === null || !state || !look) return <PlayProblem play={play} id={id} />;
  const names = game.players.map(({ name }) => name);
  return (
    <LookContext value={look}>
      <Inspector players={names} quiet={picking.way.length > 0}>
        <title>{`${say(question && !isSent ? 'play.your-turn' : 'play.title')}: ${names.join(' – ')} · Retrace`}</title>
        <div
          className={`play-page ${look.name}`}
          data-testid="play-page"
          onClickCapture={(event) => {
            const spot = event.target instanceof Element ? offeredAt(event.target) : null;
            if (spot === null) return;
            event.preventDefault();
            event.stopPropagation();
            choice.pressSpot(spot);
          }}
        >
          <header className="replay-header">
            <Mark />
            <div className="replay-title">
              <h1>{names.join(' – ')}</h1>
              <span className="replay-facts">{`${game.moduleName} ${game.edition}`}</span>
              {isLost && !play.isOver && (
                <span className="chip chip-behind" role="status" data-testid="connection-lost">
                  {say('play.connection-lost')}
                </span>
              )}
            </div>
            {play.own.length > 1 && (
              <div className="segments" role="group" aria-label={say('play.seats')}>
                {play.own.map((place) => (
                  <button
                    key={place}
                    type="button"
                    aria-pressed={place === seat}
                    data-testid={`play-as-${place}`}
                    onClick={() => navigate(`/play/${encodeURIComponent(id)}?as=${place}`)}
                  >
                    {names[place]}
                  </button>
                ))}
              </div>
            )}
            <div className="replay-tools">
              <ThemeButton />
              <LanguageChoice />
            </div>
          </header>
          <main className="replay-main" aria-label={say('board.title')}>
            <Board state={state} players={game.players} teams={game.teams} bottom={seat} stale={play.stale} />
          </main>
          <PlayPanel
            play={{ ...play, game, seat, state }}
            choice={choice}
            pace={pace}
            setPace={setPace}
            confirms={confirms}
            setConfirms={setConfirms}
          />
        </div>
      </Inspector>
    </LookContext>
  );
}
