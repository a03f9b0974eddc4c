/** The reference that all unidentified cards have in records from other platforms. */
export const UNIDENTIFIED = 'UNKNOWN';
