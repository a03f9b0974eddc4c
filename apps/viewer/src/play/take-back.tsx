import { errorMessage } from '../api/problems.js';
import { keepSeat } from '../api/seats.js';
import { useAttempt } from '../api/use-attempt.js';
import { TakeBackDocument } from '../generated/play.js';
import { navigate } from '../shell/location.js';
import { useSay } from '../words/language.js';
import type { OpenPlay } from './play-panel.js';

/**
 * Takes back the last choice. This is possible only if bots play all other seats. Play continues in a branch, and the
 * original game is preserved.
 */
export function TakeBack({ play }: { readonly play: OpenPlay }) {
  const say = useSay();
  const [takeBack, { loading, error }] = useAttempt(TakeBackDocument);
  const { game, seat, seating, line, draft } = play;
  const isAlone = seating.every((place) => place.bot !== null || place.seat === seat);
  const hasChosen = line?.entries.some((entry) => entry.kind === 'DecisionMade' && entry.seat === seat);
  if (!isAlone || !hasChosen || draft !== null) return null;
  const back = async (): Promise<void> => {
    const begun = (await takeBack({ game: game.id }))?.takeBack;
    const own = begun?.seats.find((place) => place.token !== null);
    if (!begun || own?.token == null) return;
    const names = begun.seats.map(({ name }) => name);
    keepSeat({ game: begun.id, seat: own.seat, token: own.token, names, invitations: [], over: false });
    navigate(`/play/${encodeURIComponent(begun.id)}?as=${own.seat}`);
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        data-testid="take-back"
        title={say('play.take-back-hint')}
        disabled={loading}
        onClick={() => void back()}
      >
        {say('play.take-back')}
      </button>
      {error && <p role="alert">{errorMessage(error)}</p>}
    </>
  );
}
