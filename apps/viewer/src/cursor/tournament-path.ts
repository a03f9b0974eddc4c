/** Returns the path of a tournament, or of one of its matches. */
export function tournamentPath(id: string, match: string | null = null): string {
  const page = `/tournament/${encodeURIComponent(id)}`;
  return match === null ? page : `${page}?${new URLSearchParams({ match }).toString()}`;
}

/** Returns the path of the page for preparing against an opponent. */
export const preparePath = (chosen: Readonly<Record<string, string>>): string =>
  `/prepare?${new URLSearchParams(chosen).toString()}`;
