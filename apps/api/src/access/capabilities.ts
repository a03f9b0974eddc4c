import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';
import { coachingBounds, parseGameId, parsePosition, parseViewer, recordBounds, type GameId } from '#record';
import {
  assignmentToken,
  blindReviewToken,
  classToken,
  signedToken,
  studyToken,
  tournamentToken,
  type TokenKind,
} from '#archive';
import type {
  BlindReading,
  ClassAttendance,
  DraftInvitation,
  HeldDraftSeat,
  HeldSeat,
  Invitation,
  SharedView,
  StudyReading,
  TournamentReading,
} from './reader.js';

const game = z.string().transform((text, context): GameId => {
  const id = parseGameId(text);
  if (id.ok) return id.value;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** The claims that this server's tokens contain, keyed by the `typ` in the token header. */
const shapes = {
  'retrace-seat': z.object({ game, seat: z.int().min(0).max(9) }),
  'retrace-draft-seat': z.object({ draft: z.string().min(1).max(64), seat: z.int().min(0).max(9) }),
  'retrace-assignment': z.object({ id: z.string().min(1).max(100) }),
  'retrace-blind-review': z.object({
    id: z.string().min(1).max(100),
    reader: z.int().min(1).max(coachingBounds.blindReaders),
  }),
  'retrace-class': z.object({
    study: z.string().min(1).max(100),
    link: z.string().min(1).max(100),
    pupil: z.int().min(0).max(recordBounds.number).optional(),
  }),
  'retrace-study': z.object({ study: z.string().min(1).max(100), link: z.string().min(1).max(100) }),
  'retrace-tournament': z.object({
    tournament: z.string().min(1).max(100),
    link: z.string().min(1).max(100),
  }),
  'retrace-invitation': z.object({ game, seat: z.int().min(0).max(9), id: z.string().min(1).max(100) }),
  'retrace-draft-invitation': z.object({
    draft: z.string().min(1).max(64),
    seat: z.int().min(0).max(9),
    id: z.string().min(1).max(100),
  }),
  'retrace-share': z.object({
    id: z.string().min(1).max(100),
    game,
    position: z.string().refine((text) => parsePosition(text).ok),
    as: z.string().refine((text) => parseViewer(text).ok),
  }),
} as const satisfies Readonly<Record<TokenKind, z.ZodType>>;

/** The permission that a token grants to its holder. */
export type Capability =
  | { readonly kind: 'retrace-seat'; readonly held: HeldSeat }
  | { readonly kind: 'retrace-draft-seat'; readonly held: HeldDraftSeat }
  | { readonly kind: 'retrace-assignment'; readonly id: string }
  | { readonly kind: 'retrace-blind-review'; readonly reading: BlindReading }
  | { readonly kind: 'retrace-class'; readonly attendance: ClassAttendance }
  | { readonly kind: 'retrace-study'; readonly reading: StudyReading }
  | { readonly kind: 'retrace-tournament'; readonly reading: TournamentReading }
  | { readonly kind: 'retrace-invitation'; readonly invitation: Invitation }
  | { readonly kind: 'retrace-draft-invitation'; readonly invitation: DraftInvitation }
  | { readonly kind: 'retrace-share'; readonly shared: SharedView };

/**
 * Signs and verifies capability tokens, which are JSON Web Tokens (HS256). The tokens never expire. A seat token is
 * valid while its game exists. A link's token is valid until the link is revoked.
 */
export class Capabilities {
  /** The key must contain at least 32 secret bytes. */
  constructor(private readonly key: Uint8Array) {}

  /**
   * Derives 10 hexadecimal characters from a text. They reveal nothing about the text to people who do not have the
   * key.
   */
  wordFor(text: string): string {
    return createHmac('sha256', this.key).update(`word ${text}`).digest('hex').slice(0, 10);
  }

  /** Returns a token that lets its holder play in a seat. */
  seatToken({ game: id, seat }: HeldSeat): Promise<string> {
    return this.#sign('retrace-seat', { game: id, seat });
  }

  /** Returns a token that lets its holder pick cards in a draft seat. */
  draftToken({ draft, seat }: HeldDraftSeat): Promise<string> {
    return this.#sign('retrace-draft-seat', { draft, seat });
  }

  /** Returns an invitation to a seat, which can be exchanged once for the seat's token. */
  invitation({ game: id, seat, id: of }: Invitation): Promise<string> {
    return this.#sign('retrace-invitation', { game: id, seat, id: of });
  }

  /** Like `invitation`, for a draft seat. */
  draftInvitation({ draft, seat, id }: DraftInvitation): Promise<string> {
    return this.#sign('retrace-draft-invitation', { draft, seat, id });
  }

  /**
   * Returns a token that lets its holder view and answer the tasks of an assignment. The same assignment always has the
   * same token.
   */
  assignmentToken(id: string): Promise<string> {
    return assignmentToken(this.key, id);
  }

  /** Returns a token that lets an invited reader answer a blind review. */
  blindReviewToken({ id, reader }: BlindReading): Promise<string> {
    return blindReviewToken(this.key, id, reader);
  }

  studyToken({ study, link }: StudyReading): Promise<string> {
    return studyToken(this.key, study, link);
  }

  tournamentToken({ tournament, link }: TournamentReading): Promise<string> {
    return tournamentToken(this.key, tournament, link);
  }

  classToken(attendance: ClassAttendance): Promise<string> {
    return classToken(this.key, attendance);
  }

  /** Returns the token of a share link. The same link always has the same token. */
  shareToken({ id, game: of, position, as }: SharedView): Promise<string> {
    return this.#sign('retrace-share', { id, game: of, position, as });
  }

  /** Whether a token claims to be a capability token of this server, as opposed to a sign-in token. */
  isOurs(token: string): boolean {
    try {
      return kindOf(token) !== null;
    } catch (error) {
      // The token is malformed. `verify` reports this later.
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  /**
   * Returns the permission that a token grants. Null if this server did not sign the token, or signed it for another
   * purpose.
   */
  async verify(token: string): Promise<Capability | null> {
    try {
      const kind = kindOf(token);
      if (kind === null) return null;
      const { payload } = await jwtVerify(token, this.key, { algorithms: ['HS256'], typ: kind });
      switch (kind) {
        case 'retrace-seat':
          return { kind, held: shapes[kind].parse(payload) };
        case 'retrace-draft-seat':
          return { kind, held: shapes[kind].parse(payload) };
        case 'retrace-assignment':
          return { kind, id: shapes[kind].parse(payload).id };
        case 'retrace-blind-review':
          return { kind, reading: shapes[kind].parse(payload) };
        case 'retrace-class':
          return { kind, attendance: shapes[kind].parse(payload) };
        case 'retrace-study':
          return { kind, reading: shapes[kind].parse(payload) };
        case 'retrace-tournament':
          return { kind, reading: shapes[kind].parse(payload) };
        case 'retrace-invitation':
          return { kind, invitation: shapes[kind].parse(payload) };
        case 'retrace-draft-invitation':
          return { kind, invitation: shapes[kind].parse(payload) };
        case 'retrace-share':
          return { kind, shared: shapes[kind].parse(payload) };
      }
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof z.ZodError)
        return null;
      throw error;
    }
  }

  #sign(kind: TokenKind, claims: Readonly<Record<string, unknown>>): Promise<string> {
    return signedToken(this.key, kind, claims);
  }
}

function kindOf(token: string): TokenKind | null {
  const { typ } = decodeProtectedHeader(token);
  return typ !== undefined && Object.hasOwn(shapes, typ) ? (typ as TokenKind) : null;
}
