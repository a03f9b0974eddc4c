import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { PlayableDeck as Deck, PlayableGames, PlayableMode as Mode } from '#games';
import { copiesIn } from './deck-copies.js';
import { PLAYABLE_GAMES } from '../api.tokens.js';
import { PlayableGame, type PlayableDeck, type PlayableMode } from './playable-games.types.js';

/** The cost of reading the decks of all games. */
const READING = 100;

/** Lists the games that can be played on this server. The list does not depend on the reader. */
@Resolver()
export class PlayableGamesResolver {
  constructor(@Inject(PLAYABLE_GAMES) private readonly games: PlayableGames) {}

  @Query(() => [PlayableGame], {
    complexity: ({ childComplexity }) => READING + childComplexity,
    description: 'The games that `startGame` can begin, with the default first.',
  })
  playableGames(): readonly PlayableGame[] {
    return [...this.games.values()].map(({ module, editions, format, modes = {}, boosterSets, decks }) => ({
      id: module.id,
      name: module.name,
      seats: module.seats,
      editions,
      format,
      modes: Object.entries(modes).flatMap(([id, mode]) => (mode ? [modeOf(id, mode)] : [])),
      boosterSets: boosterSets?.() ?? [],
      decks: decks().map(playableDeck),
    }));
  }
}

const modeOf = (id: string, { players, options, open }: Mode): PlayableMode => ({
  id,
  players,
  teams: Array.isArray(options['teams']) ? (options['teams'] as number[][]) : null,
  opensBoosters: open !== undefined,
});

const playableDeck = ({ name, cards, definitions }: Deck): PlayableDeck => ({
  name,
  cards: copiesIn(cards, definitions),
});
