import { errorMessage } from '../api/problems.js';
import { holdBranch } from '../api/seats.js';
import { useAttempt } from '../api/use-attempt.js';
import { revisionOf } from '../charts/chart-lines.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import { BranchesIcon } from '../design/panel-icons.js';
import { PlayBetterLineDocument } from '../generated/review.js';
import { navigate } from '../shell/location.js';
import { useLocale, useSay } from '../words/language.js';

interface Props {
  readonly game: string;
  readonly review: string;
  /** The position of the decision. */
  readonly at: string;
}

/** Plays out the better choice and opens the resulting line of play at its first step. */
export function LineButton({ game, review, at }: Props) {
  const say = useSay();
  const locale = useLocale();
  const [play, { loading, error }] = useAttempt(PlayBetterLineDocument);
  const begin = async (): Promise<void> => {
    const answer = await play({ game, review, at, locale });
    if (!answer) return;
    const { game: line, from, seats } = answer.playBetterLine;
    if (seats.length > 0) holdBranch(line, seats);
    navigate(formatAddress({ ...newAddress(line), as: 'all', at: { revision: revisionOf(from) } }));
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-testid="lesson-line"
        disabled={loading}
        aria-busy={loading}
        onClick={() => void begin()}
      >
        <BranchesIcon />
        {say(loading ? 'review.playing-line' : 'review.play-line')}
      </button>
      {error && (
        <p className="choice-problem" role="alert">
          {errorMessage(error)}
        </p>
      )}
    </>
  );
}
