import type { OpenReplay } from '../panels/panel.js';
import { shareFragment } from '../api/credentials.js';
import { useSay } from '../words/language.js';
import { OptionChoice, OptionWorth, type WordedOption } from './option-choice.js';
import { usePlaying, type PlayableDecision } from './use-playing.js';
import './whatif.css';

interface Props {
  readonly replay: OpenReplay;
  readonly decision: PlayableDecision & {
    readonly min: number;
    readonly max: number;
    readonly choice: readonly string[] | null;
  };
  readonly options: readonly WordedOption[];
}

/**
 * Shows the options of a decision. If the user plays the deciding seat, the choice is made in the game. Otherwise, a
 * different choice starts a branch.
 */
export function PlayingByHand({ replay, decision, options }: Props) {
  const say = useSay();
  const { mode, isBusy, problem, play } = usePlaying(replay, decision);
  const { min, max, choice } = decision;
  if (shareFragment !== '') return <ReadOptions options={options} taken={choice} />;
  return (
    <>
      <OptionChoice
        options={options}
        min={min}
        max={max}
        taken={choice}
        mode={mode}
        isBusy={isBusy}
        confirm={(chosen, name) => void play(chosen, name)}
      />
      {mode === 'branch' && (
        <button
          type="button"
          className="button button-quiet whatif-from"
          data-testid="play-from"
          title={say('whatif.play-from-hint')}
          disabled={isBusy}
          onClick={() => void play(null, null)}
        >
          {say('whatif.play-from')}
        </button>
      )}
      {problem !== null && (
        <p className="whatif-problem" role="alert" data-testid="play-problem">
          {problem}
        </p>
      )}
    </>
  );
}

/** Shows options without controls, for users who opened a share link. */
function ReadOptions({
  options,
  taken,
}: Pick<Props, 'options'> & { readonly taken: readonly string[] | null }) {
  const say = useSay();
  return (
    <ul className="option-list">
      {options.map(({ key, text, worth }) => {
        const isTaken = taken?.includes(key) ?? false;
        return (
          <li key={key} className={isTaken ? 'is-taken' : ''} data-testid="option" data-key={key}>
            <span>{text}</span>
            {isTaken && <b>{say('decisions.taken')}</b>}
            {worth && <OptionWorth worth={worth} />}
          </li>
        );
      })}
    </ul>
  );
}
