import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { errorCode, errorMessage } from '../api/problems.js';
import { branchSeats, holdBranch } from '../api/seats.js';
import { BeginBranchDocument, DecideDocument } from '../generated/whatif.js';
import type { OpenReplay } from '../panels/panel.js';
import { navigate, useReplayAddress } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { isPendingIn } from './pending.js';
import { ownerOf } from './tree.js';
import { useFreshTrees, useTree } from './use-tree.js';
import { wayToPlace } from './ways.js';

/** A decision that the user is allowed to make. */
export interface PlayableDecision {
  readonly id: number;
  readonly seat: number;
  /** The revision of the event that requested the decision. */
  readonly question: number;
}

export interface Playing {
  /**
   * `choose` makes a pending decision in a branch, for a seat that the user plays in this tab. `branch` starts a branch
   * with a different choice.
   */
  readonly mode: 'choose' | 'branch';
  readonly isBusy: boolean;
  /** The error message. Null if there is none. */
  readonly problem: string | null;
  /**
   * Makes a choice in this game or in a new branch. If `choice` is null, the decision remains pending in the new
   * branch.
   */
  readonly play: (choice: readonly string[] | null, name: string | null) => Promise<void>;
}

/**
 * Lets the user make a decision. If the user plays the deciding seat, the choice is made in the game. Otherwise, it is
 * made in a new branch. The new branch belongs to the game in which the decision was recorded.
 */
export function usePlaying({ game, line }: OpenReplay, decision: PlayableDecision): Playing {
  const say = useSay();
  const here = useReplayAddress();
  const { tree } = useTree(game.id);
  const freshTrees = useFreshTrees();
  const [begin, beginning] = useMutation(BeginBranchDocument);
  const [decide, deciding] = useMutation(DecideDocument);
  const [problem, setProblem] = useState<string | null>(null);
  const isPending = game.result === null && isPendingIn(line, decision.question);
  const mode = isPending && branchSeats(game.id).includes(decision.seat) ? 'choose' : 'branch';

  const branch = async (choice: readonly string[] | null, name: string | null): Promise<void> => {
    const from = tree ? ownerOf(tree, game.id, decision.question) : game.id;
    const { data } = await begin({
      variables: { game: from, at: `${decision.question}`, choice: choice && [...choice], name },
    });
    if (!data) return;
    const { id, seats } = data.branchGame;
    holdBranch(id, seats);
    if (here) navigate(wayToPlace(here, id, null));
    await freshTrees();
  };
  const play: Playing['play'] = async (choice, name) => {
    setProblem(null);
    try {
      if (mode === 'branch' || choice === null) await branch(choice, name);
      else await decide({ variables: { game: game.id, decision: decision.id, choice: [...choice] } });
    } catch (error) {
      const isWhole = errorCode(error) !== 'VIEW_FORBIDDEN';
      const why = isWhole ? errorMessage(error) : say('whatif.not-all');
      setProblem(say(mode === 'branch' ? 'whatif.not-begun' : 'whatif.not-chosen', { why }));
    }
  };
  return { mode, isBusy: beginning.loading || deciding.loading, problem, play };
}
