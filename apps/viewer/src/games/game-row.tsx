import type { GameSummary, Player } from '../api/shapes.js';
import { CrownIcon } from '../design/icons.js';
import { lookOf } from '../boards.js';
import { plural } from '../design/words.js';
import { wordsOf } from '../look/game-look.js';
import { notesOn } from './origin.js';
import { Tags } from '../notes/tags.js';
import { PageLink } from '../shell/page-link.js';

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** One game in the list. */
export function GameRow({ game }: { readonly game: GameSummary }) {
  const { players, result } = game;
  const words = wordsOf(lookOf(game.module));
  return (
    <li className="game-row" data-testid="game-row" data-game={game.id}>
      <PageLink to={{ id: game.id, at: null, as: 'spectator', bottom: null }} className="game-link">
        <span className="game-players">
          {players.map((player) => (
            <PlayerName
              key={player.seat}
              player={player}
              words={words}
              won={result?.winners.includes(player.seat) ?? false}
              decided={result !== null}
            />
          ))}
        </span>
        <span className="game-outcome">
          <b>{outcome(game)}</b>
          <small>{result ? words(result.reason) : 'not finished'}</small>
        </span>
        <span className="game-length">
          <b>{plural(game.days, words('day').toLowerCase(), words('days').toLowerCase())}</b>
          <small>{plural(game.events, 'event')}</small>
        </span>
        <span className="game-when">
          <time dateTime={game.startedAt}>{dateFormat.format(new Date(game.startedAt))}</time>
          <small>{`${game.moduleName} ${game.edition} · ${words(game.format)}`}</small>
        </span>
        {notesOn(game).length > 0 && (
          <span className="game-notes">
            {notesOn(game).map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        )}
      </PageLink>
      <Tags game={game.id} tags={game.tags} writable={game.writable} />
    </li>
  );
}

function PlayerName({
  player,
  words,
  won,
  decided,
}: {
  readonly player: Player;
  readonly words: (word: string) => string;
  readonly won: boolean;
  readonly decided: boolean;
}) {
  return (
    <span
      className={`game-player faction-${player.faction ?? 'none'} ${won ? 'has-won' : decided ? 'has-lost' : ''}`}
    >
      <i aria-hidden="true" />
      <b>{player.name}</b>
      {won && <CrownIcon />}
      <small>
        {[player.hero, player.faction === null ? null : words(player.faction)].filter(Boolean).join(' · ')}
      </small>
    </span>
  );
}

function outcome({ result, players }: GameSummary): string {
  if (!result) return 'In progress';
  const winners = players.filter(({ seat }) => result.winners.includes(seat)).map(({ name }) => name);
  return winners.length === 0 ? 'Nobody won' : `${winners.join(' and ')} won`;
}
