import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { Player } from '../api/shapes.js';
import { perspectivesOf } from '../cursor/perspectives.js';
import type { Perspective, ReplayAddress } from '../cursor/address.js';
import { CloseIcon, LinkIcon, RemoveIcon } from '../design/icons.js';
import { RevokeShareDocument, ShareDocument, SharesDocument } from '../generated/shares.js';
import type { Caption } from '../picture/moment-picture.js';
import { PictureButtons } from '../picture/picture-buttons.js';
import { dateAndTime } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import './note-writing.css';
import './share.css';

interface Props {
  readonly game: string;
  readonly players: readonly Player[];
  /** The shown position. */
  readonly here: string;
  readonly as: Perspective;
  /**
   * The last position of the game. Null until the user has reached it, because only the part that the user has seen is
   * shared.
   */
  readonly last: string | null;
  /** The open panel. Share links open it too. */
  readonly panel: Pick<ReplayAddress, 'panel' | 'about'>;
  /** The texts around a picture of the board. */
  readonly caption: Caption;
  readonly close: () => void;
}

interface ShareLink {
  readonly link: string;
  readonly embed: string | null;
  readonly position: string;
}

/** Lets the user create, copy and revoke share links to the game. */
export function ShareDialog({ game, players, here, as, last, panel, caption, close }: Props) {
  const say = useSay();
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { data, error } = useQuery(SharesDocument, {
    variables: { id: game },
    fetchPolicy: 'cache-and-network',
  });
  const refetch = { refetchQueries: [SharesDocument], awaitRefetchQueries: true };
  const [share, sharing] = useMutation(ShareDocument, refetch);
  const [revoke, revoking] = useMutation(RevokeShareDocument, refetch);
  const [copied, setCopied] = useState<string | null>(null);
  // If the review is open, shares the whole game by default, because a link to a part of the game would not show the
  // review.
  const [isWhole, setWhole] = useState(panel.panel === 'review' && last !== null);
  const until = isWhole && last !== null ? last : here;

  const nameOf = (view: Perspective): string =>
    perspectivesOf(players, say).find((choice) => choice.as === view)?.name ?? view;
  /** Adds the current position to a share link if the link includes that position. */
  const atMoment = (link: string, { position }: ShareLink): URL => {
    const address = new URL(link, location.href);
    if (Number.parseInt(here) <= Number.parseInt(position)) address.searchParams.set('at', here);
    return address;
  };
  const opened = (share: ShareLink): string => {
    const address = atMoment(share.link, share);
    for (const [name, value] of Object.entries(panel))
      if (value !== null) address.searchParams.set(name, value);
    return `${address.pathname}${address.search}${address.hash}`;
  };
  const hrefOf = (share: ShareLink): string => new URL(opened(share), location.href).href;
  /** Returns the HTML of an `iframe` that shows the current position. */
  const frameOf = (share: ShareLink, embed: string): string => {
    const source = atMoment(embed, share).href.replaceAll('&', '&amp;');
    return `<iframe src="${source}" title="Retrace" width="100%" height="600" style="border:0"></iframe>`;
  };
  const copy = async (text: string, what: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(what);
    } catch {
      // The page is not allowed to access the clipboard. The user can copy the link from the list manually.
      setCopied(null);
    }
  };
  const make = async (): Promise<void> => {
    try {
      const { data: made } = await share({ variables: { game, position: until, as } });
      if (made) await copy(hrefOf(made.share), made.share.id);
    } catch {
      // The dialog shows the error.
    }
  };
  const take = async (id: string): Promise<void> => {
    try {
      await revoke({ variables: { game, id } });
    } catch {
      // The dialog shows the error.
    }
  };
  const problem = sharing.error ?? revoking.error ?? error;
  const shares = data?.game.shares ?? [];
  return (
    <dialog
      ref={dialog}
      className="help share"
      data-testid="share-dialog"
      aria-labelledby="share-title"
      onClose={close}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="help-inner">
        <header>
          <h2 id="share-title">{say('share.title')}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={say('app.close')}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        {last !== null && (
          <div className="segments" role="group" aria-label={say('share.how-much')}>
            {[false, true].map((whole) => (
              <button
                key={`${whole}`}
                type="button"
                aria-pressed={isWhole === whole}
                data-testid={whole ? 'share-whole' : 'share-up-to'}
                onClick={() => setWhole(whole)}
              >
                {say(whole ? 'share.whole' : 'share.up-to')}
              </button>
            ))}
          </div>
        )}
        <p className="share-what">
          {say(isWhole ? 'share.what-whole' : 'share.what', { here, as: nameOf(as) })}
        </p>
        <button
          type="button"
          className="button button-main"
          data-testid="share-make"
          disabled={sharing.loading}
          onClick={() => void make()}
        >
          <LinkIcon />
          {say('share.make')}
        </button>
        {problem && (
          <p className="note-problem" role="alert">
            {errorMessage(problem)}
          </p>
        )}
        <PictureButtons caption={caption} name={`${game}-${here}`} />
        {shares.length > 0 && (
          <ul className="shares" aria-label={say('share.active')}>
            {shares.toReversed().map((link) => (
              <li key={link.id} data-testid="share-link">
                <span>
                  <a href={opened(link)} target="_blank" rel="noreferrer">
                    {`${link.position} · ${nameOf(link.as)}`}
                  </a>
                  <small>{`${link.by} · ${dateAndTime(link.sharedAt, locale)}`}</small>
                </span>
                <button
                  type="button"
                  className="button"
                  data-testid="share-copy"
                  onClick={() => void copy(hrefOf(link), link.id)}
                >
                  {say(copied === link.id ? 'app.copied' : 'app.copy')}
                </button>
                {link.embed !== null && (
                  <button
                    type="button"
                    className="button"
                    title={say('share.embed')}
                    data-testid="share-embed"
                    onClick={() => void copy(frameOf(link, link.embed ?? ''), `${link.id} frame`)}
                  >
                    {copied === `${link.id} frame` ? say('app.copied') : '</>'}
                  </button>
                )}
                <button
                  type="button"
                  className="icon-button"
                  aria-label={say('share.revoke', { at: link.position })}
                  title={say('share.revoke', { at: link.position })}
                  data-testid="share-revoke"
                  onClick={() => void take(link.id)}
                >
                  <RemoveIcon />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </dialog>
  );
}
