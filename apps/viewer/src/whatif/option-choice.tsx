import { useId, useState } from 'react';
import { CardText } from '../look/sign.js';
import { barOf, ShownWorth, type Worth } from '../words/shown-worth.js';
import { useSay } from '../words/language.js';
import './whatif.css';

/** The maximum length of a branch name in the API. */
const LONGEST_NAME = 80;

export interface WordedOption {
  readonly key: string;
  readonly text: string;
  /** The value of the option according to a review. Absent if there is none. */
  readonly worth?: Worth | undefined;
}

/** Shows the value of an option according to a review, with a bar. */
export function OptionWorth({ worth }: { readonly worth: Worth }) {
  return (
    <span className="option-worth" data-testid="option-worth" style={barOf(worth)}>
      <ShownWorth worth={worth} />
    </span>
  );
}

interface Props {
  readonly options: readonly WordedOption[];
  readonly min: number;
  readonly max: number;
  /** The choice made in the game. Null if there is none yet, or if it is hidden. */
  readonly taken: readonly string[] | null;
  /** `choose` makes the choice in the game. `branch` starts a new branch with the choice, which the user can name. */
  readonly mode: 'choose' | 'branch';
  readonly isBusy: boolean;
  readonly confirm: (choice: readonly string[], name: string | null) => void;
}

/**
 * Lists the options of a decision, with a button that confirms the choice. If the user chooses several options, their
 * order is the order of the clicks.
 */
export function OptionChoice({ options, min, max, taken, mode, isBusy, confirm }: Props) {
  const say = useSay();
  const nameId = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name, setName] = useState<string | null>(null);
  const toggle = (key: string): void => {
    setName(null);
    setChosen((before) => {
      if (before.includes(key)) return before.filter((other) => other !== key);
      return max === 1 ? [key] : [...before, key].slice(-max);
    });
  };
  const isAsTaken = taken?.join('\n') === chosen.join('\n');
  const isEnough = chosen.length >= min && chosen.length <= max;
  const isBranch = mode === 'branch';
  const isReady = isEnough && !(isBranch && isAsTaken);
  const texts = chosen.map((key) => options.find((option) => option.key === key)?.text ?? key).join(', ');
  const shownName = name ?? texts.slice(0, LONGEST_NAME);
  return (
    <>
      <ul className="option-list">
        {options.map(({ key, text, worth }) => {
          const isTaken = taken?.includes(key) ?? false;
          const place = chosen.indexOf(key);
          const state = `${isTaken ? 'is-taken' : ''} ${place >= 0 ? 'is-chosen' : ''}`;
          return (
            <li key={key} className={state} data-testid="option" data-key={key}>
              <button
                type="button"
                aria-pressed={place >= 0}
                disabled={isBusy}
                data-testid="option-choose"
                onClick={() => toggle(key)}
              >
                <span>
                  <CardText text={text} />
                </span>
                {place >= 0 && (
                  <b>{max > 1 ? say('whatif.chosen-as', { place: place + 1 }) : say('whatif.chosen')}</b>
                )}
                {isTaken && <b>{say('decisions.taken')}</b>}
                {worth && <OptionWorth worth={worth} />}
              </button>
            </li>
          );
        })}
      </ul>
      {isBranch && chosen.length === 0 && <p className="whatif-hint">{say('whatif.try-hint')}</p>}
      {isBranch && isEnough && chosen.length > 0 && isAsTaken && (
        <p className="whatif-hint">{say('whatif.was-taken')}</p>
      )}
      {isReady && (isBranch ? chosen.length > 0 || taken !== null : true) && (
        <div className="whatif-confirm">
          {isBranch && (
            <>
              <label htmlFor={nameId}>{say('whatif.branch-name')}</label>
              <input
                id={nameId}
                type="text"
                maxLength={LONGEST_NAME}
                value={shownName}
                data-testid="branch-name"
                onChange={(event) => setName(event.target.value)}
              />
            </>
          )}
          <button
            type="button"
            className="button"
            data-testid="option-confirm"
            disabled={isBusy}
            onClick={() => confirm(chosen, shownName === '' ? null : shownName)}
          >
            {say(isBranch ? 'whatif.try' : 'whatif.choose')}
          </button>
        </div>
      )}
    </>
  );
}
