import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorCode, errorMessage } from '../api/problems.js';
import type { GameState } from '../api/shapes.js';
import { MakeChoiceDocument } from '../generated/play.js';
import { useLocale, useSay } from '../words/language.js';
import { placeOptions, type Spot } from './option-spots.js';
import {
  isComplete,
  isOnlyOption,
  moveEarlier,
  nothingPicked,
  pressOption,
  pressSpot,
  type Choosable,
  type Picking,
} from './picking.js';
import type { PendingDecision } from './use-play.js';

/** A choice that is being made. It can be changed until it is sent. */
export interface MadeChoice {
  /** The decision to make. Null if there is none. */
  readonly question: (Choosable & Pick<PendingDecision, 'id' | 'kind' | 'about' | 'refused'>) | null;
  readonly picking: Picking;
  readonly isReady: boolean;
  /** Whether the choice is being sent, or was received but play has not continued yet. */
  readonly isSent: boolean;
  /** The reason why the choice was refused. Null if it was not refused. */
  readonly problem: string | null;
  readonly pressSpot: (spot: Spot) => void;
  readonly pressOption: (key: string) => void;
  readonly earlier: (key: string) => void;
  readonly clear: () => void;
  readonly send: () => void;
}

/** Error codes that mean that the game has already continued, so the selection is obsolete. */
const outdated = new Set(['DECISION_STALE', 'DECISION_CONFLICT', 'SEAT_NOT_ASKED', 'GAME_OVER']);
const LONGEST_THOUGHT = 86_400_000;

export function useChoice(
  game: string,
  decision: PendingDecision | null,
  state: GameState | null,
  sendsAtOnce: boolean,
): MadeChoice {
  const client = useApolloClient();
  const [say, locale] = [useSay(), useLocale()];
  const [made, setMade] = useState<{ readonly of: number | null; readonly picking: Picking }>({
    of: null,
    picking: nothingPicked,
  });
  const [sent, setSent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const since = useRef(0);
  const id = decision?.id ?? null;
  useEffect(() => {
    since.current = performance.now();
  }, [id]);

  const question = useMemo(() => {
    if (!decision?.options || !state) return null;
    const { min, max, ordered, kind, about, refused } = decision;
    const options = placeOptions(decision.options, decision.seat, state);
    return { id: decision.id, kind, about, refused, min, max, ordered, options };
  }, [decision, state]);
  // A selection is valid only for one decision, so a selection for an earlier decision is ignored.
  const picking = made.of === id ? made.picking : nothingPicked;
  const isSent = id !== null && sent === id;

  const send = (choice: readonly string[]): void => {
    if (id === null || isSent) return;
    setSent(id);
    setProblem(null);
    const thinkingTime = Math.min(LONGEST_THOUGHT, Math.round(performance.now() - since.current));
    client
      .mutate({
        mutation: MakeChoiceDocument,
        variables: { game, decision: id, choice, thinkingTime, locale },
      })
      .catch((error: unknown) => {
        setSent(null);
        const code = errorCode(error);
        if (code !== null && outdated.has(code)) setMade({ of: id, picking: nothingPicked });
        setProblem(code === null ? say('play.not-sent') : errorMessage(error));
      });
  };
  const change = (next: Picking): void => {
    if (!question || isSent) return;
    setProblem(null);
    setMade({ of: id, picking: next });
    const isFinal = sendsAtOnce || isOnlyOption(question);
    if (isFinal && question.max === 1 && next.picked.length === 1) send(next.picked);
  };
  return {
    question,
    picking,
    isReady: question !== null && !isSent && isComplete(question, picking),
    isSent,
    problem,
    pressSpot: (spot) => question && change(pressSpot(question, picking, spot)),
    pressOption: (key) => question && change(pressOption(question, picking, key)),
    earlier: (key) => change(moveEarlier(picking, key)),
    clear: () => change(nothingPicked),
    send: () => send(picking.picked),
  };
}
