import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { errorMessage } from '../api/problems.js';
import { MakeChoiceDocument } from '../generated/play.js';
import { useLocale, useSay } from '../words/language.js';

interface Props {
  readonly game: string;
  /** The pending decision. It can be another player's decision. */
  readonly decision: number;
}

/** Concedes the game. Requires two clicks. */
export function ConcedeButton({ game, decision }: Props) {
  const client = useApolloClient();
  const [say, locale] = [useSay(), useLocale()];
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const concede = (): void => {
    setAsking(false);
    setProblem(null);
    client
      .mutate({
        mutation: MakeChoiceDocument,
        variables: { game, decision, choice: ['concede'], thinkingTime: null, locale },
      })
      .catch((error: unknown) => setProblem(errorMessage(error)));
  };
  return (
    <span className="concede">
      {isAsking ? (
        <>
          <button type="button" className="button" data-testid="concede-sure" onClick={concede}>
            {say('play.concede-sure')}
          </button>
          <button type="button" className="button button-quiet" onClick={() => setAsking(false)}>
            {say('play.concede-not')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="button button-quiet"
          data-testid="concede"
          onClick={() => setAsking(true)}
        >
          {say('play.concede')}
        </button>
      )}
      {problem !== null && <span role="alert">{problem}</span>}
    </span>
  );
}
