import { useState } from 'react';
import { useSay } from '../words/language.js';

interface Props {
  readonly id: string;
  readonly link: string;
  readonly name: string;
}

/** Shows a link for another player, with a button that copies the link. */
export function CopiedLink({ id, link, name }: Props) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    // Does nothing if there is no clipboard. Browsers provide the clipboard only to pages with a secure connection.
    if (!('clipboard' in navigator)) return;
    navigator.clipboard.writeText(link).then(
      () => {
        setCopied(true);
        setTimeout(() => setCopied(false), 1600);
      },
      () => undefined,
    );
  };
  return (
    <div className="copied-link">
      <input
        readOnly
        aria-label={name}
        value={link}
        data-testid={`${id}-link`}
        onFocus={({ target }) => target.select()}
      />
      <button type="button" className="button" data-testid={`${id}-copy`} onClick={copy}>
        {say(copied ? 'app.copied' : 'app.copy')}
      </button>
    </div>
  );
}
