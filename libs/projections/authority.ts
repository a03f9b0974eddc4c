import { assertNever, startedIn } from '#record';
import type {
  AdministrationEntry,
  Author,
  BotKind,
  Branched,
  Checked,
  LinkShared,
  PlayHalted,
  RecordedAdministration,
  RecordedEvent,
  Seat,
  SeatClaimed,
  Visibility,
} from '#record';

export interface SharedLink extends Omit<LinkShared, 'kind'> {
  /** When the link was created, in ISO 8601 format. */
  readonly sharedAt: string;
}

export interface ImportedFrom {
  /** The importer's display name. */
  readonly by: string;
  /** The importer's identity. Can be null even if the importer's name is recorded. */
  readonly author: Author | null;
  /** When the game was imported, in ISO 8601 format. */
  readonly at: string;
  /** The result of checking the game against the rules. Null until it has been checked. */
  readonly check: Pick<Checked, 'status' | 'position'> | null;
}

/** A seat to which the player who started the game invited someone else. */
export interface InvitedSeat {
  readonly seat: Seat;
  /** The id of the currently valid invitation. Null if there is none. */
  readonly invitation: string | null;
  /** The entry by which the seat was claimed. Null until the seat has been claimed. */
  readonly claimed: SeatClaimed | null;
}

export interface GameBranch extends Pick<Branched, 'game' | 'position'> {
  /** The author's display name. */
  readonly by: string;
  /** When the branch was started, in ISO 8601 format. */
  readonly madeAt: string;
}

/**
 * The current state of a game or draft according to its administrative entries, such as its access, seats and origin.
 */
export interface GameAuthority {
  /** Null if the visibility has never been set. */
  readonly visibility: Visibility | null;
  /** Seats whose tokens were given to their players. No one else can play these seats. */
  readonly handedOut: readonly Seat[];
  readonly bots: readonly { readonly seat: Seat; readonly bot: BotKind }[];
  /** The display name of the player who started the game. Null if it was not recorded. */
  readonly openedBy: string | null;
  /** Null if the game was recorded here. */
  readonly imported: ImportedFrom | null;
  /** Whether the game was started on a server that uses this store. */
  readonly begunHere: boolean;
  /** The decision at which play has stopped, with the reason. Null if play has not stopped. */
  readonly halted: Pick<PlayHalted, 'decision' | 'code'> | null;
  /** The identity of the player who started the game. Can be null even if the player's name is recorded. */
  readonly opener: Author | null;
  /** The seats to which the player who started the game invited other people. */
  readonly invited: readonly InvitedSeat[];
  /**
   * The branches of this game, in the order in which they were started. Includes branches that were deleted or that
   * could not be started.
   */
  readonly branches: readonly GameBranch[];
  /** The links that have not been revoked. */
  readonly shares: readonly SharedLink[];
  readonly deleted: boolean;
}

/** The state before the first administrative entry. */
export const noAuthority: GameAuthority = {
  visibility: null,
  handedOut: [],
  bots: [],
  openedBy: null,
  imported: null,
  begunHere: false,
  halted: null,
  opener: null,
  invited: [],
  branches: [],
  shares: [],
  deleted: false,
};

/** Applies an administrative entry. Ignores entries about unknown seats or links. */
export function takeAuthority(
  authority: GameAuthority,
  { entry, metadata }: RecordedAdministration,
): GameAuthority {
  return authority.deleted ? authority : takeIn(authority, entry, metadata.recordedAt);
}

function takeIn(authority: GameAuthority, entry: AdministrationEntry, recordedAt: string): GameAuthority {
  switch (entry.kind) {
    case 'GameOpened':
    case 'DraftOpened': {
      const handedOut = entry.seats.filter((seat) => seat.handedOut).map(({ seat }) => seat);
      const bots = entry.seats.flatMap(({ seat, bot }) => (bot === undefined ? [] : [{ seat, bot }]));
      const invited = entry.seats.flatMap(({ seat, invitation }) =>
        invitation === undefined ? [] : [{ seat, invitation, claimed: null }],
      );
      const opener = entry.author ?? null;
      return {
        ...authority,
        visibility: entry.kind === 'GameOpened' ? entry.visibility : null,
        handedOut,
        bots,
        openedBy: entry.by,
        opener,
        invited,
        begunHere: true,
      };
    }
    case 'Imported': {
      const { visibility, by, author = null } = entry;
      return { ...authority, visibility, imported: { by, author, at: recordedAt, check: null } };
    }
    case 'Checked': {
      const { status, position } = entry;
      return authority.imported === null
        ? authority
        : { ...authority, imported: { ...authority.imported, check: { status, position } } };
    }
    case 'SeatInvited':
      return withSeat(authority, entry.seat, { invitation: entry.invitation });
    case 'InvitationRevoked':
      return withSeat(authority, entry.seat, { invitation: null });
    case 'SeatClaimed':
      return withSeat(authority, entry.seat, { invitation: null, claimed: entry });
    case 'Branched': {
      const { game, position, by } = entry;
      const branch: GameBranch = { game, position, by, madeAt: recordedAt };
      return { ...authority, branches: [...authority.branches, branch] };
    }
    case 'VisibilitySet':
      return { ...authority, visibility: entry.visibility };
    case 'LinkShared': {
      const { kind, ...shared } = entry;
      return {
        ...authority,
        shares: [...without(authority.shares, entry.id), { ...shared, sharedAt: recordedAt }],
      };
    }
    case 'LinkRevoked':
      return { ...authority, shares: without(authority.shares, entry.id) };
    case 'PlayHalted': {
      const { decision, code } = entry;
      return { ...authority, halted: { decision, code } };
    }
    case 'PlayResumed':
      return { ...authority, halted: null };
    case 'GameDeleted':
    case 'DraftDeleted':
      return { ...noAuthority, deleted: true };
    default:
      return assertNever(entry);
  }
}

const without = <Named extends { readonly id: string }>(all: readonly Named[], id: string) =>
  all.filter((named) => named.id !== id);

/** Changes an invited seat unless it has been claimed. */
const withSeat = (authority: GameAuthority, seat: Seat, change: Partial<InvitedSeat>): GameAuthority => ({
  ...authority,
  invited: authority.invited.map((invited) =>
    invited.seat === seat && invited.claimed === null ? { ...invited, ...change } : invited,
  ),
});

/** Replaces players' names with those that they chose when they claimed their seats. */
export const withChosenNames = <Named extends { readonly name: string }>(
  players: readonly Named[],
  { invited }: Pick<GameAuthority, 'invited'>,
): readonly Named[] =>
  players.map((player, seat) => {
    const name = invited.find((invitation) => invitation.seat === seat)?.claimed?.name;
    return name === undefined || name === player.name ? player : { ...player, name };
  });

/**
 * Replaces the names in a record with those that players chose when they claimed their seats. Returns the same list if
 * no name changes.
 */
export function recordWithChosenNames(
  events: readonly RecordedEvent[],
  authority: Pick<GameAuthority, 'invited'>,
): readonly RecordedEvent[] {
  const started = startedIn(events);
  const seats = started && withChosenNames(started.seats, authority);
  if (!started || !seats || seats.every((seat, at) => seat === started.seats[at])) return events;
  const event = { ...started, seats };
  return events.map((recorded) => (recorded.event === started ? { ...recorded, event } : recorded));
}

export const authorityOf = (entries: readonly RecordedAdministration[]): GameAuthority =>
  entries.reduce(takeAuthority, noAuthority);
