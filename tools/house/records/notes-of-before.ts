import type { AdministrationEntry, Note } from '#record';
import { assertNever, formatViewer, omniscient, type Seat } from '#record';
import {
  noAuthority,
  noNotes as noneWritten,
  type Annotation,
  type GameAuthority,
  type GameNotes as WrittenNotes,
  type InvitedSeat,
} from '#projections';

/**
 * The notes of a game as schema 1 folded them, when the stream of notes also contained the entries about access to the
 * game.
 */
export type NotesOfBefore = GameAuthority & Omit<WrittenNotes, 'unreadable' | 'taggedAt' | 'namedAt'>;

/**
 * The entries of schema 1. Sealed annotations and the entries about drafts are excluded, because later schemas added
 * them.
 */
export type EarlierNote = Exclude<
  Note | AdministrationEntry,
  { readonly kind: 'AnnotationSealed' | 'DraftOpened' | 'DraftDeleted' }
>;

interface EntryOfBefore {
  readonly note: EarlierNote;
  readonly recordedAt: string;
}

const { unreadable: _, taggedAt: _t, namedAt: _n, ...none } = noneWritten;
const noNotes: NotesOfBefore = { ...noAuthority, ...none };

/** The original fold of schema 1, kept for comparison with the current one. */
export const notesOfBefore = (entries: readonly EntryOfBefore[]): NotesOfBefore =>
  entries.reduce(
    (notes, { note, recordedAt }) => (notes.deleted ? notes : takeIn(notes, note, recordedAt)),
    noNotes,
  );

function takeIn(notes: NotesOfBefore, note: EntryOfBefore['note'], recordedAt: string): NotesOfBefore {
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
      const { game, position, by } = note;
      const branch = { game, position, by, madeAt: recordedAt };
      return { ...notes, branches: [...notes.branches, branch] };
    }
    case 'VisibilitySet':
      return { ...notes, visibility: note.visibility };
    case 'Annotated': {
      const { kind, ...written } = note;
      const annotation: Annotation = { ...written, sealed: false, writtenAt: recordedAt, changedAt: null };
      return { ...notes, annotations: [...without(notes.annotations, note.id), annotation] };
    }
    case 'AnnotationChanged': {
      const { kind, by, author, ...written } = note;
      const annotations = notes.annotations.map((old) =>
        old.id === note.id
          ? { ...old, ...written, as: widest(old.as, written.as), changedAt: recordedAt }
          : old,
      );
      return { ...notes, annotations };
    }
    case 'AnnotationRemoved':
      return { ...notes, annotations: without(notes.annotations, note.id) };
    case 'Tagged':
      return notes.tags.includes(note.tag) ? notes : { ...notes, tags: [...notes.tags, note.tag] };
    case 'Untagged':
      return { ...notes, tags: notes.tags.filter((tag) => tag !== note.tag) };
    case 'Named':
      return { ...notes, name: note.name };
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

/** Changes an invited seat, unless a player has claimed the seat. Later entries cannot undo a claim. */
const withSeat = (notes: NotesOfBefore, seat: Seat, change: Partial<InvitedSeat>): NotesOfBefore => ({
  ...notes,
  invited: notes.invited.map((invited) =>
    invited.seat === seat && invited.claimed === null ? { ...invited, ...change } : invited,
  ),
});

/**
 * Combines two perspectives into a perspective that includes both. An edited annotation can still contain earlier text,
 * so its readers need access to both perspectives.
 */
function widest(left: string, right: string): string {
  if (left === right || right === 'spectator') return left;
  return left === 'spectator' ? right : formatViewer(omniscient);
}
