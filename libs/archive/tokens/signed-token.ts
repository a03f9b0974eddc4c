/** The purpose of a token, in the `typ` of its header. */
export type TokenKind =
  | 'retrace-assignment'
  | 'retrace-blind-review'
  | 'retrace-class'
  | 'retrace-draft-invitation'
  | 'retrace-draft-seat'
  | 'retrace-invitation'
  | 'retrace-seat'
  | 'retrace-share'
  | 'retrace-study'
  | 'retrace-tournament';

/** Signs claims as a JSON Web Token (HS256). The token never expires, and equal claims result in equal tokens. */
export async function signedToken(
  key: Uint8Array,
  kind: TokenKind,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { SignJWT } = await import('jose');
  return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: kind }).sign(key);
}

/** Returns a token whose holders can view and answer the positions of an assignment. */
export const assignmentToken = (key: Uint8Array, id: string): Promise<string> =>
  signedToken(key, 'retrace-assignment', { id });

/** Returns a token whose holders can answer as one reader of a blind review. */
export const blindReviewToken = (key: Uint8Array, id: string, reader: number): Promise<string> =>
  signedToken(key, 'retrace-blind-review', { id, reader });

/** Returns a token whose holders can read a study until its link is revoked. */
export const studyToken = (key: Uint8Array, study: string, link: string): Promise<string> =>
  signedToken(key, 'retrace-study', { study, link });

/** Returns a token whose holders can read a tournament until its link is revoked. */
export const tournamentToken = (key: Uint8Array, tournament: string, link: string): Promise<string> =>
  signedToken(key, 'retrace-tournament', { tournament, link });

/**
 * Returns a token whose holders can attend a class until it ends. If a pupil's number is given, the holders attend as
 * that pupil.
 */
export const classToken = (
  key: Uint8Array,
  {
    study,
    link,
    pupil,
  }: { readonly study: string; readonly link: string; readonly pupil?: number | undefined },
): Promise<string> =>
  signedToken(key, 'retrace-class', { study, link, ...(pupil !== undefined && { pupil }) });
