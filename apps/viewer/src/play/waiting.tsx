import { errorMessage } from '../api/problems.js';
import { useAttempt } from '../api/use-attempt.js';
import { ResumePlayDocument } from '../generated/play.js';
import { useSay } from '../words/language.js';
import type { OpenPlay } from './play-panel.js';

/** Shows which player has to decide, and what the user can do in the meantime. */
export function Waiting({ play }: { readonly play: OpenPlay }) {
  const say = useSay();
  const { game, asking, seat, halted } = play;
  const name = asking?.seat == null ? null : (game.players[asking.seat]?.name ?? null);
  const isOther = name !== null && asking?.seat !== seat;
  return (
    <section className="choice" data-testid="waiting">
      <p className="play-state" role="status" data-testid="play-state" data-state="waiting">
        {isOther ? say('play.waiting', { name }) : say('play.going-on')}
      </p>
      {isOther && <h2>{asking?.text}</h2>}
      {halted && <Halted play={play} message={halted.message} />}
    </section>
  );
}

function Halted({ play, message }: { readonly play: OpenPlay; readonly message: string }) {
  const say = useSay();
  const [resume, { loading, error }] = useAttempt(ResumePlayDocument);
  return (
    <div className="choice-problem" role="alert" data-testid="halted">
      <p>{say('play.halted', { message })}</p>
      {error && <p>{errorMessage(error)}</p>}
      <button
        type="button"
        className="button"
        data-testid="resume"
        disabled={loading}
        onClick={() => void resume({ game: play.game.id }).then(play.lookAgain)}
      >
        {say('play.resume')}
      </button>
    </div>
  );
}
