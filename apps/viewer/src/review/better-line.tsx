import { useMutation } from '@apollo/client/react';
import { shareFragment } from '../api/credentials.js';
import { errorMessage } from '../api/problems.js';
import { holdBranch } from '../api/seats.js';
import { useChartPlan } from '../charts/use-chart-plan.js';
import { revisionOf } from '../charts/chart-lines.js';
import { BranchesIcon } from '../design/panel-icons.js';
import { PlayBetterLineDocument } from '../generated/review.js';
import { useWords } from '../look/game-look.js';
import type { OpenReplay } from '../panels/panel.js';
import { navigate, useReplayAddress } from '../shell/location.js';
import { useFreshTrees } from '../whatif/use-tree.js';
import { wayToPlace } from '../whatif/ways.js';
import { inDigits } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';

interface Props {
  readonly replay: OpenReplay;
  readonly review: string;
  /** The position of the decision. */
  readonly at: string;
}

/** Plays out the better choice. Shows how the result differs from the game, and links to the resulting line of play. */
export function BetterLine({ replay, review, at }: Props) {
  const [say, words, locale] = [useSay(), useWords(), useLocale()];
  const names = useChartPlan().names[locale];
  const here = useReplayAddress();
  const freshTrees = useFreshTrees();
  const [play, { data, error, loading }] = useMutation(PlayBetterLineDocument);
  const line = data?.playBetterLine;
  if (shareFragment !== '') return null;
  const begin = async (): Promise<void> => {
    const { data: played } = await play({ variables: { game: replay.game.id, review, at, locale } });
    if (!played) return;
    const { game, seats } = played.playBetterLine;
    if (seats.length > 0) holdBranch(game, seats);
    await freshTrees();
  };
  if (!line)
    return (
      <>
        <button
          type="button"
          className="button"
          data-testid="better-line"
          disabled={loading}
          aria-busy={loading}
          onClick={() => void begin().catch(() => undefined)}
        >
          <BranchesIcon />
          {say(loading ? 'review.playing-line' : 'review.play-line')}
        </button>
        {error && (
          <p className="whatif-problem" role="alert">
            {errorMessage(error)}
          </p>
        )}
      </>
    );
  return (
    <div className="better-line" data-testid="better-line-played">
      <p>{say(line.differences.length === 0 ? 'review.line-alike' : 'review.line-differs')}</p>
      <ul>
        {line.differences.map(({ name, seat, player, game, line: after }) => (
          <li key={`${name} ${seat}`} className={seat === null ? '' : `seat-${seat}`}>
            <span>{[player, names[name] ?? words(name)].filter((part) => part !== null).join(': ')}</span>
            <b>{`${inDigits(game, locale)} → ${inDigits(after, locale)}`}</b>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-strong"
        data-testid="step-through"
        onClick={() => {
          if (here) navigate(wayToPlace(here, line.game, { revision: revisionOf(line.from) }));
        }}
      >
        {say('review.step-through')}
      </button>
    </div>
  );
}
