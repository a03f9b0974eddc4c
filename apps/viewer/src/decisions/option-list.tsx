import { errorMessage } from '../api/problems.js';
import type { OpenReplay } from '../panels/panel.js';
import { PlayingByHand } from '../whatif/playing-by-hand.js';
import { useSay } from '../words/language.js';
import { optionWords } from '../whatif/option-words.js';
import { equalOnce } from '../review/shown-review.js';
import { useDecision } from '../whatif/use-decision.js';
import { useWorths } from './use-worths.js';

interface Props {
  readonly replay: OpenReplay;
  /** The revision of the event that requested the decision. */
  readonly question: number;
}

/** Lists the options of a decision as text, and marks the chosen ones. The user can try any other option. */
export function OptionList({ replay, question }: Props) {
  const say = useSay();
  const { decision, vocabulary, error } = useDecision(replay, question);
  const worths = useWorths(replay, question);
  if (error != null) return <p className="panel-nothing">{errorMessage(error)}</p>;
  if (!decision || !vocabulary) return <p className="panel-nothing" aria-busy="true" />;
  const { id, seat, options, choice, made, min, max } = decision;
  if (options === null)
    return (
      <p className="panel-nothing" data-testid="decision-hidden">
        {say('decisions.hidden')}
      </p>
    );
  const worded = options.map((option) => ({
    key: option.key,
    text: optionWords(option, vocabulary),
    worth: worths.get(option.key),
    isTaken: choice?.includes(option.key) ?? false,
    error: worths.get(option.key)?.error ?? 1,
  }));
  return (
    <>
      <p className="decision-count">
        {min === max ? say('decisions.pick', { count: min }) : say('decisions.pick-between', { min, max })}{' '}
        {made === null && say('decisions.open')}
        {made !== null && choice === null && say('decisions.choice-hidden')}
        {choice?.length === 0 && say('decisions.nothing-taken')}
      </p>
      <PlayingByHand
        key={question}
        replay={replay}
        decision={{ id, seat, question, min, max, choice }}
        // Equal options are merged only if the player chooses a single option. Otherwise, the player can choose each
        // copy of a card.
        options={max === 1 ? equalOnce(worded) : worded}
      />
    </>
  );
}
