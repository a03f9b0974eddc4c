import type { RunningApi } from './running-api.js';

export interface BegunDraftSeat {
  readonly seat: number;
  readonly token: string | null;
  readonly invitation: string | null;
}

export interface TakenSeat {
  readonly seat: number;
  readonly token: string;
}

/** The fields of a seat to select in `startDraft`. */
export const draftSeat = 'seat token invitation';

const claim = `mutation ($invitation: String!) { claimDraftSeat(invitation: $invitation) { token } }`;

/** Claims every seat that has an invitation. */
export function seatsTaken(api: RunningApi, seats: readonly BegunDraftSeat[]): Promise<readonly TakenSeat[]> {
  return Promise.all(
    seats.map(async ({ seat, token, invitation }) => {
      if (token !== null) return { seat, token };
      const { data } = (await api.ask(claim, { invitation })) as {
        data: { claimDraftSeat: { token: string } };
      };
      return { seat, token: data.claimDraftSeat.token };
    }),
  );
}
