/** The reference of unidentified cards in records of games that others recorded. It stands for many cards. */
export const UNIDENTIFIED = 'UNKNOWN';
