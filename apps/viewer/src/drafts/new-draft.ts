import type { DraftForm, StartDraftInput } from '../generated/graphql.js';

export const FEWEST = 2;
export const MOST = 8;
const SECOND = 1000;

/** The choices for a new draft. */
export interface NewDraft {
  /** Null for the usual set. */
  readonly set: string | null;
  readonly form: DraftForm;
  /** The number of seats, 2 to 8. */
  readonly seats: number;
  readonly name: string;
  /** The names of the other people. Bots take the remaining seats. */
  readonly friends: readonly string[];
  /** Seconds for a pick. 0 for no limit. */
  readonly timeLimit: number;
  /** Maximum number of games in a match. 0 for no matches. */
  readonly bestOf: 0 | 1 | 3;
}

/** Changes the number of seats, and removes friends without a seat. */
export const withSeats = (draft: NewDraft, seats: number): NewDraft => ({
  ...draft,
  seats,
  friends: draft.friends.slice(0, seats - 1),
});

/** The players by seat: people evenly round the table, the reader first. Null is a bot. */
export function seatedAt({ seats, name, friends }: NewDraft, friend: string): readonly (string | null)[] {
  const people = [name, ...friends].map((person, index) =>
    person.trim() !== '' || index === 0 ? person.trim() : index === 1 ? friend : `${friend} ${index}`,
  );
  const table = Array<string | null>(seats).fill(null);
  for (const [index, person] of people.entries()) table[Math.floor((index * seats) / people.length)] = person;
  return table;
}

/** Returns the input of a mutation that begins a draft. `friend` names friends without a name. */
export function draftInputOf(draft: NewDraft, friend: string): StartDraftInput {
  const { set, form, timeLimit, bestOf } = draft;
  return {
    form,
    ...(set !== null && { set }),
    ...(form === 'BOOSTER_DRAFT' && timeLimit > 0 && { timeLimit: timeLimit * SECOND }),
    ...(bestOf > 0 && { matches: { bestOf } }),
    players: seatedAt(draft, friend).map((name) => (name === null ? { bot: true } : { name })),
  };
}
