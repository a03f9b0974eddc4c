import { storedSeats } from '../api/seats.js';
import { useSay } from '../words/language.js';
import { CopiedLink } from './copied-link.js';
import { invitationLink } from './invitation-link.js';
import type { OpenPlay } from './play-panel.js';

/** Shows the links for players who have not joined yet. Renders nothing if all have joined. */
export function Invitations({ play }: { readonly play: OpenPlay }) {
  const awaited = play.isOver ? [] : play.seating.filter((place) => place.awaited);
  return awaited.map(({ seat }) => <Invitation key={seat} play={play} seat={seat} />);
}

function Invitation({ play: { game }, seat }: { readonly play: OpenPlay; readonly seat: number }) {
  const say = useSay();
  const { name = '', hero = null } = game.players[seat] ?? {};
  const made = storedSeats()
    .filter((entry) => entry.game === game.id)
    .flatMap(({ invitations }) => invitations)
    .find((entry) => entry.seat === seat);
  if (!made) return <p className="choice-note">{say('play.awaited', { name })}</p>;
  return (
    <section className="invitation" role="dialog" aria-labelledby={`invite-${seat}`} data-testid="invitation">
      <h2 id={`invite-${seat}`}>{say('play.invite', { name })}</h2>
      <p>{say('play.invite-text', { name, game: `${game.moduleName} ${game.edition}` })}</p>
      {hero && <p>{say('play.invite-hero', { name, hero })}</p>}
      <CopiedLink
        id="invitation"
        link={invitationLink(made.invitation)}
        name={say('play.link-for', { name })}
      />
      <p className="choice-note">{say('play.link-once')}</p>
    </section>
  );
}
