import { Injectable } from '@nestjs/common';
import type { GameNotes } from '#projections';
import type { GameId } from '#record';
import type { Reader } from '../access/reader.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { NotesService } from './notes.service.js';

/** The name and tags of a game, and the times when they were set, in ISO 8601 format. */
export type Names = Pick<GameNotes, 'name' | 'namedAt' | 'tags' | 'taggedAt'>;

/** Returns the names and tags of games, as far as readers are allowed to see them. */
@Injectable()
export class NamesService {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: NotesService,
  ) {}

  /**
   * Returns the name and tags of a game. If the reader has a link to the game, opens the game to determine which names
   * the link must not show. Throws if the game cannot be opened.
   */
  async of(id: GameId, reader: Reader): Promise<Names> {
    const notes = await this.notes.of(id);
    const isLinked = reader.shares.some(({ game }) => game === id);
    return isLinked ? namesIn(await this.games.open(id, reader), notes) : notes;
  }
}

/**
 * Returns the name and tags of a game that the reader can see. If the reader's link ends at a position before the end
 * of the game, omits a name or tags that were set after this position.
 */
export function namesIn(game: OpenedGame, { name, namedAt, tags, taggedAt }: Names): Names {
  const isCut = game.isClosed && !game.isOver;
  const shownUntil = isCut ? (game.events.at(-1)?.metadata.recordedAt ?? null) : null;
  if (shownUntil === null) return { name, namedAt, tags, taggedAt };
  const isShown = (given: string | null | undefined): boolean => !isLate(given, shownUntil);
  return {
    name: isShown(namedAt) ? name : null,
    namedAt: isShown(namedAt) ? namedAt : null,
    tags: tags.filter((_, at) => isShown(taggedAt[at])),
    taggedAt: taggedAt.filter(isShown),
  };
}

/**
 * Whether a name was set after a certain time, such as the time of a position. Such a name could reveal later events.
 */
export const isLate = (given: string | null | undefined, date: string | Date | null): boolean =>
  given != null && date !== null && Date.parse(given) > new Date(date).getTime();
