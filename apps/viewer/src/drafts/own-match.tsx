import { errorMessage } from '../api/problems.js';
import { keepSeat } from '../api/seats.js';
import { useAttempt } from '../api/use-attempt.js';
import { PlayMatchDocument } from '../generated/drafts.js';
import type { DraftMatchPartsFragment } from '../generated/graphql.js';
import { navigate } from '../shell/location.js';
import { useSay } from '../words/language.js';
import type { SeatedDraft } from './use-draft-seat.js';

interface Props {
  readonly draft: SeatedDraft;
  readonly seat: number;
  readonly done: () => void;
}

/** Starts or continues the game in a player's current match. */
export function OwnMatch({ draft, seat, done }: Props) {
  const say = useSay();
  const [play, { loading, error }] = useAttempt(PlayMatchDocument);
  const match = draft.matches.findLast(({ seats, settled }) => seats.includes(seat) && !settled);
  if (!match) return <OthersPlay draft={draft} seat={seat} />;
  const names = match.seats.map((place) => draft.seats[place]?.name ?? '');
  const running = gameOf(match, seat);
  const begin = async (): Promise<void> => {
    const answer = await play({ draft: draft.id, table: match.table });
    const begun = answer && gameOf(answer.playMatch, seat);
    if (begun) enter(begun, names);
    else done();
  };
  return (
    <section className="own-match" aria-label={say('drafts.match')}>
      <h2>{say('drafts.match-of', { round: match.round, names: names.join(' – ') })}</h2>
      <button
        type="button"
        className="button button-strong"
        data-testid="play-match"
        disabled={loading}
        onClick={() => (running ? enter(running, names) : void begin())}
      >
        {say(running ? 'drafts.continue' : 'drafts.begin')}
      </button>
      {error && (
        <p role="alert" data-testid="match-problem">
          {errorMessage(error)}
        </p>
      )}
    </section>
  );
}

/** Explains why a player has no match to play now. */
function OthersPlay({ draft, seat }: Pick<Props, 'draft' | 'seat'>) {
  const say = useSay();
  const round = Math.max(...draft.matches.map((match) => match.round));
  const tables = draft.matches.filter((match) => match.round === round);
  const count = tables.filter(({ settled }) => !settled).length;
  return (
    <div className="own-match" role="status" data-testid="others-play">
      {tables.some(({ seats }) => seats.length === 1 && seats[0] === seat) && <p>{say('drafts.sits-out')}</p>}
      <p>{say('drafts.waiting-matches', { round, count })}</p>
    </div>
  );
}

/** A seat of a game, with its token. */
interface OwnGame {
  readonly game: string;
  readonly seat: number;
  readonly token: string;
}

/** Returns the unfinished game of a match, with the drafter's seat in it. Null if there is no unfinished game. */
function gameOf({ games }: DraftMatchPartsFragment, seat: number): OwnGame | null {
  const running = games.find(({ winners }) => winners === null);
  const place = running?.seats.indexOf(seat);
  const held = running?.tokens.find((token) => token.seat === place);
  return running && held ? { game: running.game, ...held } : null;
}

/** Stores the seat and opens the page for playing the game. */
function enter({ game, seat, token }: OwnGame, names: readonly string[]): void {
  keepSeat({ game, seat, token, names, invitations: [], over: false });
  navigate(`/play/${encodeURIComponent(game)}?as=${seat}`);
}
