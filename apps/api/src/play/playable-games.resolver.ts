import { Inject } from '@nestjs/common';
import { Query, Resolver } from '@nestjs/graphql';
import type { PlayableDeck as Deck, PlayableGames, PlayableMode as Mode } from '#games';
import { PLAYABLE_GAMES } from '../parts.js';
import {
  PlayableGame,
  type PlayableCard,
  type PlayableDeck,
  type PlayableMode,
} from './playable-games.types.js';

/** Reading the decks of every game costs this much beside what is asked of them. */
const READING = 100;

/** Lists what can be played here. It is the same for every reader. */
@Resolver()
export class PlayableGamesResolver {
  constructor(@Inject(PLAYABLE_GAMES) private readonly games: PlayableGames) {}

  @Query(() => [PlayableGame], {
    complexity: ({ childComplexity }) => READING + childComplexity,
    description: 'The games that `startGame` can begin, the default first.',
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
      decks: decks().map(told),
    }));
  }
}

const modeOf = (id: string, { players, options, open }: Mode): PlayableMode => ({
  id,
  players,
  teams: Array.isArray(options['teams']) ? (options['teams'] as number[][]) : null,
  opensBoosters: open !== undefined,
});

function told({ name, cards, definitions }: Deck): PlayableDeck {
  const copies = new Map<string, number>();
  for (const reference of cards) copies.set(reference, (copies.get(reference) ?? 0) + 1);
  return {
    name,
    cards: [...copies].map(([reference, count]): PlayableCard => ({
      reference,
      name: nameIn(definitions[reference]) ?? reference,
      copies: count,
    })),
  };
}

/** The printed name; every game calls it the same. */
function nameIn(definition: unknown): string | null {
  const name = (definition as { readonly name?: unknown } | undefined)?.name;
  return typeof name === 'string' ? name : null;
}
