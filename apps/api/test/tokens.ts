import { SignJWT } from 'jose';
import type { GameId } from '#record';
import { passingKey } from '#archive';
import type { Access } from '../src/access/access.js';
import { Capabilities } from '../src/access/capabilities.js';
import type { Role, SharedView } from '../src/access/reader.js';
import { SignIn } from '../src/access/sign-in.js';

export const authSecret = 'what people sign in with in tests of the API';

/** Creates the access services of a server with sign-in. */
export const signedAccess = (): Access => ({
  signIn: new SignIn({ keys: { kind: 'secret', secret: authSecret }, issuer: null, audience: null }),
  capabilities: new Capabilities(passingKey()),
});

/** The HTTP headers, or WebSocket `connectionParams`, that identify a caller. */
export type Credentials = Readonly<Record<string, string>>;

const bearer = (token: string): Credentials => ({ authorization: `Bearer ${token}` });

/** Returns the credentials of a user with a role, valid for a number of seconds. */
export const signedIn = async (role: Role, seconds = 3600, sub = `a ${role}`): Promise<Credentials> =>
  bearer(
    await new SignJWT({ role, sub, exp: Math.floor(Date.now() / 1000) + seconds })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(authSecret)),
  );

export async function seated(
  { capabilities }: Access,
  game: string,
  ...seats: number[]
): Promise<Credentials> {
  const tokens = seats.map((seat) => capabilities.seatToken({ game: game as GameId, seat }));
  return { 'x-retrace-seat': (await Promise.all(tokens)).join(', ') };
}

export const linked = async ({ capabilities }: Access, shared: SharedView): Promise<Credentials> =>
  bearer(await capabilities.shareToken(shared));
