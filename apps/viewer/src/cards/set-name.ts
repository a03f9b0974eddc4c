/** The names of sets of cards, in every language, by the codes that references of cards begin with. */
const names: Readonly<Record<string, string>> = {
  RIVER: 'River',
  CORE: 'Beyond the Gates',
  COREKS: 'Beyond the Gates – KS Edition',
  ALIZE: 'Trial by Frost',
  BISE: 'Whispers from the Maze',
  CYCLONE: 'Skybound Odyssey',
  DUSTER: 'Seeds of Unity',
  EOLE: 'Roots of Corruption',
};

/** The name of a set; of one that is not known, its code. */
export const setName = (code: string): string => names[code] ?? code;
