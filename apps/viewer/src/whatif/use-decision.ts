import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { DecisionAtQuery } from '../generated/graphql.js';
import { DecisionAtDocument } from '../generated/replay.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { useStateAt } from '../playback/use-state-at.js';
import { isPendingIn } from './pending.js';
import { useLocale, useSay } from '../words/language.js';
import type { OptionVocabulary } from './option-words.js';

type DecisionNode = DecisionAtQuery['game']['takenDecisions']['edges'][number]['node'];

export interface ShownDecision {
  /** The decision. Undefined while loading. */
  readonly decision: DecisionNode | undefined;
  /** The data for describing options. Null while loading. */
  readonly vocabulary: OptionVocabulary | null;
  readonly error: unknown;
}

/** Fetches a decision by the revision of its request, and the data for describing its options. */
export function useDecision({ game, as, line }: OpenReplay, question: number): ShownDecision {
  const isPending = game.result === null && isPendingIn(line, question);
  const [say, words, locale] = [useSay(), useWords(), useLocale()];
  const { data, error } = useQuery(DecisionAtDocument, {
    variables: { id: game.id, before: `${question + 1}:0`, as, locale },
    // A pending decision changes once it is made, so it is not cached.
    fetchPolicy: isPending ? 'no-cache' : 'cache-first',
  });
  const { state, stale } = useStateAt(
    game.id,
    useMemo(() => ({ revision: question }), [question]),
    as,
  );
  const zones = stale ? undefined : state?.zones;
  const vocabulary = useMemo(() => {
    if (!zones) return null;
    const named = zones
      .flatMap(({ cards }) => cards)
      .flatMap(({ item, face }) => (item === null || !face ? [] : [[item, face.name] as const]));
    return { cardNames: new Map(named), players: game.players.map(({ name }) => name), words, say };
  }, [zones, game.players, words, say]);
  return { decision: data?.game.takenDecisions.edges[0]?.node, vocabulary, error };
}
