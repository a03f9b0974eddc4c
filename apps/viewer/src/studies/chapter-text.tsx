import { formatAddress, newAddress } from '../cursor/address.js';
import { parsePosition } from '../cursor/position.js';
import { CardText } from '../look/sign.js';
import { PageLink } from '../shell/page-link.js';
import type { ReactNode } from 'react';
import { useSay } from '../words/language.js';
import type { Written } from './chapter-content.js';
import type { Shown } from './chapter-page.js';
import { ChapterTries } from './chapter-tries.js';
import { TriedChapter, type TryAttempt } from './tried-chapter.js';

interface Props {
  readonly shown: Shown;
  /** The author's version of the texts and marks. Null for readers. */
  readonly written: Written | null;
  /** The position shown on the board. Null for the chapter's first position. */
  readonly at: string | null;
  /** Shows a position on the board. If this function is null, the board remains at the first position. */
  readonly setAt: ((at: string | null) => void) | null;
  readonly study: string;
  readonly attempt: TryAttempt;
  /**
   * Renders the content after an answered question. `choice` is null if the reader made no choice. `again` starts the
   * question again.
   */
  readonly end: (choice: readonly string[] | null, again: () => void) => ReactNode;
}

/** Shows a chapter's text, its question, its events, and a link to the game. */
export function ChapterText({ shown, written, at, setAt, study, attempt, end }: Props) {
  const say = useSay();
  const { game, position, question } = shown;
  // If the game no longer exists, the chapter has no position to show. Its author can still read the text.
  const text = position ? shown.text : (written?.text ?? '');
  const steps = position && position.steps.length > 1 && (
    <section aria-label={say('studies.line')}>
      <h3>{say('studies.line')}</h3>
      <ol className="chapter-line" data-testid="chapter-line">
        {position.steps.map((step) => (
          <li key={step.position}>
            {setAt === null ? (
              <CardText text={step.text} />
            ) : (
              <button
                type="button"
                aria-pressed={step.position === (at ?? position.position)}
                data-testid="chapter-step"
                onClick={() => setAt(step.position)}
              >
                <CardText text={step.text} />
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
  return (
    <>
      {text !== '' && (
        <p className="chapter-text" data-testid="chapter-text">
          {text}
        </p>
      )}
      {position && (position.choices.length > 0 || question) ? (
        <TriedChapter
          shown={shown}
          position={position}
          attempt={attempt}
          end={end}
          tried={() => setAt?.(null)}
        >
          {steps}
        </TriedChapter>
      ) : (
        steps
      )}
      {written?.question && position && (
        <ChapterTries study={study} chapter={shown.id} choices={position.choices} />
      )}
      {game !== null && position && (
        <PageLink
          to={formatAddress({
            ...newAddress(game),
            as: position.as,
            at: parsePosition(at ?? position.position),
          })}
          className="button button-quiet"
        >
          {say('studies.open')}
        </PageLink>
      )}
    </>
  );
}
