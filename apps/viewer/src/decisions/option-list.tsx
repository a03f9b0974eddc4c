import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { errorMessage } from '../api/problems.js';
import { DecisionAtDocument } from '../generated/graphql.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { useStateAt } from '../playback/use-state-at.js';
import { isPendingIn } from '../whatif/pending.js';
import { PlayingByHand } from '../whatif/playing-by-hand.js';
import { useLocale, useSay } from '../words/language.js';
import { optionWords } from './option-words.js';

interface Props {
  readonly replay: OpenReplay;
  /** The event that asked for the decision. */
  readonly asked: number;
}

/** The options that there were, as a player would say them, those that were taken marked; others can be tried. */
export function OptionList({ replay, asked }: Props) {
  const { game, as, line } = replay;
  const isPending = game.result === null && isPendingIn(line, asked);
  const [say, words, locale] = [useSay(), useWords(), useLocale()];
  const { data, error } = useQuery(DecisionAtDocument, {
    variables: { id: game.id, before: `${asked + 1}:0`, as, locale },
    // What is pending now is made later.
    fetchPolicy: isPending ? 'no-cache' : 'cache-first',
  });
  const { state, stale } = useStateAt(
    game.id,
    useMemo(() => ({ revision: asked }), [asked]),
    as,
  );
  const zones = stale ? undefined : state?.zones;
  const cardNames = useMemo(
    () =>
      new Map(
        (zones ?? [])
          .flatMap(({ cards }) => cards)
          .flatMap(({ item, face }) => (item === null || !face ? [] : [[item, face.name] as const])),
      ),
    [zones],
  );
  if (error) return <p className="panel-nothing">{errorMessage(error)}</p>;
  const decision = data?.game.takenDecisions.edges[0]?.node;
  if (!decision || !zones) return <p className="panel-nothing" aria-busy="true" />;
  const { id, seat, options, choice, made, min, max } = decision;
  if (options === null)
    return (
      <p className="panel-nothing" data-testid="decision-hidden">
        {say('decisions.hidden')}
      </p>
    );
  const vocabulary = { cardNames, players: game.players.map(({ name }) => name), words, say };
  return (
    <>
      <p className="decision-count">
        {min === max ? say('decisions.pick', { count: min }) : say('decisions.pick-between', { min, max })}{' '}
        {made === null && say('decisions.open')}
        {made !== null && choice === null && say('decisions.choice-hidden')}
        {choice?.length === 0 && say('decisions.nothing-taken')}
      </p>
      <PlayingByHand
        key={asked}
        replay={replay}
        decision={{ id, seat, asked, min, max, choice }}
        options={options.map((option) => ({ key: option.key, text: optionWords(option, vocabulary) }))}
      />
    </>
  );
}
