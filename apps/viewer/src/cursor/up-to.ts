import type { GameLine } from './game-line.js';
import type { Marks } from './marks.js';

interface AtRevision {
  readonly revision: number;
}

/** Cuts a line off after a revision, but preserves the length of the game. */
export function lineUpTo(line: GameLine, reached: number): GameLine {
  if (reached >= line.last) return line;
  const isReached = ({ revision }: AtRevision): boolean => revision <= reached;
  const { turn, phase, day } = line.starts;
  return {
    last: line.last,
    entries: line.entries.filter(isReached),
    starts: { turn: turn.filter(isReached), phase: phase.filter(isReached), day: day.filter(isReached) },
  };
}

export function marksUpTo({ decision, reaction, die, note, mistake }: Marks, reached: number): Marks {
  const upTo = (revisions: readonly number[]): readonly number[] =>
    revisions.filter((revision) => revision <= reached);
  return {
    decision: upTo(decision),
    reaction: upTo(reaction),
    die: upTo(die),
    note: upTo(note),
    mistake: upTo(mistake),
  };
}
