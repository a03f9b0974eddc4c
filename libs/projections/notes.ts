import { assertNever, omniscient, formatViewer } from '#record';
import type { BotKind, Branched, LinkShared, Note, RecordedNote, Remark, Seat, Visibility } from '#record';

export interface Annotation extends Remark {
  readonly id: string;
  /** Who wrote it first. */
  readonly by: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly changedAt: string | null;
}

export interface SharedLink extends Omit<LinkShared, 'kind'> {
  /** ISO 8601. */
  readonly sharedAt: string;
}

/** What is said about a game, as it stands. */
export interface GameNotes {
  /** Null: nobody has set any. */
  readonly visibility: Visibility | null;
  /** Seats that are played through a token that only their player holds. */
  readonly handedOut: readonly Seat[];
  readonly bots: readonly { readonly seat: Seat; readonly bot: BotKind }[];
  /** Who let it begin; null: nobody said. */
  readonly openedBy: string | null;
  /** The games that go on from it, in the order they were begun in; some may be gone, or never have begun. */
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
      return { ...notes, visibility: note.visibility, handedOut, bots, openedBy: note.by };
    }
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
      const { kind, by, ...said } = note;
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
    case 'GameDeleted':
      return { ...noNotes, deleted: true };
    default:
      return assertNever(note);
  }
}

const without = <Named extends { readonly id: string }>(all: readonly Named[], id: string) =>
  all.filter((named) => named.id !== id);

/**
 * The perspective from which all is seen that is seen from either. What an annotation said before it was changed may stay in
 * it, so who may read it may look from both.
 */
function widest(one: string, other: string): string {
  if (one === other || other === 'spectator') return one;
  return one === 'spectator' ? other : formatViewer(omniscient);
}

/** What all that was said about a game comes to. */
export const notesOf = (said: readonly RecordedNote[]): GameNotes => said.reduce(takeNote, noNotes);
