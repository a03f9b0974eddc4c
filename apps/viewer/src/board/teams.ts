import { createContext, useContext } from 'react';

/** The seats of each team. Null if there are no teams. */
export type Teams = readonly (readonly number[])[] | null;

export const TeamsContext = createContext<Teams>(null);

/** Returns a function that maps a seat to the number of its team, starting at 0. Null if the seat has no team. */
export function useTeamOf(): (seat: number) => number | null {
  const teams = useContext(TeamsContext);
  return (seat) => {
    const team = teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
    return team < 0 ? null : team;
  };
}
