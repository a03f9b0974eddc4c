import { z } from 'zod';
import { authorShape, recordBounds, storedGame, wholeFormat } from '#record';
import { bestOfs, type TournamentEntry } from './tournament-entry.js';

/** The schema version of the tournament entries that this version of Retrace writes. */
const TOURNAMENT_SCHEMA_VERSION = 1;

const count = z.int().min(0).max(recordBounds.number);
const authorship = { by: z.string(), author: authorShape.optional() };
const title = { name: z.string(), date: z.iso.date() };
const content = {
  round: z.int().min(1).max(recordBounds.number),
  players: z.array(z.string()).min(1).max(2),
  bestOf: z.literal(bestOfs),
  wins: z.array(count).length(2).nullable(),
};
const match = z.string();

const shapes = {
  TournamentStarted: z.object({
    kind: z.literal('TournamentStarted'),
    tournament: z.string(),
    ...title,
    players: z.array(z.string()),
    at: z.iso.datetime(),
    ...authorship,
  }),
  TournamentChanged: z.object({ kind: z.literal('TournamentChanged'), ...title, ...authorship }),
  PlayerRenamed: z.object({
    kind: z.literal('PlayerRenamed'),
    from: z.string(),
    to: z.string(),
    ...authorship,
  }),
  MatchAdded: z.object({ kind: z.literal('MatchAdded'), match, ...content, ...authorship }),
  MatchChanged: z.object({ kind: z.literal('MatchChanged'), match, ...content, ...authorship }),
  MatchRemoved: z.object({ kind: z.literal('MatchRemoved'), match, ...authorship }),
  GameGrouped: z.object({
    kind: z.literal('GameGrouped'),
    match,
    game: storedGame,
    winner: z.string().nullable(),
    ...authorship,
  }),
  GameUngrouped: z.object({ kind: z.literal('GameUngrouped'), match, game: storedGame, ...authorship }),
  TournamentShared: z.object({ kind: z.literal('TournamentShared'), link: z.string(), ...authorship }),
  TournamentUnshared: z.object({ kind: z.literal('TournamentUnshared'), ...authorship }),
  TournamentDeleted: z.object({ kind: z.literal('TournamentDeleted'), ...authorship }),
  TournamentListed: z.object({ kind: z.literal('TournamentListed'), tournament: z.string() }),
  TournamentUnreadable: z.object({ kind: z.literal('TournamentUnreadable') }),
} satisfies {
  readonly [Kind in TournamentEntry['kind']]: z.ZodType<Extract<TournamentEntry, { kind: Kind }>>;
};

/**
 * The storage format of tournaments. Unreadable entries are not skipped, because such an entry could have revoked the
 * readers' link.
 */
export const tournamentFormat = wholeFormat<TournamentEntry>(TOURNAMENT_SCHEMA_VERSION, shapes, {
  kind: 'TournamentUnreadable',
});
