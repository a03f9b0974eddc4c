import { formatAddress, newAddress } from '../cursor/address.js';
import { useWords } from '../look/game-look.js';
import { PageLink } from '../shell/page-link.js';
import { listed } from '../words/dates.js';
import { useLocale, useSay } from '../words/language.js';
import { BEGIN } from '../review/depths.js';
import type { OpenPlay } from './play-panel.js';

/** Shows the result of the game, with a link to its review. */
export function GameOver({ play }: { readonly play: OpenPlay }) {
  const [say, words, locale] = [useSay(), useWords(), useLocale()];
  const { game, seat } = play;
  const result = game.result ?? play.state.result;
  const winners = result?.winners ?? [];
  const names = game.players.filter((player) => winners.includes(player.seat)).map(({ name }) => name);
  return (
    <section className="choice" data-testid="game-over">
      <p className="play-state" role="status" data-testid="play-state" data-state="over">
        {say('play.over')}
      </p>
      <h2>
        {winners.length === 0
          ? say('games.nobody-won')
          : winners.includes(seat)
            ? say('play.you-won')
            : say('games.won', { count: names.length, names: listed(names, locale) })}
      </h2>
      {result && <p>{words(result.reason)}</p>}
      <div className="choice-send">
        <PageLink
          to={formatAddress({ ...newAddress(game.id), as: `${seat}`, panel: 'review', about: BEGIN })}
          className="button button-strong"
        >
          <span data-testid="review">{say('play.review')}</span>
        </PageLink>
        {play.draft === null ? (
          <PageLink to={`/new?game=${encodeURIComponent(game.module)}`} className="button">
            {say('play.again')}
          </PageLink>
        ) : (
          <PageLink to={`/draft/${encodeURIComponent(play.draft)}`} className="button">
            <span data-testid="back-to-draft">{say('drafts.back')}</span>
          </PageLink>
        )}
      </div>
      <p className="choice-note">{say('play.recorded')}</p>
    </section>
  );
}
