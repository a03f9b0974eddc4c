import type { DraftForm, StartDraftInput } from '../generated/graphql.js';

export const FEWEST = 2;
export const MOST = 8;
const SECOND = 1000;

export interface NewDraft {
  /** The set. Null for the default set. */
  readonly set: string | null;
  readonly form: DraftForm;
  /** The number of seats, from 2 to 8. */
  readonly seats: number;
  readonly name: string;
  /** The names of the invited friends. Bots take the remaining seats. */
  readonly friends: readonly string[];
  /** The time limit per pick, in seconds. 0 for no limit. */
  readonly timeLimit: number;
  /** The maximum number of games per match. 0 if there are no matches. */
  readonly bestOf: 0 | 1 | 3;
}

/** Changes the number of seats and removes friends who no longer have a seat. */
export const withSeats = (draft: NewDraft, seats: number): NewDraft => ({
  ...draft,
  seats,
  friends: draft.friends.slice(0, seats - 1),
});

/** Returns the player in each seat. Null for a bot. Spreads people evenly around the table, starting with the user. */
export function seatedAt({ seats, name, friends }: NewDraft, friend: string): readonly (string | null)[] {
  const people = [name, ...friends].map((person, index) =>
    person.trim() !== '' || index === 0 ? person.trim() : index === 1 ? friend : `${friend} ${index}`,
  );
  const table = Array<string | null>(seats).fill(null);
  for (const [index, person] of people.entries()) table[Math.floor((index * seats) / people.length)] = person;
  return table;
}

/** Returns the input of the mutation that starts a draft. `friend` is the name given to unnamed friends. */
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
