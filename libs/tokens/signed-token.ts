import { SignJWT } from 'jose';

/** What a token is for; the `typ` of its header. */
export type TokenKind =
  | 'retrace-assignment'
  | 'retrace-draft-invitation'
  | 'retrace-draft-seat'
  | 'retrace-invitation'
  | 'retrace-seat'
  | 'retrace-share';

/** A JSON Web Token, signed with HS256, that does not expire; the same for the same claims. */
export const signedToken = (
  key: Uint8Array,
  kind: TokenKind,
  claims: Readonly<Record<string, unknown>>,
): Promise<string> => new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: kind }).sign(key);

/** The token of an assignment: people with it see its positions and answer. */
export const assignmentToken = (key: Uint8Array, id: string): Promise<string> =>
  signedToken(key, 'retrace-assignment', { id });
