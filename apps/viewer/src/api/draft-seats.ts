import { shelf } from './shelf.js';

/** A seat of a draft, with its token. */
export interface DraftSeat {
  readonly seat: number;
  readonly name: string;
  /** The token that allows drafting in this seat. */
  readonly token: string;
}

/** A seat to which another player is invited. */
export interface InvitedDraftSeat extends Pick<DraftSeat, 'seat' | 'name'> {
  /** The invitation. The first person who accepts it gets the seat token. */
  readonly invitation: string;
}

/**
 * A draft that was started or joined in this browser. `own` is the user's seat, and `others` are the seats of invited
 * players.
 */
export interface StoredDraft {
  readonly draft: string;
  readonly own: DraftSeat;
  readonly others: readonly InvitedDraftSeat[];
}

const isSeat = (value: unknown): value is DraftSeat => {
  const { seat, name, token } = (value ?? {}) as Partial<DraftSeat>;
  return typeof seat === 'number' && typeof name === 'string' && typeof token === 'string';
};

const isInvited = (value: unknown): value is InvitedDraftSeat => {
  const { seat, name, invitation } = (value ?? {}) as Partial<InvitedDraftSeat>;
  return typeof seat === 'number' && typeof name === 'string' && typeof invitation === 'string';
};

const isStoredDraft = (value: unknown): value is StoredDraft => {
  const { draft, own, others } = (value ?? {}) as Partial<StoredDraft>;
  return typeof draft === 'string' && isSeat(own) && Array.isArray(others);
};

const begun = shelf('retrace.drafts', () => localStorage, isStoredDraft);

export const keepDraft = (draft: StoredDraft): void =>
  begun.write([draft, ...begun.read().filter((entry) => entry.draft !== draft.draft)]);

export const forgetDraft = (id: string): void =>
  begun.write(begun.read().filter(({ draft }) => draft !== id));

/** Omits old-format links from `others`, because they contained tokens. */
export function storedDraft(id: unknown): StoredDraft | undefined {
  const stored = begun.read().find(({ draft }) => draft === id);
  return stored && { ...stored, others: stored.others.filter(isInvited) };
}
