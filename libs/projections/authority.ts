import { assertNever } from '#record';
import type {
  AdministrationEntry,
  Author,
  BotKind,
  Branched,
  Checked,
  LinkShared,
  PlayHalted,
  RecordedAdministration,
  Seat,
  SeatClaimed,
  Visibility,
} from '#record';

export interface SharedLink extends Omit<LinkShared, 'kind'> {
  /** ISO 8601. */
  readonly sharedAt: string;
}

/** Where a game comes from that was not recorded here. */
export interface ImportedFrom {
  /** As it is shown. */
  readonly by: string;
  /** Who that is; null: it is not known, whatever the name. */
  readonly author: Author | null;
  /** ISO 8601. */
  readonly at: string;
  /** Null: it was not held against the rules yet. */
  readonly check: Pick<Checked, 'status' | 'position'> | null;
}

/** A seat that is not for who began the game. */
export interface InvitedSeat {
  readonly seat: Seat;
  /** The invitation that counts; null: none does. */
  readonly invitation: string | null;
  /** By whom it was claimed; null: by nobody yet. */
  readonly claimed: SeatClaimed | null;
}

/** A game that continues from another. */
export interface GameBranch extends Pick<Branched, 'game' | 'position'> {
  /** Who made it, as it is shown. */
  readonly by: string;
  /** When, ISO 8601. */
  readonly madeAt: string;
}

/** What is decided about a game or draft, as it stands: who can see it, who plays it, where it comes from. */
export interface GameAuthority {
  /** Null: nobody has set any. */
  readonly visibility: Visibility | null;
  /** Seats that are played through a token that only their player holds. */
  readonly handedOut: readonly Seat[];
  readonly bots: readonly { readonly seat: Seat; readonly bot: BotKind }[];
  /** Who let it begin, as it is shown; null: nobody said. */
  readonly openedBy: string | null;
  /** Who took it from a file, and whether the rules confirm it; null: it was recorded here. */
  readonly imported: ImportedFrom | null;
  /** It began at a server of this store. */
  readonly begunHere: boolean;
  /** Where play stands still, and why; null: it does not, or somebody let it continue. */
  readonly halted: Pick<PlayHalted, 'decision' | 'code'> | null;
  /** Who that is; null: it is not known, whatever the name. */
  readonly opener: Author | null;
  /** The seats that others were invited to. */
  readonly invited: readonly InvitedSeat[];
  /** The games that continue from it, in the order they were begun in; some may be gone, or never have begun. */
  readonly branches: readonly GameBranch[];
  /** Those that were not revoked. */
  readonly shares: readonly SharedLink[];
  readonly deleted: boolean;
}

/** Of a game about which nobody has decided anything. */
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

/** Adds one entry to what is decided about a game. An entry about what is not there changes nothing. */
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

/** A seat that was claimed stays so, whatever else is said of it. */
const withSeat = (authority: GameAuthority, seat: Seat, change: Partial<InvitedSeat>): GameAuthority => ({
  ...authority,
  invited: authority.invited.map((one) =>
    one.seat === seat && one.claimed === null ? { ...one, ...change } : one,
  ),
});

/** What all that was decided about a game comes to. */
export const authorityOf = (entries: readonly RecordedAdministration[]): GameAuthority =>
  entries.reduce(takeAuthority, noAuthority);
