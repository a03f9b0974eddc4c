import type { ReactNode } from 'react';
import { useSay } from '../words/language.js';

interface Props {
  readonly id: string;
  /** The test id of the start button. */
  readonly beginId: string;
  /** The text of the button. */
  readonly title: string;
  readonly isBusy: boolean;
  readonly begin: () => void;
  readonly children: ReactNode;
}

/** A form with a button that starts something, such as a game or a draft. */
export function BeginForm({ id, beginId, title, isBusy, begin, children }: Props) {
  const say = useSay();
  return (
    <form
      className="new-game"
      data-testid={id}
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      {children}
      <div className="choice-send">
        <button type="submit" className="button button-strong" data-testid={beginId} disabled={isBusy}>
          {isBusy ? say('play.starting') : title}
        </button>
      </div>
    </form>
  );
}

interface OwnNameProps {
  readonly id: string;
  readonly name: string;
  /** The default name. If absent, the user must enter a name. */
  readonly placeholder?: string | undefined;
  readonly change: (name: string) => void;
}

/** Asks for the name under which the user plays. */
export function OwnName({ id, name, placeholder, change }: OwnNameProps) {
  const say = useSay();
  return (
    <label>
      <span>{say('play.your-name')}</span>
      <input
        required={placeholder === undefined}
        placeholder={placeholder}
        maxLength={60}
        autoComplete="nickname"
        data-testid={id}
        value={name}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}
