import type { ReactionsQuery } from '../generated/graphql.js';

type Node = ReactionsQuery['game']['reactions']['edges'][number]['node'];
type Numbered = 'emblem' | 'ordinal' | 'depth';

/** An activated reaction. */
export type Reaction = Omit<Node, Numbered> & { readonly [Key in Numbered]: NonNullable<Node[Key]> };

export function isActivated(node: Node): node is Node & Reaction {
  return node.emblem !== null;
}

/** The possible states of a reaction at a position. */
export const standings = ['to-come', 'waiting', 'playing', 'resolved', 'declined', 'unresolved'] as const;
export type Standing = (typeof standings)[number];

/** A reaction in its chain, with its consequences. */
export interface ChainReaction {
  readonly reaction: Reaction;
  /**
   * The reaction's number in the chain, starting at 1 with the first reaction that was played. Null if the reaction was
   * not played.
   */
  readonly order: number | null;
  readonly events: readonly ChainEvent[];
}

/** An event and the reactions that it activated. */
export interface ChainEvent {
  readonly revision: number;
  readonly reactions: readonly ChainReaction[];
}

/** An event that no reaction caused, with all consequences of the reactions that it activated. */
export interface Chain extends ChainEvent {
  readonly day: number;
  /** The last event of the chain. */
  readonly last: number;
  /** The number of reactions (`count`), and the length of the longest chain of causes (`depth`). */
  readonly count: number;
  readonly depth: number;
}

/** Returns the chains of a game, in the order in which they start. */
export function chainsOf(reactions: readonly Reaction[]): readonly Chain[] {
  const known = new Set(reactions.map(({ emblem }) => emblem));
  const roots = new Map<number, Reaction[]>();
  const led = new Map<number, Reaction[]>();
  for (const reaction of reactions) {
    const { parent, revision } = reaction;
    if (parent !== null && known.has(parent)) led.set(parent, [...(led.get(parent) ?? []), reaction]);
    else roots.set(revision, [...(roots.get(revision) ?? []), reaction]);
  }
  return [...roots].map(([revision, first]) => chainFrom(revision, first, led));
}

function chainFrom(
  revision: number,
  first: readonly Reaction[],
  led: ReadonlyMap<number, readonly Reaction[]>,
): Chain {
  const all = withAllAfter(first, led);
  const played = all
    .filter((reaction) => reaction.played !== null)
    .sort((a, b) => Number(a.played) - Number(b.played) || a.emblem - b.emblem);
  const orders = new Map(played.map(({ emblem }, index) => [emblem, index + 1]));
  const inChain = (reaction: Reaction): ChainReaction => {
    const { emblem, caused } = reaction;
    const after = led.get(emblem) ?? [];
    return {
      reaction,
      order: orders.get(emblem) ?? null,
      events: caused.map((position) => {
        const event = Number(position);
        return {
          revision: event,
          reactions: after.filter((reaction) => reaction.revision === event).map(inChain),
        };
      }),
    };
  };
  const ends = all.flatMap(({ over, caused }) => [Number(over ?? 0), ...caused.map(Number)]);
  return {
    revision,
    day: first[0]?.clock.day ?? 0,
    last: Math.max(revision, ...ends),
    count: all.length,
    depth: Math.max(...all.map(({ depth }) => depth)) - Math.min(...first.map(({ depth }) => depth)) + 1,
    reactions: first.map(inChain),
  };
}

/** Returns reactions together with all reactions to which they led. */
function withAllAfter(first: readonly Reaction[], led: ReadonlyMap<number, readonly Reaction[]>): Reaction[] {
  const all = [...first];
  for (const { emblem } of all) all.push(...(led.get(emblem) ?? []));
  return all;
}

/** Returns the state of a reaction after an event. */
export function standingAt({ revision, played, over, outcome }: Reaction, at: number): Standing {
  if (at < revision) return 'to-come';
  if (over === null || Number(over) > at)
    return played === null || Number(played) > at ? 'waiting' : 'playing';
  if (outcome === 'DECLINED') return 'declined';
  return outcome === 'GAME_ENDED' ? 'unresolved' : 'resolved';
}

/**
 * Returns a reaction without the changes that the user has not reached yet. Null if the user has not reached the event
 * that activated it.
 */
export function reactionUpTo(reaction: Reaction, reached: number): Reaction | null {
  const { revision, played, over, outcome, caused } = reaction;
  if (revision > reached) return null;
  const isOver = over !== null && Number(over) <= reached;
  return {
    ...reaction,
    played: played !== null && Number(played) <= reached ? played : null,
    over: isOver ? over : null,
    outcome: isOver ? outcome : null,
    caused: caused.filter((event) => Number(event) <= reached),
  };
}
