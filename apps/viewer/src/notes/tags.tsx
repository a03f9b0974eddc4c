import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import type { GameSummary } from '../api/shapes.js';
import { CloseIcon } from '../design/icons.js';
import { TagDocument, UntagDocument } from '../generated/notes.js';
import { useSay } from '../words/language.js';
import './tags.css';

interface Props {
  readonly game: Pick<GameSummary, 'id' | 'tags' | 'lateTags' | 'writable'>;
  /** Whether to show tags that could reveal the result. */
  readonly isEndShown: boolean;
}

/** Shows the tags of a game. Users who have write access can add and remove tags. */
export function Tags({ game: { id: game, tags: all, lateTags, writable }, isEndShown }: Props) {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [give] = useMutation(TagDocument);
  const [take] = useMutation(UntagDocument);
  const [revealed, setRevealed] = useState(false);
  if (all.length === 0 && !writable) return null;
  const tags = isEndShown || revealed ? all : all.filter((tag) => !lateTags.includes(tag));
  const hidden = all.length - tags.length;

  const attempt = async (saying: Promise<unknown>): Promise<void> => {
    try {
      await saying;
      setTyped(null);
      setProblem(null);
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  const add = (): void => {
    const tag = typed?.trim() ?? '';
    if (tag === '') return setTyped(null);
    // The user who adds a tag already knows it, so the tag is shown.
    if (hidden === 0) setRevealed(true);
    void attempt(
      give({
        variables: { game, tag },
        update: (cache, { data }) => remember(cache, data?.tag),
      }),
    );
  };
  const remember = (cache: Parameters<typeof keep>[0], left: readonly string[] | undefined): void => {
    if (left !== undefined) keep(cache, game, left);
  };
  return (
    <span className="tags" data-testid="tags">
      {tags.map((tag) => (
        <span key={tag} className="tag" data-testid="tag">
          {tag}
          {writable && (
            <button
              type="button"
              aria-label={say('tags.remove', { tag })}
              onClick={() =>
                void attempt(
                  take({
                    variables: { game, tag },
                    update: (cache, { data }) => remember(cache, data?.untag),
                  }),
                )
              }
            >
              <CloseIcon />
            </button>
          )}
        </span>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className="tag tag-hidden"
          data-testid="tags-hidden"
          title={say('tags.hidden-hint')}
          onClick={() => setRevealed(true)}
        >
          {say('tags.hidden', { count: hidden })}
        </button>
      )}
      {writable && typed === null && (
        <button type="button" className="tag-add" data-testid="tag-add" onClick={() => setTyped('')}>
          {`+ ${say('tags.tag')}`}
        </button>
      )}
      {typed !== null && (
        <input
          className="tag-input"
          data-testid="tag-input"
          aria-label={say('tags.new')}
          placeholder={say('tags.tag')}
          size={10}
          maxLength={40}
          autoFocus
          value={typed}
          aria-invalid={problem !== null}
          title={problem ?? undefined}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
            if (event.key === 'Escape') setTyped(null);
          }}
        />
      )}
      {problem !== null && (
        <span className="tag-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

interface Cache {
  identify(object: { __typename: string; id: string }): string | undefined;
  modify(options: { id: string; fields: Record<string, () => readonly string[]> }): unknown;
}

/** Updates the tags of a game in the cache. Every component that shows the game is then updated. */
function keep(cache: Cache, game: string, tags: readonly string[]): void {
  cache.modify({
    id: cache.identify({ __typename: 'Game', id: game }) ?? '',
    fields: { tags: () => tags },
  });
}
