import { useEffect, useMemo, useRef, useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { entryAt } from '../cursor/game-line.js';
import { landings } from '../cursor/marks.js';
import { ChevronIcon } from '../design/icons.js';
import { dayName } from '../design/word-labels.js';
import { PositionLink } from '../log/position-link.js';
import { useWords } from '../look/game-look.js';
import { JumpButtons } from '../panels/jump-buttons.js';
import type { OpenReplay, PanelProps } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { ChainTree } from './chain-tree.js';
import { chainsOf, reactionUpTo, standingAt, type Chain, type Reaction } from './reaction-chains.js';
import { useReactions } from './use-reactions.js';
import './reactions.css';

/** Shows the waiting reactions, and every chain of the game by day. */
export function ReactionsPanel({ replay, marks, open }: PanelProps) {
  const say = useSay();
  const { game, line, as, at, go, reached } = replay;
  const { value: all, error } = useReactions(game.id, as, line.last);
  const reactions = useMemo(
    () =>
      all?.map((reaction) => reactionUpTo(reaction, reached)).filter((reaction) => reaction !== null) ?? null,
    [all, reached],
  );
  const chains = useMemo(() => chainsOf(reactions ?? []), [reactions]);
  if (error != null) return <p className="panel-scroll panel-nothing">{errorMessage(error)}</p>;
  if (!reactions) return <p className="panel-waiting" aria-busy="true" />;
  if (chains.length === 0) return <p className="panel-scroll panel-nothing">{say('reactions.none')}</p>;
  const { before, after } = landings(marks.reaction, at.revision);
  const showCard = (item: number): void => open('card', `${item}`);
  return (
    <section className="reactions panel-scroll" data-testid="reactions">
      <header className="reactions-head">
        <p>{say('reactions.count', { count: reactions.length })}</p>
        <JumpButtons
          id="reaction"
          backName={say('controls.jump-back.reaction')}
          forwardName={say('controls.jump-forward.reaction')}
          before={before === null ? undefined : { revision: before }}
          after={after === null ? undefined : { revision: after }}
          go={go}
        />
      </header>
      <Waiting reactions={reactions} replay={replay} />
      <Days chains={chains} replay={replay} showCard={showCard} />
    </section>
  );
}

/** Lists the reactions that are waiting in Limbo or being played at the current position. */
function Waiting({
  reactions,
  replay,
}: {
  readonly reactions: readonly Reaction[];
  readonly replay: OpenReplay;
}) {
  const say = useSay();
  const { at, as, go } = replay;
  const open = reactions.flatMap((reaction) => {
    const standing = standingAt(reaction, at.revision);
    return standing === 'waiting' || standing === 'playing' ? [{ reaction, standing } as const] : [];
  });
  return (
    <div className="reactions-now" aria-live="polite" data-testid="reactions-now">
      <h3>{say('reactions.now')}</h3>
      {open.length === 0 ? (
        <p className="panel-nothing">{say('reactions.nothing-waits')}</p>
      ) : (
        <ul>
          {open.map(({ reaction, standing }) => (
            <li key={reaction.emblem} className={`seat-${reaction.seat}`} data-testid="reaction-open">
              <PositionLink at={{ revision: reaction.revision }} as={as} go={go} className="reaction-link">
                {reaction.source.name ?? say('why.some-card')}
              </PositionLink>
              <span className="reaction-standing">{say(`reactions.standing.${standing}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface DaysProps {
  readonly chains: readonly Chain[];
  readonly replay: OpenReplay;
  readonly showCard: (item: number) => void;
}

/** Lists the chains of each day. Only one day is expanded at a time, initially the current day. */
function Days({ chains, replay, showCard }: DaysProps) {
  const say = useSay();
  const words = useWords();
  const { line, at } = replay;
  const days = useMemo(() => [...new Set(chains.map(({ day }) => day))], [chains]);
  const here = entryAt(line, at.revision)?.clock.day ?? 0;
  const [chosen, choose] = useState<{ readonly day: number | null; readonly here: number } | null>(null);
  const shown = chosen?.here === here ? chosen.day : here;
  const current = chains.findLast(({ revision }) => revision <= at.revision);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('.is-current')?.scrollIntoView({ block: 'nearest' });
  }, [current, shown]);
  return (
    <div ref={list}>
      {days.map((day) => {
        const of = chains.filter((chain) => chain.day === day);
        const isOpen = day === shown;
        return (
          <section key={day} className="reactions-day">
            <h3>
              <button
                type="button"
                aria-expanded={isOpen}
                data-testid="reactions-day"
                onClick={() => choose({ day: isOpen ? null : day, here })}
              >
                <ChevronIcon />
                {dayName(day, words)}
                <small>{say('reactions.chains', { count: of.length })}</small>
              </button>
            </h3>
            {isOpen &&
              of.map((chain) => (
                <ChainTree
                  key={chain.revision}
                  chain={chain}
                  isCurrent={chain === current && at.revision <= chain.last}
                  replay={replay}
                  showCard={showCard}
                />
              ))}
          </section>
        );
      })}
    </div>
  );
}
