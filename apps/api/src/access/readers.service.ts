import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { fail, ok, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { ACCESS, type Access } from './access.js';
import { anonymous, owner, type Reader } from './reader.js';

/** The credentials of a request: its HTTP headers, or the `connectionParams` of its WebSocket. */
export type Credentials = Readonly<Record<string, unknown>>;

/** The parts of a request that identify its sender. */
type Requested = Pick<IncomingMessage, 'headers'> & Partial<Pick<IncomingMessage, 'headersDistinct'>>;

/** The maximum number of tokens per request. `LONGEST` is the maximum number of characters per token. */
const MOST_TOKENS = 8;
const LONGEST = 8192;

const refused = (message: string): Problem => ({
  code: 'UNAUTHENTICATED',
  message,
  advice:
    'Send one token as "Authorization: Bearer <token>", and tokens of further seats as "X-Retrace-Seat: ' +
    '<token>, <token>".',
});

/** Identifies the senders of requests. Refuses a request with an invalid token instead of ignoring the token. */
@Injectable()
export class ReadersService {
  constructor(@Inject(ACCESS) private readonly access: Access) {}

  /** Identifies the reader from the tokens of a request. Fails with `UNAUTHENTICATED` or `SIGN_IN_UNAVAILABLE`. */
  async of(credentials: Credentials): Promise<Result<Reader, Problem>> {
    const tokens = tokensIn(credentials);
    if (!tokens.ok) return tokens;
    let reader = this.access.signIn === null ? owner : anonymous;
    for (const token of tokens.value) {
      const known = await this.#with(reader, token);
      if (!known.ok) return known;
      reader = known.value;
    }
    return ok(reader);
  }

  async #with(reader: Reader, token: string): Promise<Result<Reader, Problem>> {
    const { capabilities, signIn } = this.access;
    if (capabilities.isOurs(token)) {
      const capability = await capabilities.verify(token);
      if (capability === null) return fail(refused('The token is not valid.'));
      if (capability.kind === 'retrace-invitation')
        return fail(
          refused(
            'The authorization contains an invitation instead of a token. Use `claimSeat` to exchange the ' +
              'invitation for a seat token.',
          ),
        );
      if (capability.kind === 'retrace-draft-invitation')
        return fail(
          refused(
            'The authorization contains an invitation instead of a token. Use `claimDraftSeat` to exchange the ' +
              'invitation for a seat token.',
          ),
        );
      if (capability.kind === 'retrace-seat')
        return ok({ ...reader, seats: [...reader.seats, capability.held] });
      if (capability.kind === 'retrace-draft-seat')
        return ok({ ...reader, draftSeats: [...(reader.draftSeats ?? []), capability.held] });
      if (capability.kind === 'retrace-assignment')
        return ok({ ...reader, assignments: [...(reader.assignments ?? []), capability.id] });
      if (capability.kind === 'retrace-blind-review')
        return ok({ ...reader, blindReviews: [...(reader.blindReviews ?? []), capability.reading] });
      if (capability.kind === 'retrace-class')
        return ok({ ...reader, classes: [...(reader.classes ?? []), capability.attendance] });
      if (capability.kind === 'retrace-study')
        return ok({ ...reader, studies: [...(reader.studies ?? []), capability.reading] });
      if (capability.kind === 'retrace-tournament')
        return ok({ ...reader, tournaments: [...(reader.tournaments ?? []), capability.reading] });
      return ok({ ...reader, shares: [...reader.shares, capability.shared] });
    }
    if (signIn === null)
      return fail(refused('Sign-in is off on this server, so it accepts only seat tokens and share links.'));
    const signedIn = await signIn.verify(token);
    return signedIn.ok ? ok({ ...reader, ...signedIn.value }) : signedIn;
  }
}

/**
 * Returns the tokens in the headers of a request. `authorization` can contain any kind of token, and `x-retrace-seat`
 * contains seat tokens. Header names are case-insensitive.
 */
function tokensIn(credentials: Credentials): Result<readonly string[], Problem> {
  const sent = { authorization: [] as unknown[], 'x-retrace-seat': [] as unknown[] };
  for (const [name, value] of Object.entries(credentials)) {
    const known = name.trim().toLowerCase();
    if (known in sent && value !== undefined && value !== null) sent[known as keyof typeof sent].push(value);
  }
  if (sent.authorization.length > 1)
    return fail(refused('The request contains more than one authorization.'));
  const [authorization = ''] = sent.authorization;
  const held = sent['x-retrace-seat'];
  if (typeof authorization !== 'string' || !held.every((token) => typeof token === 'string'))
    return fail(refused('The token is not a string.'));
  const bearer = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
  if (authorization !== '' && bearer === undefined)
    return fail(refused('The authorization does not have the form "Bearer <token>".'));
  const tokens = [bearer ?? '', ...held.join(',').split(',')]
    .map((token) => token.trim())
    .filter((token) => token !== '');
  if (tokens.length > MOST_TOKENS)
    return fail(refused(`The request contains more than ${MOST_TOKENS} tokens.`));
  if (tokens.some((token) => token.length > LONGEST)) return fail(refused('The token is too long.'));
  return ok(tokens);
}

/**
 * Returns the credentials of an HTTP request. Uses `headersDistinct`, because Node drops a repeated `authorization`
 * from `headers`.
 */
export function credentialsOf({ headers, headersDistinct }: Requested): Credentials {
  const authorization = headersDistinct?.['authorization'] ?? [];
  return authorization.length > 1 ? { ...headers, authorization } : headers;
}
