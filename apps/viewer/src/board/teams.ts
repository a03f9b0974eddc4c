import { createContext, useContext } from 'react';

/** The seats that play together, by team; null: there are no teams. */
export type Teams = readonly (readonly number[])[] | null;

export const TeamsContext = createContext<Teams>(null);

/** Tells the team of a seat, counted from 0; null: it has none. */
export function useTeamOf(): (seat: number) => number | null {
  const teams = useContext(TeamsContext);
  return (seat) => {
    const team = teams?.findIndex((seats) => seats.includes(seat)) ?? -1;
    return team < 0 ? null : team;
  };
}
