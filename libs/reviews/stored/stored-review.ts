import { z } from 'zod';
import type { Review } from '#analysis';
import { readAs, authorShape, parseGameId, recordBounds, type GameId, type StoredEntry } from '#record';
import { lacks } from '../missing.js';
import { reviewOutcomes, type ReviewEntry } from './review-entry.js';

/** The schema version of the review entries that this version of Retrace writes. */
export const REVIEW_SCHEMA_VERSION = 1;

const count = z.int().min(0).max(recordBounds.number);
const game = z.custom<GameId>((id) => typeof id === 'string' && parseGameId(id).ok, 'it is not a game id');
const choice = z.array(z.string());
const shares = z.array(z.number());

export const originShape = z.object({
  as: z.string(),
  seed: z.string(),
  playouts: count,
  lists: z.boolean(),
  last: count,
  edition: z.string(),
  program: z.string(),
  model: z.string().nullable(),
});
const clock = z.looseObject({ day: count, phase: z.string(), turn: count, seat: count.nullable() });
const reason = z.object({
  name: z.string(),
  seat: count,
  difference: z.number(),
  error: z.number(),
  helps: z.boolean(),
});
const found = z.looseObject({
  points: z.array(z.object({ revision: count, winProbability: shares, error: z.number().nullable() })),
  decisions: z.array(
    z.looseObject({
      revision: count,
      made: count,
      clock,
      seat: count,
      kind: z.string(),
      taken: choice,
      best: choice,
      loss: z.number(),
      lossError: z.number(),
      grade: z.enum(['inaccuracy', 'mistake', 'blunder']).nullable(),
      // Reviews from earlier versions have no reasons, so the default is an empty list.
      reasons: z.array(reason).default([]),
      choices: z.array(z.object({ choice, value: z.number(), error: z.number(), playouts: count })),
      skill: z.number().nullable().default(null),
    }),
  ),
  seats: z.array(
    z.looseObject({
      seat: count,
      accuracy: z.number().nullable(),
      luck: z.number(),
      skill: z.number(),
      error: z.number().nullable().default(null),
    }),
  ),
  turningPoints: z.array(
    z.looseObject({
      revision: count,
      until: count,
      seat: count,
      before: z.number(),
      after: z.number(),
      given: z.number(),
    }),
  ),
}) satisfies z.ZodType<Review>;

const authorship = { by: z.string(), author: authorShape.optional() };
const shapes = {
  ReviewBegun: z.object({
    kind: z.literal('ReviewBegun'),
    review: z.string(),
    game,
    origin: originShape,
    ...authorship,
  }),
  ReviewOver: z.object({
    kind: z.literal('ReviewOver'),
    review: z.string(),
    outcome: z.enum(reviewOutcomes),
    code: z.string().nullable(),
  }),
  Reviewed: z.object({
    kind: z.literal('Reviewed'),
    review: z.string(),
    origin: originShape,
    found,
    lacks: z.array(z.enum(lacks)),
    seconds: z.number(),
  }),
  LinePlayed: z.object({
    kind: z.literal('LinePlayed'),
    review: z.string(),
    asked: count,
    line: game,
    to: count,
  }),
  ReviewDeleted: z.object({ kind: z.literal('ReviewDeleted'), review: z.string(), ...authorship }),
} satisfies { readonly [Kind in ReviewEntry['kind']]: z.ZodType<Extract<ReviewEntry, { kind: Kind }>> };

const metadata = z.object({ schema: z.literal(REVIEW_SCHEMA_VERSION) });
const isKind = (kind: string): kind is ReviewEntry['kind'] => Object.hasOwn(shapes, kind);

export const reviewFormat = {
  schema: REVIEW_SCHEMA_VERSION,
  /** Parses an entry. Null if this version of Retrace cannot read it. */
  read: ({ type, data, metadata: beside }: StoredEntry): ReviewEntry | null => {
    if (!isKind(type) || !readAs(metadata, beside).success) return null;
    return readAs(shapes[type], data).data ?? null;
  },
} as const;
