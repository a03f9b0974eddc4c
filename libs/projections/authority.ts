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
  /** ISO 8601. */
  readonly sharedAt: string;
}

/** The origin of an imported game. */
export interface ImportedFrom {
  /** The displayed name. */
  readonly by: string;
  /** The author. Null if unknown, whatever the name. */
  readonly author: Author | null;
  /** ISO 8601. */
  readonly at: string;
  /** Null until the game is compared with the rules. */
  readonly check: Pick<Checked, 'status' | 'position'> | null;
}

/** A seat for a player other than the one who began the game. */
export interface InvitedSeat {
  readonly seat: Seat;
  /** The valid invitation. Null if there is none. */
  readonly invitation: string | null;
  /** The claim of the seat. Null until it is claimed. */
  readonly claimed: SeatClaimed | null;
}

/** A game that continues from another. */
export interface GameBranch extends Pick<Branched, 'game' | 'position'> {
  /** The name of its maker, for readers. */
  readonly by: string;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** The current administration of a game or draft: access, seats, origin. */
export interface GameAuthority {
  /** Null if it was never set. */
  readonly visibility: Visibility | null;
  /** Seats played with tokens that only their players hold. */
  readonly handedOut: readonly Seat[];
  readonly bots: readonly { readonly seat: Seat; readonly bot: BotKind }[];
  /** The displayed name of the player who began the game. Null if not recorded. */
  readonly openedBy: string | null;
  /** The importer, and whether the rules confirm the game. Null if it was recorded here. */
  readonly imported: ImportedFrom | null;
  /** Whether it began on a server of this store. */
  readonly begunHere: boolean;
  /** The decision at which play is halted, and the reason. Null if play is not halted. */
  readonly halted: Pick<PlayHalted, 'decision' | 'code'> | null;
  /** The player who began it. Null if unknown, even if a name is recorded. */
  readonly opener: Author | null;
  /** The seats that others were invited to. */
  readonly invited: readonly InvitedSeat[];
  /**
   * The games that continue from it, in the order they were begun. Some may be deleted or may never have
   * started.
   */
  readonly branches: readonly GameBranch[];
  /** Links that are not revoked. */
  readonly shares: readonly SharedLink[];
  readonly deleted: boolean;
}

/** The authority of a game without administration. */
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

/** A claimed seat stays claimed through later entries. */
const withSeat = (authority: GameAuthority, seat: Seat, change: Partial<InvitedSeat>): GameAuthority => ({
  ...authority,
  invited: authority.invited.map((invited) =>
    invited.seat === seat && invited.claimed === null ? { ...invited, ...change } : invited,
  ),
});

/** Players with the names that they chose when they claimed their seats. */
export const withChosenNames = <Named extends { readonly name: string }>(
  players: readonly Named[],
  { invited }: Pick<GameAuthority, 'invited'>,
): readonly Named[] =>
  players.map((player, seat) => {
    const name = invited.find((invitation) => invitation.seat === seat)?.claimed?.name;
    return name === undefined || name === player.name ? player : { ...player, name };
  });

/** A record with the names that players chose when they claimed their seats. The same record if it has them already. */
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

/** The administration of a game after all entries. */
export const authorityOf = (entries: readonly RecordedAdministration[]): GameAuthority =>
  entries.reduce(takeAuthority, noAuthority);
