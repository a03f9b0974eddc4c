import { useState, type ReactNode } from 'react';

interface Props {
  /** The address of the picture on this server. Null if there is none. */
  readonly image: string | null;
  readonly className: string;
  /** The drawing to show if there is no picture or it cannot be loaded. */
  readonly children: ReactNode;
}

/**
 * Shows the user's own picture of a card. If there is none, shows a drawing. The picture has no text alternative,
 * because the text next to it describes the card.
 */
export function Picture({ image, className, children }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image === null || image === broken) return children;
  return (
    <img
      className={className}
      src={image}
      alt=""
      decoding="async"
      data-testid="card-picture"
      draggable={false}
      onError={() => setBroken(image)}
    />
  );
}
