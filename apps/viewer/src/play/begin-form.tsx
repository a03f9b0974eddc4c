import type { ReactNode } from 'react';
import { useSay } from '../words/language.js';

interface Props {
  readonly id: string;
  /** Of the button that begins. */
  readonly beginId: string;
  /** What the button says. */
  readonly title: string;
  readonly isBusy: boolean;
  readonly begin: () => void;
  readonly children: ReactNode;
}

/** A form at whose end something begins: a game, a draft. */
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
  readonly change: (name: string) => void;
}

/** What the reader is called at the table. */
export function OwnName({ id, name, change }: OwnNameProps) {
  const say = useSay();
  return (
    <label>
      <span>{say('play.your-name')}</span>
      <input
        required
        maxLength={60}
        autoComplete="nickname"
        data-testid={id}
        value={name}
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}
