import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { branchSeats } from '../api/seats.js';
import { Choice } from '../design/choice.js';
import type { BotPlayer } from '../generated/graphql.js';
import { LetBotDecideDocument } from '../generated/whatif.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import './whatif.css';

/** The maximum number of decisions per request. A small number lets the user see each decision and stop. */
const STRIDE = 4;
const lengths = [1, 5, 20, Infinity] as const;
const bots: readonly BotPlayer[] = ['RANDOM', 'GREEDY', 'SEARCH'];

/**
 * Lets a bot decide for the seats that the user plays in a branch in this tab. The bot makes a given number of
 * decisions, or plays to the end of the game.
 */
export function BotPlay({ replay }: { readonly replay: OpenReplay }) {
  const say = useSay();
  const { game, toEnd } = replay;
  const seats = branchSeats(game.id);
  const [letDecide] = useMutation(LetBotDecideDocument);
  const [bot, setBot] = useState<BotPlayer>('GREEDY');
  const [requested, setWhom] = useState('both');
  const [length, setLength] = useState<number>(5);
  const [result, setResult] = useState<{ readonly text: string; readonly isProblem: boolean } | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const whom = seats.length > 1 ? requested : `${seats[0]}`;
  if (seats.length === 0 || game.result !== null) return null;

  const play = async (): Promise<void> => {
    isStopped.current = false;
    setPlaying(true);
    toEnd();
    let made = 0;
    let next = '';
    const done = (): string => say('whatif.decisions', { count: made });
    setResult({ text: say('whatif.playing', { done: done() }), isProblem: false });
    try {
      const goesOn = (): boolean => made < length && !isStopped.current;
      while (goesOn()) {
        const decisions = Math.min(STRIDE, length - made);
        const meant = whom === 'both' ? seats : [Number(whom)];
        const { data } = await letDecide({ variables: { game: game.id, bot, seats: meant, decisions } });
        if (!data) break;
        const { waitsFor, ...answer } = data.letBotDecide;
        made += answer.decisions;
        setResult({ text: say('whatif.playing', { done: done() }), isProblem: false });
        next =
          waitsFor === null
            ? say('whatif.over')
            : say('whatif.waits', { player: game.players[waitsFor]?.name ?? '' });
        if (answer.decisions < decisions) break;
      }
      setResult({ text: `${say('whatif.done', { done: done() })} ${next}`, isProblem: false });
    } catch (error) {
      setResult({ text: say('whatif.failed', { why: errorMessage(error) }), isProblem: true });
    }
    setPlaying(false);
  };
  return (
    <section className="bot-play" aria-label={say('whatif.play-on')} data-testid="bot-play">
      <h4>{say('whatif.play-on')}</h4>
      <div className="bot-play-choices">
        <label>
          {say('whatif.for')}
          <Choice
            testId="bot-for"
            value={whom}
            isDisabled={isPlaying}
            options={[
              ...(seats.length > 1 ? [['both', say('whatif.both')] as const] : []),
              ...seats.map(
                (seat) => [`${seat}`, game.players[seat]?.name ?? say('board.seat', { seat })] as const,
              ),
            ]}
            choose={setWhom}
          />
        </label>
        <label>
          {say('whatif.bot')}
          <Choice
            testId="bot-kind"
            value={bot}
            isDisabled={isPlaying}
            options={bots.map((kind) => [kind, say(`whatif.bots.${kind}`)])}
            choose={setBot}
          />
        </label>
        <label>
          {say('whatif.how-long')}
          <Choice
            testId="bot-length"
            value={length}
            isDisabled={isPlaying}
            options={lengths.map((count) => [
              count,
              count === Infinity ? say('whatif.to-end') : say('whatif.decisions', { count }),
            ])}
            choose={setLength}
          />
        </label>
        {isPlaying ? (
          <button
            type="button"
            className="button button-quiet"
            data-testid="bot-stop"
            onClick={() => (isStopped.current = true)}
          >
            {say('whatif.stop')}
          </button>
        ) : (
          <button type="button" className="button" data-testid="bot-start" onClick={() => void play()}>
            {say('whatif.start')}
          </button>
        )}
      </div>
      <p
        className={result?.isProblem === true ? 'whatif-problem' : 'whatif-hint'}
        role={result?.isProblem === true ? 'alert' : 'status'}
        data-testid="bot-told"
      >
        {result?.text}
      </p>
    </section>
  );
}
