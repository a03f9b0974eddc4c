import { shelf } from './shelf.js';

/** A seat of a draft, with what it is played with. */
export interface DraftSeat {
  readonly seat: number;
  readonly name: string;
  /** People with it play the seat. */
  readonly token: string;
}

/** A draft that was begun in this browser: the reader's seat, and those of the people it is played with. */
export interface KeptDraft {
  readonly draft: string;
  readonly own: DraftSeat;
  readonly others: readonly DraftSeat[];
}

const isSeat = (value: unknown): value is DraftSeat => {
  const { seat, name, token } = (value ?? {}) as Partial<DraftSeat>;
  return typeof seat === 'number' && typeof name === 'string' && typeof token === 'string';
};

const isKept = (value: unknown): value is KeptDraft => {
  const { draft, own, others } = (value ?? {}) as Partial<KeptDraft>;
  return typeof draft === 'string' && isSeat(own) && Array.isArray(others) && others.every(isSeat);
};

const begun = shelf('retrace.drafts', () => localStorage, isKept);

export const keepDraft = (draft: KeptDraft): void => begun.write([draft, ...begun.read()]);

export const forgetDraft = (id: string): void =>
  begun.write(begun.read().filter(({ draft }) => draft !== id));

/** A draft that was begun in this browser; undefined: it was not. */
export const keptDraft = (id: unknown): KeptDraft | undefined =>
  begun.read().find(({ draft }) => draft === id);

/** The address of a seat of a draft; what is behind the `#` never reaches a server. */
export const draftLink = (draft: string, { token }: DraftSeat): string =>
  `${location.origin}/draft/${encodeURIComponent(draft)}#token=${token}`;
