import type { ProfileFilter } from '../generated/graphql.js';

/** The fields of a profile's address other than the player. A field is empty if nothing is chosen. */
export const chosenFields = ['game', 'with', 'since', 'hero', 'rival', 'deck', 'day'] as const;
export type Chosen = Readonly<Record<(typeof chosenFields)[number], string>>;

/** Returns the chosen fields from the page's query. */
export const chosenIn = (query: URLSearchParams): Chosen =>
  Object.fromEntries(chosenFields.map((name) => [name, query.get(name) ?? ''])) as Chosen;

export const givenOf = (chosen: Partial<Chosen>): Record<string, string> =>
  Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== ''));

/** Returns the path of a player's profile. If `player` is null, returns the path for the user's own games. */
export function profilePath(player: string | null, chosen: Partial<Chosen> = {}): string {
  const query = new URLSearchParams(givenOf(chosen)).toString();
  const page = player === null ? '/profile' : `/profile/${encodeURIComponent(player)}`;
  return query === '' ? page : `${page}?${query}`;
}

/** Returns the API's filter for a player and the chosen fields. */
export function filterOf(
  player: string | null,
  { game, since, hero, rival, deck, day }: Chosen,
): ProfileFilter {
  return {
    ...(player === null ? { mine: true } : { player }),
    ...givenOf({ since, hero, deck }),
    ...(game !== '' && { module: game }),
    ...(rival !== '' && { rivalHero: rival }),
    ...(/^\d{1,4}$/.test(day) && { day: Number(day) }),
  };
}

/** Returns the date `days` days ago, such as `2026-11-05`. */
export const daysAgo = (days: number, now = new Date()): string =>
  new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
