import { useEffect, useRef } from 'react';
import { CloseIcon } from '../design/icons.js';
import { keyHelp } from './keys.js';

/** The keys and what they do. */
export function HelpDialog({ close }: { readonly close: () => void }) {
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
          <h2 id="help-title">Keys</h2>
          <button
            type="button"
            className="icon-button"
            aria-label="Close the help"
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        <dl>
          {keyHelp.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
        <p>
          The address always holds the position and the perspective. Copy it, and others see what you see.
          Point at a card to read it. Click it to keep it open.
        </p>
      </div>
    </dialog>
  );
}
