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
import type { AskedDecision } from './use-play.js';

/** A choice that is being made: picked first, final once it is sent. */
export interface MadeChoice {
  /** Null: there is nothing to choose. */
  readonly asked: (Choosable & Pick<AskedDecision, 'id' | 'kind' | 'about'>) | null;
  readonly picking: Picking;
  readonly isReady: boolean;
  /** It is on its way, or it arrived and the game goes on in a moment. */
  readonly isSent: boolean;
  /** Why it was refused; null: it was not. */
  readonly problem: string | null;
  readonly pressSpot: (spot: Spot) => void;
  readonly pressOption: (key: string) => void;
  readonly earlier: (key: string) => void;
  readonly clear: () => void;
  readonly send: () => void;
}

/** These say that the game stands elsewhere: what was picked is of no more use. */
const outdated = new Set(['DECISION_STALE', 'DECISION_CONFLICT', 'SEAT_NOT_ASKED', 'GAME_OVER']);
const LONGEST_THOUGHT = 86_400_000;

export function useChoice(
  game: string,
  decision: AskedDecision | null,
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

  const asked = useMemo(() => {
    if (!decision?.options || !state) return null;
    const { min, max, ordered, kind, about } = decision;
    const options = placeOptions(decision.options, decision.seat, state);
    return { id: decision.id, kind, about, min, max, ordered, options };
  }, [decision, state]);
  // What was picked for one decision says nothing of the next.
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
    if (!asked || isSent) return;
    setProblem(null);
    setMade({ of: id, picking: next });
    const isFinal = sendsAtOnce || isOnlyOption(asked);
    if (isFinal && asked.max === 1 && next.picked.length === 1) send(next.picked);
  };
  return {
    asked,
    picking,
    isReady: asked !== null && !isSent && isComplete(asked, picking),
    isSent,
    problem,
    pressSpot: (spot) => asked && change(pressSpot(asked, picking, spot)),
    pressOption: (key) => asked && change(pressOption(asked, picking, key)),
    earlier: (key) => change(moveEarlier(picking, key)),
    clear: () => change(nothingPicked),
    send: () => send(picking.picked),
  };
}
