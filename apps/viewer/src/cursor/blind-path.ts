/** Returns the path of the user's own blind review of a game from a seat. */
export const blindPath = (game: string, seat: number): string =>
  `/blind/${encodeURIComponent(game)}?seat=${seat}`;
