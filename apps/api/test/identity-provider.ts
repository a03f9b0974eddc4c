import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose';

/** An issued authorisation code, with the values that its exchange must match. */
interface HandedOut {
  readonly challenge: string;
  readonly redirect: string;
  readonly nonce: string;
}

const CLIENT = 'retrace-of-tests';

/**
 * An OpenID Connect provider on this machine. It has one public client, which uses the authorisation code flow with
 * PKCE. It immediately signs in every visitor as Ada, a coach.
 */
export class TestIdentityProvider {
  static async start(): Promise<TestIdentityProvider> {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const provider = new TestIdentityProvider(privateKey, { ...(await exportJWK(publicKey)), kid: 'one' });
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  readonly clientId = CLIENT;
  /** Whether the provider refuses sign-ins. */
  refuses = false;
  readonly #server: Server;
  readonly #codes = new Map<string, HandedOut>();

  private constructor(
    private readonly key: CryptoKey,
    private readonly published: JWK,
  ) {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  }

  get issuer(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Returns a token that expires after a number of seconds. */
  token(seconds: number, claims: Readonly<Record<string, unknown>> = {}): Promise<string> {
    return new SignJWT({ role: 'coach', ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuer(this.issuer)
      .setSubject('Ada')
      .setAudience(CLIENT)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(this.key);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.issuer);
    const json = (status: number, body: unknown): void => {
      // Allows every origin, because browsers can send a public client's requests from any origin.
      response.writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(JSON.stringify(body));
    };
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(200, {
          issuer: this.issuer,
          authorization_endpoint: `${this.issuer}/authorize`,
          token_endpoint: `${this.issuer}/token`,
          jwks_uri: `${this.issuer}/jwks`,
        });
      case '/jwks':
        return json(200, { keys: [this.published] });
      case '/authorize':
        response.writeHead(302, { location: this.#authorized(url.searchParams).href }).end();
        return;
      case '/token': {
        const answer = await this.#tokens(new URLSearchParams(await bodyOf(request)));
        return json(answer === null ? 400 : 200, answer ?? { error: 'invalid_grant' });
      }
      default:
        return json(404, {});
    }
  }

  #authorized(query: URLSearchParams): URL {
    const given = (name: string): string => query.get(name) ?? '';
    const back = new URL(given('redirect_uri'));
    back.searchParams.set('state', given('state'));
    const isFine =
      given('client_id') === CLIENT &&
      given('response_type') === 'code' &&
      given('code_challenge_method') === 'S256' &&
      given('scope').split(' ').includes('openid');
    if (this.refuses || !isFine) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      const [challenge, redirect, nonce] = ['code_challenge', 'redirect_uri', 'nonce'].map(given);
      this.#codes.set(code, { challenge: challenge ?? '', redirect: redirect ?? '', nonce: nonce ?? '' });
      back.searchParams.set('code', code);
    }
    return back;
  }

  /** Exchanges a code and its PKCE verifier for tokens. Works only once per code. Null if refused. */
  async #tokens(form: URLSearchParams): Promise<object | null> {
    const code = form.get('code') ?? '';
    const handedOut = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (handedOut?.challenge !== challenge || handedOut.redirect !== form.get('redirect_uri')) return null;
    const [access, id] = [await this.token(3600), await this.token(3600, { nonce: handedOut.nonce })];
    return { access_token: access, id_token: id, token_type: 'Bearer', expires_in: 3600 };
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
