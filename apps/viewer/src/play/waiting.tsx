import { errorMessage } from '../api/problems.js';
import { keptSeats } from '../api/seats.js';
import { useAttempt } from '../api/use-attempt.js';
import { ResumePlayDocument } from '../generated/play.js';
import { useSay } from '../words/language.js';
import { invitationLink } from './invitation-link.js';
import { CopiedLink } from './copied-link.js';
import type { OpenPlay } from './play-panel.js';

/** Who is waited for, and what can be done about it. */
export function Waiting({ play }: { readonly play: OpenPlay }) {
  const say = useSay();
  const { game, asking, seat, seating, halted } = play;
  const awaited = seating.filter((one) => one.awaited);
  const name = asking?.seat == null ? null : (game.players[asking.seat]?.name ?? null);
  const isOther = name !== null && asking?.seat !== seat;
  return (
    <section className="choice" data-testid="waiting">
      <p className="play-state" role="status" data-testid="play-state" data-state="waiting">
        {isOther ? say('play.waiting', { name }) : say('play.going-on')}
      </p>
      {isOther && <h2>{asking?.text}</h2>}
      {awaited.map((one) => (
        <Invitation key={one.seat} play={play} seat={one.seat} />
      ))}
      {halted && <Halted play={play} message={halted.message} />}
    </section>
  );
}

/** The link for a player who has not come yet, where this browser made it. */
export function Invitation({ play, seat }: { readonly play: OpenPlay; readonly seat: number }) {
  const say = useSay();
  const name = play.game.players[seat]?.name ?? '';
  const made = keptSeats()
    .filter(({ game }) => game === play.game.id)
    .flatMap(({ invitations }) => invitations)
    .find((one) => one.seat === seat);
  if (!made) return <p>{say('play.awaited', { name })}</p>;
  return (
    <div className="invitation">
      <p>{say('play.send-link', { name })}</p>
      <CopiedLink
        id="invitation"
        link={invitationLink(made.invitation)}
        name={say('play.link-for', { name })}
      />
      <p className="choice-note">{say('play.link-once')}</p>
    </div>
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
