import { useState } from 'react';
import { pngFile, save, svgFile } from './saved-files.js';
import { useSay } from '../words/language.js';
import { positionPicture, type Caption } from './moment-picture.js';
import './picture.css';

interface Props {
  readonly caption: Caption;
  /** The file name without its extension. */
  readonly name: string;
}

/** Lets the user save the visible board as a picture with a caption. */
export function PictureButtons({ caption, name }: Props) {
  const say = useSay();
  const [isMaking, setMaking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const make = async (kind: 'png' | 'svg'): Promise<void> => {
    const board = document.querySelector<HTMLElement>('.replay-main .board');
    if (board === null) return;
    setMaking(true);
    setFailed(false);
    try {
      const drawing = await positionPicture(board, caption);
      const file = kind === 'svg' ? svgFile(drawing) : await pngFile(drawing);
      if (file === null) throw new Error("The browser can't draw the picture.");
      save(`${name}.${kind}`, file);
    } catch {
      setFailed(true);
    } finally {
      setMaking(false);
    }
  };
  return (
    <section className="share-picture">
      <p className="share-what">{say('share.picture')}</p>
      {(['png', 'svg'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          className="button"
          data-testid={`picture-${kind}`}
          disabled={isMaking}
          onClick={() => void make(kind)}
        >
          {say(`charts.${kind}`)}
        </button>
      ))}
      {hasFailed && (
        <p className="note-problem" role="alert">
          {say('share.no-picture')}
        </p>
      )}
    </section>
  );
}
