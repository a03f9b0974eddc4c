import { useEffect, useRef } from 'react';
import type { GameLine } from '../cursor/game-line.js';
import { useSay } from '../words/language.js';

/** The maximum number of listed events. The replay shows all of them. */
const LISTED = 60;

/** Lists the events up to the position on the board, latest event last. */
export function RecentEvents({ line, shown }: { readonly line: GameLine | null; readonly shown: string }) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  const until = Number(shown);
  const events = (line?.entries ?? [])
    .filter(({ revision, shows }) => shows && revision <= until)
    .slice(-LISTED);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [until, line]);
  return (
    // The scrollable area is focusable, so that it can be scrolled with the keyboard.
    <section className="recent" aria-label={say('play.recent')}>
      <h3>{say('play.recent')}</h3>
      <div ref={list} role="log" tabIndex={0} aria-label={say('play.recent')}>
        <ol data-testid="recent">
          {events.map(({ revision, seat, text }) => (
            <li key={revision} className={seat === null ? '' : `seat-${seat}`}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
