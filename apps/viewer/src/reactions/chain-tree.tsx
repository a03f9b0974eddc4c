import { memo, type ReactNode } from 'react';
import { entryAt } from '../cursor/game-line.js';
import { PositionLink } from '../log/position-link.js';
import { CardText } from '../look/sign.js';
import type { OpenReplay } from '../panels/panel.js';
import { useSay } from '../words/language.js';
import { standingAt, type Chain, type ChainEvent, type ChainReaction } from './reaction-chains.js';

interface Props {
  readonly chain: Chain;
  readonly isCurrent: boolean;
  readonly replay: OpenReplay;
  readonly showCard: (item: number) => void;
}

/**
 * Shows one chain as a tree. The root is the event that started the chain. Below an event are the reactions that it
 * activated. Below a reaction are the events that it caused.
 */
export const ChainTree = memo(function ChainTree({ chain, isCurrent, replay, showCard }: Props) {
  const say = useSay();
  return (
    <article
      className={isCurrent ? 'chain is-current' : 'chain'}
      data-testid="chain"
      data-revision={chain.revision}
      data-depth={chain.depth}
    >
      <p className="chain-size">
        {[
          say('reactions.count', { count: chain.count }),
          ...(chain.depth > 1 ? [say('reactions.deep', { depth: chain.depth })] : []),
        ].join(' · ')}
      </p>
      <ul className="chain-tree">
        <EventNode event={chain} replay={replay} showCard={showCard} />
      </ul>
    </article>
  );
});

interface NodeProps {
  readonly replay: OpenReplay;
  readonly showCard: (item: number) => void;
}

function EventNode({ event, ...given }: NodeProps & { readonly event: ChainEvent }) {
  const { line, at, as, go } = given.replay;
  const { revision, reactions } = event;
  const isHere = at.revision === revision;
  return (
    <li className="chain-event" aria-current={isHere ? 'step' : undefined} data-testid="chain-event">
      <PositionLink at={{ revision }} as={as} go={go} className="chain-link">
        <span className="log-number">{revision}</span>
        <span>{entryAt(line, revision)?.text ?? ''}</span>
      </PositionLink>
      <Branches>
        {reactions.map((node) => (
          <ReactionNode key={node.reaction.emblem} node={node} {...given} />
        ))}
      </Branches>
    </li>
  );
}

function ReactionNode({ node, ...given }: NodeProps & { readonly node: ChainReaction }) {
  const say = useSay();
  const { reaction, order, events } = node;
  const { emblem, seat, source, text, ordinal, dailyLimit } = reaction;
  const { as, at, go } = given.replay;
  const standing = standingAt(reaction, at.revision);
  const name = source.name ?? say('why.some-card');
  const { item } = source;
  return (
    <li
      className={`chain-reaction seat-${seat} is-${standing}`}
      data-testid="chain-reaction"
      data-emblem={emblem}
      data-standing={standing}
    >
      <p className="chain-head">
        {order !== null && (
          <span className="chain-order" aria-label={say('reactions.order', { order })}>
            {order}
          </span>
        )}
        {item === null ? (
          <b>{name}</b>
        ) : (
          <button type="button" className="chain-card" onClick={() => given.showCard(item)}>
            {name}
          </button>
        )}
        <span className="reaction-standing">{say(`reactions.standing.${standing}`)}</span>
        <span className="chain-count">
          {dailyLimit === null
            ? say('reactions.ordinal', { ordinal })
            : say('reactions.of-limit', { ordinal, limit: dailyLimit })}
        </span>
      </p>
      {text !== null && (
        <q className="chain-text">
          <CardText text={text} />
        </q>
      )}
      {reaction.played !== null && reaction.over !== null && (
        <p className="chain-when">
          <PositionLink at={{ revision: Number(reaction.played) }} as={as} go={go} className="chain-moment">
            {say('reactions.played-at', { at: Number(reaction.played) })}
          </PositionLink>
          <PositionLink at={{ revision: Number(reaction.over) }} as={as} go={go} className="chain-moment">
            {say('reactions.over-at', { at: Number(reaction.over) })}
          </PositionLink>
        </p>
      )}
      <Branches>
        {events.map((event) => (
          <EventNode key={event.revision} event={event} {...given} />
        ))}
      </Branches>
    </li>
  );
}

function Branches({ children }: { readonly children: readonly ReactNode[] }) {
  return children.length === 0 ? null : <ul className="chain-branches">{children}</ul>;
}
