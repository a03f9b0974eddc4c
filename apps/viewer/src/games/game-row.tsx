import type { GameSummary, Player } from '../api/shapes.js';
import { CrownIcon } from '../design/icons.js';
import { useLookOf } from '../boards.js';
import { plainLook, wordsOf } from '../look/game-look.js';
import { notesOn } from './origin.js';
import { shownName } from '../notes/late-names.js';
import { Tags } from '../notes/tags.js';
import { formatAddress, newAddress } from '../cursor/address.js';
import type { Locale } from '../generated/graphql.js';
import { PageLink } from '../shell/page-link.js';
import { dateAndTime, inDigits, listed } from '../words/dates.js';
import { useLocale, useSay, type Say } from '../words/language.js';

export function GameRow({ game, results }: { readonly game: GameSummary; readonly results: boolean }) {
  const { players, parent } = game;
  /** The result, if the user wants results to be shown before watching the game. */
  const result = results ? game.result : null;
  const name = shownName(game, results);
  const say = useSay();
  const locale = useLocale();
  const words = wordsOf(useLookOf(game.module) ?? plainLook, locale);
  return (
    <li className="game-row" data-testid="game-row" data-game={game.id}>
      <PageLink to={formatAddress(newAddress(game.id))} className="game-link">
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
          <b>{outcome(game, results, say, locale)}</b>
          {result && <small>{words(result.reason)}</small>}
        </span>
        <span className="game-length">
          <b>{`${inDigits(game.days, locale)} ${words(game.days === 1 ? 'day' : 'days').toLowerCase()}`}</b>
          <small>{say('games.events', { count: game.events })}</small>
        </span>
        <span className="game-when">
          <time dateTime={game.startedAt}>{dateAndTime(game.startedAt, locale)}</time>
          <small>{`${game.moduleName} ${game.edition} · ${words(game.format)}`}</small>
        </span>
        {parent && (
          <span className="game-branch">
            <span className="chip" data-testid="branch">
              {say('games.branch', { position: parent.position })}
            </span>
            {name !== null && <b>{name}</b>}
            <small>
              {say('games.branch-of', {
                parent: shownName(parent, results) ?? players.map(({ name }) => name).join(' – '),
                position: parent.position,
              })}
            </small>
            {parent.branchedAt !== null && (
              <small>{say('games.branched', { when: dateAndTime(parent.branchedAt, locale) })}</small>
            )}
          </span>
        )}
        {notesOn(game, say).length > 0 && (
          <span className="game-notes">
            {notesOn(game, say).map((note) => (
              <span key={note}>{note}</span>
            ))}
          </span>
        )}
      </PageLink>
      <Tags game={game} isEndShown={results} />
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

function outcome({ result, players }: GameSummary, results: boolean, say: Say, locale: Locale): string {
  if (!result) return say('games.in-progress');
  if (!results) return say('games.finished');
  const winners = players.filter(({ seat }) => result.winners.includes(seat)).map(({ name }) => name);
  return winners.length === 0
    ? say('games.nobody-won')
    : say('games.won', { count: winners.length, names: listed(winners, locale) });
}
