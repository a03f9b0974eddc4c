/** Phases, in sentences. */
export const phaseNames = [
  ['Morning', 'morning'],
  ['Noon', 'noon'],
  ['the Afternoon', 'afternoon'],
  ['Dusk', 'dusk'],
  ['Night', 'night'],
] as const;
