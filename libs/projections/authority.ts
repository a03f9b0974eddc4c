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
  /** The time of sharing, as ISO 8601. */
  readonly sharedAt: string;
}

export interface ImportedFrom {
  /** The display name of the importer. */
  readonly by: string;
  /** The importer. Null if unknown, whatever the name. */
  readonly author: Author | null;
  /** The time of the import, as ISO 8601. */
  readonly at: string;
  /** The result of comparing the game with the rules. Null until then. */
  readonly check: Pick<Checked, 'status' | 'position'> | null;
}

/** A seat to which a player other than the game's opener was invited. */
export interface InvitedSeat {
  readonly seat: Seat;
  /** The id of the valid invitation. Null if there is none. */
  readonly invitation: string | null;
  /** The entry with which the seat was claimed. Null until then. */
  readonly claimed: SeatClaimed | null;
}

export interface GameBranch extends Pick<Branched, 'game' | 'position'> {
  /** The display name of the author. */
  readonly by: string;
  /** The time at which it was begun, as ISO 8601. */
  readonly madeAt: string;
}

/** The current administration of a game or draft, such as its access, seats and origin. */
export interface GameAuthority {
  /** The visibility. Null if it was never set. */
  readonly visibility: Visibility | null;
  /** Seats whose tokens only their players have. */
  readonly handedOut: readonly Seat[];
  readonly bots: readonly { readonly seat: Seat; readonly bot: BotKind }[];
  /** The display name of the player who began the game. Null if it was not recorded. */
  readonly openedBy: string | null;
  /** The import of the game. Null if the game was recorded here. */
  readonly imported: ImportedFrom | null;
  /** Whether the game began on a server that uses this store. */
  readonly begunHere: boolean;
  /** The decision at which play is halted, with the reason. Null if play is not halted. */
  readonly halted: Pick<PlayHalted, 'decision' | 'code'> | null;
  /** The player who began the game. Null if unknown, even if a name is recorded. */
  readonly opener: Author | null;
  /** The seats to which others were invited. */
  readonly invited: readonly InvitedSeat[];
  /**
   * The games that continue from this one, in the order in which they were begun. Some may be deleted or may never have
   * started.
   */
  readonly branches: readonly GameBranch[];
  /** The links that are not revoked. */
  readonly shares: readonly SharedLink[];
  readonly deleted: boolean;
}

/** The administration of a game before the first entry. */
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

/** Adds an entry to the administration of a game. Ignores entries about unknown seats or links. */
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

/** Changes an invited seat. Leaves a claimed seat unchanged. */
const withSeat = (authority: GameAuthority, seat: Seat, change: Partial<InvitedSeat>): GameAuthority => ({
  ...authority,
  invited: authority.invited.map((invited) =>
    invited.seat === seat && invited.claimed === null ? { ...invited, ...change } : invited,
  ),
});

/** Returns players with the names that they chose when they claimed their seats. */
export const withChosenNames = <Named extends { readonly name: string }>(
  players: readonly Named[],
  { invited }: Pick<GameAuthority, 'invited'>,
): readonly Named[] =>
  players.map((player, seat) => {
    const name = invited.find((invitation) => invitation.seat === seat)?.claimed?.name;
    return name === undefined || name === player.name ? player : { ...player, name };
  });

/**
 * Returns a record with the names that players chose when they claimed their seats. If it already has them, returns the
 * same object.
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
