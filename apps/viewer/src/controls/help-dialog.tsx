import { useEffect, useRef } from 'react';
import { CloseIcon } from '../design/icons.js';
import { useSay } from '../words/language.js';
import { keyHelp } from './keys.js';

export function HelpDialog({ close }: { readonly close: () => void }) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="help"
      data-testid="help"
      aria-labelledby="help-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => event.key === '?' && dialog.current?.close()}
    >
      <div className="help-inner">
        <header>
          <h2 id="help-title">{say('keys.title')}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={say('app.close')}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        <dl>
          {keyHelp.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{say(`keys.does.${does}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{say('keys.advice')}</p>
      </div>
    </dialog>
  );
}
