/** The reference of all unidentified cards in records from other platforms. */
export const UNIDENTIFIED = 'UNKNOWN';
