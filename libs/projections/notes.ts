import { assertNever, omniscient, formatViewer } from '#record';
import type {
  Author,
  BotKind,
  Branched,
  Checked,
  LinkShared,
  Note,
  PlayHalted,
  RecordedNote,
  Remark,
  Seat,
  SeatClaimed,
  Visibility,
} from '#record';

export interface Annotation extends Remark {
  readonly id: string;
  /** Who wrote it first, as it is shown, and who that is where it is known. */
  readonly by: string;
  readonly author?: Author | undefined;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly changedAt: string | null;
}

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

/** What is said about a game, as it stands. */
export interface GameNotes {
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
  readonly branches: readonly Pick<Branched, 'game' | 'position'>[];
  /** In the order they were written in. */
  readonly annotations: readonly Annotation[];
  /** In the order they were given in. */
  readonly tags: readonly string[];
  /** Those that were not revoked. */
  readonly shares: readonly SharedLink[];
  readonly deleted: boolean;
}

/** What is said about a game that nobody has said anything about. */
export const noNotes: GameNotes = {
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
  annotations: [],
  tags: [],
  shares: [],
  deleted: false,
};

/** Adds one note to what is said about a game. A note about what is not there changes nothing. */
export function takeNote(notes: GameNotes, { note, metadata }: RecordedNote): GameNotes {
  if (notes.deleted) return notes;
  return takeIn(notes, note, metadata.recordedAt);
}

function takeIn(notes: GameNotes, note: Note, recordedAt: string): GameNotes {
  switch (note.kind) {
    case 'GameOpened': {
      const handedOut = note.seats.filter((seat) => seat.handedOut).map(({ seat }) => seat);
      const bots = note.seats.flatMap(({ seat, bot }) => (bot === undefined ? [] : [{ seat, bot }]));
      const invited = note.seats.flatMap(({ seat, invitation }) =>
        invitation === undefined ? [] : [{ seat, invitation, claimed: null }],
      );
      const opener = note.author ?? null;
      return {
        ...notes,
        visibility: note.visibility,
        handedOut,
        bots,
        openedBy: note.by,
        opener,
        invited,
        begunHere: true,
      };
    }
    case 'Imported': {
      const { visibility, by, author = null } = note;
      return { ...notes, visibility, imported: { by, author, at: recordedAt, check: null } };
    }
    case 'Checked': {
      const { status, position } = note;
      return notes.imported === null
        ? notes
        : { ...notes, imported: { ...notes.imported, check: { status, position } } };
    }
    case 'SeatInvited':
      return withSeat(notes, note.seat, { invitation: note.invitation });
    case 'InvitationRevoked':
      return withSeat(notes, note.seat, { invitation: null });
    case 'SeatClaimed':
      return withSeat(notes, note.seat, { invitation: null, claimed: note });
    case 'Branched': {
      const { game, position } = note;
      return { ...notes, branches: [...notes.branches, { game, position }] };
    }
    case 'VisibilitySet':
      return { ...notes, visibility: note.visibility };
    case 'Annotated': {
      const { kind, ...said } = note;
      const annotation: Annotation = { ...said, writtenAt: recordedAt, changedAt: null };
      return { ...notes, annotations: [...without(notes.annotations, note.id), annotation] };
    }
    case 'AnnotationChanged': {
      const { kind, by, author, ...said } = note;
      const annotations = notes.annotations.map((old) =>
        old.id === note.id ? { ...old, ...said, as: widest(old.as, said.as), changedAt: recordedAt } : old,
      );
      return { ...notes, annotations };
    }
    case 'AnnotationRemoved':
      return { ...notes, annotations: without(notes.annotations, note.id) };
    case 'Tagged':
      return notes.tags.includes(note.tag) ? notes : { ...notes, tags: [...notes.tags, note.tag] };
    case 'Untagged':
      return { ...notes, tags: notes.tags.filter((tag) => tag !== note.tag) };
    case 'LinkShared': {
      const { kind, ...shared } = note;
      return { ...notes, shares: [...without(notes.shares, note.id), { ...shared, sharedAt: recordedAt }] };
    }
    case 'LinkRevoked':
      return { ...notes, shares: without(notes.shares, note.id) };
    case 'PlayHalted': {
      const { decision, code } = note;
      return { ...notes, halted: { decision, code } };
    }
    case 'PlayResumed':
      return { ...notes, halted: null };
    case 'GameDeleted':
      return { ...noNotes, deleted: true };
    default:
      return assertNever(note);
  }
}

const without = <Named extends { readonly id: string }>(all: readonly Named[], id: string) =>
  all.filter((named) => named.id !== id);

/** A seat that was claimed stays so, whatever else is said of it. */
const withSeat = (notes: GameNotes, seat: Seat, change: Partial<InvitedSeat>): GameNotes => ({
  ...notes,
  invited: notes.invited.map((one) =>
    one.seat === seat && one.claimed === null ? { ...one, ...change } : one,
  ),
});

/**
 * The perspective from which all is seen that is seen from either. What an annotation said before it was changed may stay in
 * it, so who can read it may look from both.
 */
function widest(one: string, other: string): string {
  if (one === other || other === 'spectator') return one;
  return one === 'spectator' ? other : formatViewer(omniscient);
}

/** What all that was said about a game comes to. */
export const notesOf = (said: readonly RecordedNote[]): GameNotes => said.reduce(takeNote, noNotes);
